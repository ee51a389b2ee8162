import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Description } from './description.ts';
import type { JsonSchema } from './json-schema.ts';

/** Judges a value by a schema of the description; gives what is wrong with it, in words. */
export type SchemaJudge = (schema: JsonSchema, value: unknown) => readonly string[];

const ownId = 'api';
const mostMessages = 5;

/** By code that is not ours: ajv, on the very schemas that the service publishes. */
export function makeSchemaJudge({ schemas }: Description): SchemaJudge {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addFormat('base64', /^[A-Za-z0-9+/]*={0,2}$/);
  ajv.addSchema({ $id: ownId, components: { schemas } });
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(pointedAtOwn(schema));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    const messages = (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
    return messages.slice(0, mostMessages);
  };
}

/** A schema written beside an operation refers to the components of the whole document. */
function pointedAtOwn(schema: JsonSchema): Record<string, unknown> {
  const text = JSON.stringify(schema, (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${ownId}${value}` : value,
  );
  return JSON.parse(text);
}
