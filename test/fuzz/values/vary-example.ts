import type { SeededRandom } from '../../support/seeded-random.ts';
import { type Description, resolveRef } from '../description/description.ts';
import type { JsonSchema } from '../description/json-schema.ts';
import { draw } from './draw.ts';
import type { ValidValues } from './valid-value.ts';

/** What a body is varied with. */
export interface VariationParts {
  readonly schemas: Description['schemas'];
  readonly valid: ValidValues;
  readonly random: SeededRandom;
}

/**
 * The example with one part changed to something else its schema takes: nearer to what the service accepts than a
 * body of chance, for the rules between fields stand in no schema.
 */
export function varyExample(example: unknown, schema: JsonSchema, parts: VariationParts): unknown {
  const { schemas, valid, random } = parts;
  const own = resolveRef(schema, schemas);
  if (own.properties && isObject(example)) return varyMember(example, own, parts);
  if (own.items && Array.isArray(example) && example.length > 0) {
    const at = random.between(0, example.length - 1);
    if (random.chance(0.2)) return [...example, example[at]];
    return example.map((item, index) =>
      index === at && own.items ? varyExample(item, own.items, parts) : item,
    );
  }
  return draw(valid(schema), random);
}

function varyMember(
  example: Readonly<Record<string, unknown>>,
  { properties = {}, required = [] }: JsonSchema,
  parts: VariationParts,
): unknown {
  const names = Object.keys(properties);
  if (names.length === 0) return example;
  const { random, valid } = parts;
  const name = random.pick(names);
  const schema = properties[name] ?? {};
  const current = Object.hasOwn(example, name) ? example[name] : undefined;
  if (current !== undefined && !required.includes(name) && random.chance(0.2)) {
    return Object.fromEntries(Object.entries(example).filter(([own]) => own !== name));
  }
  const isDeep = typeof current === 'object' && current !== null;
  const value =
    isDeep && random.chance(0.8) ? varyExample(current, schema, parts) : draw(valid(schema, name), random);
  return { ...example, [name]: value };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
