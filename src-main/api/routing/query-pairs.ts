import { z } from 'zod';
import type { ProblemError } from '../../contract/problems/problems.ts';

/**
 * Pairs in a query: `metadata[order]=17` is the pair order → 17 of the field `metadata`, where the schema has such a
 * field. What is no pair of a known field stays as it came, and is unknown to the schema.
 */
export function gatherPairs(schema: z.ZodObject, query: unknown): unknown {
  const parameters = entriesOf(query);
  if (!parameters) return query;
  const plain: [string, unknown][] = [];
  const pairs = new Map<string, [string, unknown][]>();
  for (const [parameter, value] of parameters) {
    const pair = pairOf(schema, parameter);
    if (pair) pairs.set(pair.field, [...(pairs.get(pair.field) ?? []), [pair.key, single(value)]]);
    // Without brackets it names no pair.
    else plain.push([isPairsField(schema, parameter) ? `${parameter}[]` : parameter, value]);
  }
  const gathered = [...pairs].map(([field, list]): [string, unknown] => [field, Object.fromEntries(list)]);
  // Not by assignment: a parameter called `__proto__` would vanish, and is to be refused like any unknown one.
  return Object.fromEntries([...plain, ...gathered]);
}

/** A key appears only once (interface specification, "Document list filters"). */
export function repeatedPairs(schema: z.ZodObject, query: unknown): readonly ProblemError[] {
  return (entriesOf(query) ?? []).flatMap(([parameter, value]) =>
    pairOf(schema, parameter) && Array.isArray(value)
      ? [{ parameter, code: 'repeated_metadata_key', message: 'Cada clave se envía una sola vez.' }]
      : [],
  );
}

function pairOf(schema: z.ZodObject, parameter: string): { field: string; key: string } | undefined {
  const [, field, key] = /^(\w+)\[(.+)\]$/s.exec(parameter) ?? [];
  if (field === undefined || key === undefined || !isPairsField(schema, field)) return undefined;
  // `__proto__` is never a key: assigning it would change the object's prototype.
  return key === '__proto__' ? undefined : { field, key };
}

/** Whether a query has a field of pairs. */
export function takesPairs(schema: z.ZodObject): boolean {
  return Object.keys(schema.shape).some((field) => isPairsField(schema, field));
}

function isPairsField(schema: z.ZodObject, field: string): boolean {
  const type = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
  return type instanceof z.ZodOptional && type.unwrap() instanceof z.ZodRecord;
}

function single(value: unknown): unknown {
  return Array.isArray(value) ? value.at(0) : value;
}

function entriesOf(query: unknown): readonly [string, unknown][] | undefined {
  return typeof query === 'object' && query !== null ? Object.entries(query) : undefined;
}
