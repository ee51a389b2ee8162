import { docs, member, typeName, typeOf, unionOf } from './type-of.mjs';

/**
 * The part of an OpenAPI 3.1 document that this program's description uses.
 *
 * @typedef {import('./type-of.mjs').Schema} Schema
 * @typedef {{ readonly name: string, readonly in: string, readonly required: boolean, readonly schema: Schema, readonly description?: string }} Parameter
 * @typedef {Readonly<Record<string, { readonly schema?: Schema }>>} Content by media type
 * @typedef {object} Operation
 * @property {string} summary
 * @property {string} [description]
 * @property {readonly Parameter[]} parameters
 * @property {{ readonly required: boolean, readonly content: Content }} [requestBody]
 * @property {Readonly<Record<string, { readonly content?: Content }>>} responses by status
 * @typedef {object} Description
 * @property {Readonly<Record<string, Readonly<Record<string, Operation>>>>} paths
 * @property {{ readonly schemas: Readonly<Record<string, Schema>> }} components
 */

/**
 * Writes a description as TypeScript: one type for each of its schemas, and `Operations`, which says of each
 * operation what goes in and what comes out.
 *
 * @param {Description} description
 * @returns {string} source text, not yet formatted
 * @throws when the description uses what is not translated
 */
export function writeClientTypes({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `${docs(operation.summary, operation.description)}'${method.toUpperCase()} ${path}': ${operationType(operation)}`,
    ),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => declaration(name, schema));
  return [
    '// Written by `npm run client` from the description of the running program (/v1/local/openapi.json). Do not edit it.\n',
    '/** Every operation of the API: what goes in, and the `answer` of its success. */',
    `export interface Operations {\n${operations.join('\n')}\n}\n`,
    ...schemas,
  ].join('\n');
}

/** @param {Operation} operation */
function operationType({ parameters, requestBody, responses }) {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  for (const { name } of inHeader) {
    if (name !== 'Idempotency-Key') throw new Error(`the client cannot send the header ${name} yet`);
  }
  const members = [
    inPath.length > 0 && `readonly path: ${parametersType(inPath)};`,
    inQuery.length > 0 && `readonly query?: ${parametersType(inQuery)} | undefined;`,
    requestBody && member('body', requestBody.required, bodyType(requestBody.content)),
    ...inHeader.map(({ description }) => `${docs(description)}${member('idempotencyKey', false, 'string')}`),
    `readonly answer: ${answerType(responses)};`,
  ];
  return `{\n${members.filter(Boolean).join('\n')}\n};`;
}

/** @param {readonly Parameter[]} parameters */
function parametersType(parameters) {
  const members = parameters.map(
    ({ name, required, schema, description }) =>
      `${docs(description ?? schema.description)}${member(name, required, typeOf(schema))}`,
  );
  return `{ ${members.join('\n')} }`;
}

/** @param {Content} content */
function bodyType(content) {
  return unionOf(
    Object.entries(content).map(([mediaType, { schema }]) => {
      if (mediaType === 'application/json') return typeOf(schema ?? {});
      return mediaType === 'multipart/form-data' ? 'FormData' : 'Blob';
    }),
  );
}

/**
 * JSON as what it says, a file as its bytes, nothing as `undefined`.
 *
 * @param {Operation['responses']} responses
 */
function answerType(responses) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return unionOf(
    successes.flatMap(([, { content }]) =>
      content === undefined
        ? ['undefined']
        : Object.entries(content).map(([mediaType, { schema }]) =>
            mediaType === 'application/json' ? typeOf(schema ?? {}) : 'Uint8Array<ArrayBuffer>',
          ),
    ),
  );
}

/**
 * @param {string} name
 * @param {Schema} schema
 */
function declaration(name, schema) {
  const type = typeOf(schema);
  const start = `${docs(schema.description)}export`;
  return schema.properties !== undefined
    ? `${start} interface ${typeName(name)} ${type}\n`
    : `${start} type ${typeName(name)} = ${type};\n`;
}
