import type { Route } from '../../routing/route.ts';
import type { JsonSchema } from '../openapi/component-schemas.ts';
import type { OpenApi } from '../openapi/openapi.ts';
import { tagDescriptions } from '../openapi/tag-descriptions.ts';
import { schemasNamedIn, withReferred } from './schema-names.ts';

/** The API as its pages show it: an overview, and a page for each resource. */
export interface Reference {
  readonly title: string;
  /** Where the overview is; a resource's page is below it. */
  readonly address: string;
  /** Where the same is served for programs. */
  readonly descriptionPath: string;
  readonly resources: readonly Resource[];
  /** What an error carries, which the overview shows. */
  readonly errorSchemas: readonly NamedSchema[];
}

export interface Resource {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly operations: readonly Operation[];
  /** What is sent to other programs without their asking. */
  readonly sent: readonly string[];
  /** All that its operations name, themselves or through others, by name. */
  readonly schemas: readonly NamedSchema[];
}

export interface Operation {
  /** Where a reader finds it. */
  readonly address: string;
  readonly route: Route;
  /** As the OpenAPI document has it. */
  readonly written: JsonSchema;
}

export interface NamedSchema {
  readonly name: string;
  readonly schema: JsonSchema;
}

export interface ReferenceParts extends Pick<Reference, 'title' | 'address' | 'descriptionPath'> {
  readonly routes: readonly Route[];
  readonly description: OpenApi;
}

export function makeReference({ routes, description, ...about }: ReferenceParts): Reference {
  const { schemas } = description.components;
  const withSchemas = (names: readonly string[]) =>
    withReferred(names, schemas)
      .toSorted()
      .map((name) => ({ name, schema: schemas[name] ?? {} }));
  const resources = [...Map.groupBy(routes, ({ tag }) => tag)].map(([tag, ofTag]) => {
    const address = `${about.address}/${slugOf(tag)}`;
    const operations = ofTag.map((route) => ({
      address: `${address}#${route.operationId}`,
      route,
      written: description.paths[route.path]?.[route.method.toLowerCase()] ?? {},
    }));
    const sent = Object.values(description.webhooks ?? {}).flatMap(({ post }) =>
      post.tags.includes(tag) ? schemasNamedIn(post.requestBody).slice(0, 1) : [],
    );
    return {
      title: tag,
      description: tagDescriptions[tag] ?? tag,
      address,
      operations,
      sent: [...new Set(sent)],
      schemas: withSchemas([
        ...operations.flatMap(({ written }) => schemasNamedIn(shownOf(written))),
        ...sent,
      ]),
    };
  });
  return { ...about, resources, errorSchemas: withSchemas(['problem']) };
}

/** The name of a resource as it stands in an address: `guia-de-remision`. */
function slugOf(tag: string): string {
  const plain = tag.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-');
}

/** An operation, with where a reader finds it. */
export function operationNamed({ resources }: Reference, operationId: string): Operation {
  const operation = resources
    .flatMap(({ operations }) => operations)
    .find(({ route }) => route.operationId === operationId);
  if (!operation) throw new Error(`the reference has no ${operationId}`);
  return operation;
}

/** Every schema once, with the first page that shows it. */
export function schemaHomes({
  address,
  resources,
  errorSchemas,
}: Reference): readonly (NamedSchema & { readonly page: string })[] {
  const shown = [...resources, { address, schemas: errorSchemas }].flatMap((page) =>
    page.schemas.map((named) => ({ ...named, page: page.address })),
  );
  const first = new Map(shown.toReversed().map((schema) => [schema.name, schema]));
  return [...first.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The part of an operation whose schemas its page shows: all but its errors. */
function shownOf({ parameters, requestBody, responses }: JsonSchema): unknown {
  const answers = Object.entries(Object(responses)).filter(([status]) => status < '400');
  return { parameters, requestBody, answers };
}
