import fc, { type Arbitrary } from 'fast-check';
import type { Description } from '../description/description.ts';
import { type JsonSchema, refNameOf } from '../description/json-schema.ts';
import { Linked } from './linked.ts';
import type { NamedValues } from './named-values.ts';
import { validText } from './valid-text.ts';

/** Draws values a schema takes; `name` is that of the member or parameter. */
export type ValidValues = (schema: JsonSchema, name?: string) => Arbitrary<unknown>;

/** Longest list drawn on purpose; the limits of the schema are for the breakers. */
const MANY = 3;

/**
 * Arbitraries of what the description says may be sent. A name that was seen in an answer is often given the value
 * seen there, and a name with known values one of those.
 */
export function makeValidValues({ schemas }: Description, named: NamedValues): ValidValues {
  const byRef = new Map<string, Arbitrary<unknown>>();

  function byName(schema: JsonSchema, name: string): Arbitrary<unknown> {
    const plain = anyOfSchema(schema, name);
    if (schema.const !== undefined || schema.enum !== undefined || !isScalar(schema)) return plain;
    const known = Object.hasOwn(named, name) ? named[name] : undefined;
    const usual = known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, plain) : plain;
    return fc
      .tuple(fc.nat(), fc.nat(4), usual)
      .map(([turn, chance, otherwise]) => (chance > 1 ? new Linked(name, turn, otherwise) : otherwise));
  }

  function anyOfSchema(schema: JsonSchema, name: string): Arbitrary<unknown> {
    const ref = refNameOf(schema);
    if (ref !== undefined) return ofRef(ref);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => byName(choice, name)));
    if (schema.allOf !== undefined) {
      return fc
        .tuple(...schema.allOf.map((part) => byName(part, name)))
        .map((parts) => Object.assign({}, ...parts));
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type];
    return fc.oneof(...types.map((type: unknown) => ofType(schema, type, name)));
  }

  function ofRef(ref: string): Arbitrary<unknown> {
    const made = byRef.get(ref);
    if (made) return made;
    // A schema inside itself ends here.
    byRef.set(ref, fc.constant(null));
    const arbitrary = anyOfSchema(schemas[ref] ?? {}, ref);
    byRef.set(ref, arbitrary);
    return arbitrary;
  }

  function ofType(schema: JsonSchema, type: unknown, name: string): Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return fc.array(byName(schema.items ?? {}, singularOf(name)), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? MANY, Math.max(schema.minItems ?? 0, MANY)),
        });
      case 'string':
        return validText(schema);
      case 'integer':
      case 'number':
        return wholeNumberOf(schema);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    }
  }

  function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
    const model = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, byName(property, name)]),
    );
    const fixed = fc.record(model, {
      requiredKeys: required.filter((name) => name in model),
      noNullPrototype: true,
    });
    if (typeof additionalProperties !== 'object') return fixed;
    const keys = propertyNames ? anyOfSchema(propertyNames, '') : validText({ maxLength: 20 });
    const pairs = fc.array(fc.tuple(keys.map(String), anyOfSchema(additionalProperties, '')), {
      maxLength: MANY,
    });
    return fc.tuple(fixed, pairs).map(([known, others]) => ({ ...Object.fromEntries(others), ...known }));
  }

  return (schema, name = '') => byName(schema, name);
}

function wholeNumberOf({ minimum = -1_000_000, maximum = 1_000_000 }: JsonSchema): Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum);
  return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: minimum, max: maximum }) }, edges);
}

function isScalar({ type, properties, items }: JsonSchema): boolean {
  return properties === undefined && items === undefined && type !== 'object' && type !== 'array';
}

/** `document_ids` holds what was seen as `document_id`. */
function singularOf(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
