import { importLimits } from '../../../contract/import.ts';
import { type ProblemCode, problemBody, problems } from '../../../contract/problems/problems.ts';
import { bodyTypesOf, takesBody } from '../../routing/request.ts';
import type { Answer, DescribedRoute } from '../../routing/route.ts';
import { uploadType } from '../../routing/upload-parts.ts';
import { exampleOf, examplesIn } from './answer-examples.ts';
import { type ComponentSchemas, componentSchemas, type JsonSchema } from './component-schemas.ts';
import { parameterDescriptions } from './parameter-descriptions.ts';
import { problemsOf } from './problems-of.ts';
import { tagDescriptions } from './tag-descriptions.ts';
import { webhookBody, webhooksOf } from './webhooks-of.ts';

/** The description of the API for machines. */
export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly webhooks?: ReturnType<typeof webhooksOf>;
  readonly components: JsonSchema & { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** What is described. */
export interface Described {
  readonly description: string;
  /** Whose secret the bearer is. */
  readonly bearer: string;
  /** Whether events are sent to addresses of programs. */
  readonly hasWebhooks: boolean;
}

const ofStation: Described = {
  description: 'Documentos tributarios electrónicos del Ecuador, desde este mismo equipo.',
  bearer: 'Una clave de API, o la sesión de una persona',
  hasWebhooks: true,
};

/** Writes the OpenAPI 3.1 document from the very table of routes that the server runs. */
export function openApi(
  routes: readonly DescribedRoute[],
  version: string,
  { description, bearer, hasWebhooks }: Described = ofStation,
): OpenApi {
  const schemas = componentSchemas(routes.filter(takesJson).map(bodySchemaOf), [
    ...routes.flatMap((route) => [route.query, route.params, ...route.answers.flatMap(schemaOf)]),
    problemBody,
    ...(hasWebhooks ? [webhookBody] : []),
  ]);
  const paths = pathsOf(routes, schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mostrador',
      version,
      description,
      license: { name: 'MPL-2.0', identifier: 'MPL-2.0' },
      contact: { name: 'Mostrador' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    security: [{ bearer: [] }],
    paths,
    ...(hasWebhooks && { webhooks: webhooksOf(schemas) }),
    components: {
      schemas: schemas.components,
      examples: examplesIn(paths),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: bearer,
        },
      },
      headers: referredIn(paths, {
        request_id: {
          required: true,
          description: 'Identifica la petición en el registro',
          schema: { type: 'string', format: 'uuid' },
        },
        idempotent_replayed: {
          required: false,
          description:
            '`true` si la clave ya se había usado: la respuesta es lo que se hizo entonces, como está ahora',
          schema: { type: 'string', const: 'true' },
        },
        retry_after: {
          required: false,
          description: 'Segundos que faltan para que la misma petición pueda resultar',
          schema: { type: 'integer', minimum: 0 },
        },
      }),
    },
  };
}

/** Those headers that a description refers to. */
function referredIn(paths: unknown, headers: JsonSchema): JsonSchema {
  const text = JSON.stringify(paths);
  const isReferred = ([name]: [string, unknown]) => text.includes(`"#/components/headers/${name}"`);
  return Object.fromEntries(Object.entries(headers).filter(isReferred));
}

function pathsOf(routes: readonly DescribedRoute[], schemas: ComponentSchemas): OpenApi['paths'] {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  return Object.fromEntries(
    [...byPath].map(([path, operations]) => [
      path,
      Object.fromEntries(
        operations.map((route) => [route.method.toLowerCase(), operationOf(route, schemas)]),
      ),
    ]),
  );
}

function operationOf(route: DescribedRoute, schemas: ComponentSchemas): JsonSchema {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description ?? `${route.summary}.`,
    ...(route.access.who === 'anyone' ? { security: [] } : {}),
    'x-access': route.access,
    parameters: parametersOf(route, schemas),
    ...(takesBody(route) ? { requestBody: requestBodyOf(route, schemas) } : {}),
    responses: { ...answersOf(route, schemas), ...problemAnswersOf(route, schemas) },
  };
}

