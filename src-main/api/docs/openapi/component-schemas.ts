import { z } from 'zod';
import { parameterDescriptions } from './parameter-descriptions.ts';
import { propertyDescriptions } from './property-descriptions.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = { readonly [name: string]: unknown };

/** The schemas of an OpenAPI document: those with a name once in `components`, and how each is written where it is used. */
export type ComponentSchemas = ReturnType<typeof componentSchemas>;

/**
 * Translates the contract's schemas. A schema used both ways differs where it has defaults: then what is sent goes
 * under its name with `_input`.
 */
export function componentSchemas(sent: readonly z.ZodType[], answered: readonly z.ZodType[]) {
  const inputs = translate(sent, 'input');
  const outputs = translate(answered, 'output');
  const renamed = renamedInputs(inputs.definitions, outputs.definitions);
  const rename = (schema: JsonSchema) => mapRefs(schema, (name) => renamed.get(name) ?? name);
  const inputComponents = Object.entries(inputs.definitions).map(([name, schema]) => [
    renamed.get(name) ?? name,
    rename(schema),
  ]);
  const components = { ...outputs.definitions, ...Object.fromEntries(inputComponents) };
  const at = (translated: ReadonlyMap<z.ZodType, JsonSchema>, schema: z.ZodType) => {
    const component = translated.get(schema);
    if (!component) throw new Error('a schema of a route was not translated');
    return mapRefs(component, (name) => name);
  };
  return {
    components: Object.fromEntries(
      Object.entries(components)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, schema]) => [name, withDescriptions(mapRefs(asObject(schema), (ref) => ref))]),
    ),
    /** What a caller may send. */
    sent: (schema: z.ZodType): JsonSchema => withDescriptions(rename(at(inputs.bySchema, schema))),
    /** What an answer carries. */
    answered: (schema: z.ZodType): JsonSchema => withDescriptions(at(outputs.bySchema, schema)),
    /** What stands in an address: parameters are described as such. */
    addressed: (schema: z.ZodType): JsonSchema => at(outputs.bySchema, schema),
  };
}

interface Translated {
  readonly definitions: Readonly<Record<string, JsonSchema>>;
  readonly bySchema: ReadonlyMap<z.ZodType, JsonSchema>;
}

/** All at once, so that what has a name is written once, under `$defs`. */
function translate(schemas: readonly z.ZodType[], io: 'input' | 'output'): Translated {
  const distinct = [...new Set(schemas)];
  const shape = Object.fromEntries(distinct.map((schema, index) => [`s${index}`, schema]));
  const whole = asObject(
    z.toJSONSchema(z.object(shape), {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => tidy(jsonSchema),
    }),
  );
  const properties = asObject(whole.properties);
  return {
    definitions: Object.fromEntries(
      Object.entries(asObject(whole.$defs)).map(([name, schema]) => [name, asObject(schema)]),
    ),
    bySchema: new Map(distinct.map((schema, index) => [schema, asObject(properties[`s${index}`])])),
  };
}

/** What a reader does not need: the pattern behind a format, the bounds of a machine's integers, the name again. */
function tidy(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.id;
}

/** Names whose two forms differ, or that refer to one whose forms do. */
function renamedInputs(
  inputs: Readonly<Record<string, JsonSchema>>,
  outputs: Readonly<Record<string, JsonSchema>>,
): ReadonlyMap<string, string> {
  const shared = Object.keys(inputs).filter((name) => name in outputs);
  const renamed = new Map(
    shared
      .filter((name) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name]))
      .map((name) => [name, `${name}_input`]),
  );
  // Each round finds at least one more name, so there are no more rounds than names.
  for (let before = -1; before !== renamed.size; ) {
    before = renamed.size;
    for (const name of shared) {
      const refersToRenamed = refsOf(inputs[name]).some((ref) => renamed.has(ref));
      if (refersToRenamed) renamed.set(name, `${name}_input`);
    }
  }
  return renamed;
}

const refStart = /^#\/(?:\$defs|components\/schemas)\//;

function refsOf(value: unknown): readonly string[] {
  const refs: string[] = [];
  mapRefs(asObject(value), (name) => {
    refs.push(name);
    return name;
  });
  return refs;
}

/** The schema with its references pointing into `components`. */
function mapRefs(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, `#/components/schemas/${rename(inner.replace(refStart, ''))}`]
          : [key, walk(inner)],
      ),
    );
  };
  return asObject(walk(schema));
}

/** Every property with a description: its own, or that of its name. */
function withDescriptions(schema: JsonSchema): JsonSchema {
  const described = ([name, property]: [string, unknown]): [string, unknown] => {
    // A filter that is sent in a body is called as in an address.
    const description = propertyDescriptions[name] ?? parameterDescriptions[name];
    const inner = asObject(walk(property));
    return [name, 'description' in inner || !description ? inner : { ...inner, description }];
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'properties'
          ? Object.fromEntries(Object.entries(asObject(inner)).map(described))
          : walk(inner),
      ]),
    );
  };
  return asObject(walk(schema));
}

function asObject(value: unknown): JsonSchema {
  return value !== null && typeof value === 'object' ? Object.fromEntries(Object.entries(value)) : {};
}
