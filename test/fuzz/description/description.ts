import { z } from 'zod';
import { type JsonSchema, jsonSchema, refNameOf } from './json-schema.ts';

/** What the service says of itself: everything the fuzzer knows of the API. */
export interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** `/v1/ec/invoices/{id}`. */
  readonly path: string;
  readonly access: OperationAccess;
  readonly parameters: readonly Parameter[];
  readonly body: RequestBody | undefined;
  /** By status. */
  readonly answers: ReadonlyMap<number, Answer>;
}

export type OperationAccess = z.output<typeof access>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: readonly BodyContent[];
}

export interface BodyContent {
  readonly mediaType: string;
  readonly schema: JsonSchema;
  /** Undefined when there is none. */
  readonly example: unknown;
}

export interface Answer {
  /** By media type; undefined where the bytes are all that is promised. */
  readonly content: ReadonlyMap<string, JsonSchema | undefined>;
  readonly headers: readonly string[];
  /** The codes of the problems that may come with it; none on success. */
  readonly problems: ReadonlySet<string>;
}

const access = z.looseObject({ who: z.string(), scope: z.string().optional() });

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: jsonSchema,
});

const media = z.looseObject({ schema: jsonSchema.optional(), example: z.unknown().optional() });

/** A header, or the name of one; only one that is described as not required may be missing. */
const header = z.looseObject({ $ref: z.string().optional(), required: z.boolean().optional() });
const namedHeaders = z.record(z.string(), header).default({});

const response = z.looseObject({
  description: z.string(),
  headers: namedHeaders,
  content: z.record(z.string(), media).default({}),
});

const operation = z.looseObject({
  operationId: z.string(),
  'x-access': access,
  parameters: z.array(parameter).default([]),
  requestBody: z
    .looseObject({ required: z.boolean().default(false), content: z.record(z.string(), media) })
    .optional(),
  responses: z.record(z.string(), response),
});

const document = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema), headers: namedHeaders }),
});

/** Asks the running service for its description. */
export async function readDescription(url: string): Promise<Description> {
  const answer = await fetch(`${url}/v1/local/openapi.json`);
  return descriptionOf(await answer.json());
}

/** Reads an OpenAPI 3.1 document. */
export function descriptionOf(openApi: unknown): Description {
  const { paths, components } = document.parse(openApi);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(method.toUpperCase(), path, { described, named: components.headers }),
    ),
  );
  return { operations, schemas: components.schemas };
}

interface Described {
  readonly described: z.output<typeof operation>;
  readonly named: z.output<typeof namedHeaders>;
}

function operationOf(method: string, path: string, { described, named }: Described): Operation {
  const { requestBody } = described;
  return {
    id: described.operationId,
    method,
    path,
    access: described['x-access'],
    parameters: described.parameters,
    body: requestBody && {
      required: requestBody.required,
      content: Object.entries(requestBody.content).map(([mediaType, { schema = {}, example }]) => ({
        mediaType,
        schema,
        example,
      })),
    },
    answers: new Map(
      Object.entries(described.responses).map(([status, given]) => [Number(status), answerOf(given, named)]),
    ),
  };
}

/** The codes are named as in the description: `not_found`, `invalid_cursor`. */
function answerOf(
  { description, headers, content }: z.output<typeof response>,
  named: Described['named'],
): Answer {
  const isPromised = ({ $ref, required }: z.output<typeof header>) =>
    ($ref === undefined ? required : named[$ref.split('/').at(-1) ?? '']?.required) !== false;

  const isProblem = 'application/problem+json' in content;
  const codes = isProblem ? [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => code) : [];
  return {
    content: new Map(Object.entries(content).map(([mediaType, { schema }]) => [mediaType, schema])),
    headers: Object.entries(headers).flatMap(([name, one]) => (isPromised(one) ? [name] : [])),
    problems: new Set(codes),
  };
}

/** The schema itself where it only names one. */
export function resolveRef(schema: JsonSchema, schemas: Description['schemas']): JsonSchema {
  const name = refNameOf(schema);
  if (name === undefined) return schema;
  const named = schemas[name];
  if (!named) throw new Error(`the description names no schema ${name}`);
  return resolveRef(named, schemas);
}