function parametersOf(route: DescribedRoute, schemas: ComponentSchemas): readonly JsonSchema[] {
  const written = (location: 'path' | 'query', shape: DescribedRoute['query']) => {
    const { properties } = schemas.addressed(shape);
    return Object.entries(properties ?? {}).map(([name, schema]) => ({
      name,
      in: location,
      required: location === 'path',
      ...(schema.description === undefined && parameterDescriptions[name] !== undefined
        ? { description: parameterDescriptions[name] }
        : {}),
      // Pairs: `metadata[key]=value`.
      ...(schema.type === 'object' ? { style: 'deepObject', explode: true } : {}),
      schema,
    }));
  };
  return [
    ...written('path', route.params),
    ...written('query', route.query),
    ...(route.idempotent ? [idempotencyKey] : []),
  ];
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Un valor suyo, único por documento: repetir la petición con él no duplica.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

function requestBodyOf(route: DescribedRoute, schemas: ComponentSchemas): JsonSchema {
  if (!takesJson(route)) {
    const bytesOf = (type: string) => [type, type === uploadType ? { schema: uploadSchema } : {}];
    return { required: true, content: Object.fromEntries(bodyTypesOf(route).map(bytesOf)) };
  }
  const schema = schemas.sent(bodySchemaOf(route));
  const example = route.example === undefined ? {} : { example: route.example };
  return {
    required: !route.bodyMayBeMissing,
    content: { 'application/json': { schema, ...example } },
  };
}

/** A form with one field of files. */
const uploadSchema: JsonSchema = {
  type: 'object',
  properties: {
    file: {
      description: 'Los archivos',
      type: 'array',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
      minItems: 1,
      maxItems: importLimits.files,
    },
  },
  required: ['file'],
  additionalProperties: false,
};

function answersOf(route: DescribedRoute, schemas: ComponentSchemas): JsonSchema {
  const byStatus = Map.groupBy(route.answers, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, answers]) => {
      const description = [...new Set(answers.map((answer) => answer.description))].join(' / ');
      const content = Object.assign({}, ...answers.map((answer) => contentOf(answer, route, schemas)));
      const isEmpty = Object.keys(content).length === 0;
      const headers = { ...requestIdHeader, ...(route.idempotent && status === 200 ? replayedHeader : {}) };
      return [status, { description, headers, ...(isEmpty ? {} : { content }) }];
    }),
  );
}

function contentOf(
  { schema, mediaType }: Answer,
  { operationId }: DescribedRoute,
  schemas: ComponentSchemas,
): JsonSchema {
  if (schema) {
    const answered = schemas.answered(schema);
    return { 'application/json': { schema: answered, ...exampleOf(answered, operationId) } };
  }
  return mediaType === undefined ? {} : { [mediaType]: {} };
}

function problemAnswersOf(route: DescribedRoute, schemas: ComponentSchemas): JsonSchema {
  const byStatus = Map.groupBy(problemsOf(route), (code: ProblemCode) => problems[code].status);
  const content = { 'application/problem+json': { schema: schemas.answered(problemBody) } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        headers: { ...requestIdHeader, ...(mayAskForPatience.includes(status) ? retryAfterHeader : {}) },
        content,
      },
    ]),
  );
}

const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/request_id' } } as const;

const replayedHeader = {
  'Idempotent-Replayed': { $ref: '#/components/headers/idempotent_replayed' },
} as const;
const retryAfterHeader = { 'Retry-After': { $ref: '#/components/headers/retry_after' } } as const;
const mayAskForPatience: readonly number[] = [429, 503];

function takesJson(route: DescribedRoute): boolean {
  return takesBody(route) && route.bodyTypes === undefined;
}

function bodySchemaOf(route: DescribedRoute) {
  return route.bodyOfUseCase ?? route.body;
}

function schemaOf(answer: Answer) {
  return answer.schema ? [answer.schema] : [];
}
