import { z } from 'zod';
import type { ProblemError } from '../../contract/problems.ts';

/**
 * Pairs in a query: `metadata[order]=17` is the pair order → 17 of the field `metadata`, where the schema has such a
 * field. What is no pair of a known field stays as it came, and is unknown to the schema.
 */
export function gatherPairs(schema: z.ZodObject, query: unknown): unknown {
  const parameters = recordOf(query);
  if (!parameters) return query;
  const gathered: Record<string, unknown> = {};
  const pairs = new Map<string, [string, unknown][]>();
  for (const [parameter, value] of Object.entries(parameters)) {
    const pair = pairOf(schema, parameter);
    if (pair) pairs.set(pair.field, [...(pairs.get(pair.field) ?? []), [pair.key, single(value)]]);
    // Without brackets it names no pair.
    else gathered[isPairsField(schema, parameter) ? `${parameter}[]` : parameter] = value;
  }
  for (const [field, list] of pairs) gathered[field] = Object.fromEntries(list);
  return gathered;
}

/** A key appears only once (interface specification, "Document list filters"). */
export function repeatedPairs(schema: z.ZodObject, query: unknown): readonly ProblemError[] {
  return Object.entries(recordOf(query) ?? {}).flatMap(([parameter, value]) =>
    pairOf(schema, parameter) && Array.isArray(value)
      ? [{ parameter, code: 'repeated_metadata_key', message: 'Cada clave se envía una sola vez.' }]
      : [],
  );
}

function pairOf(schema: z.ZodObject, parameter: string): { field: string; key: string } | undefined {
  const [, field, key] = /^(\w+)\[(.+)\]$/s.exec(parameter) ?? [];
  if (field === undefined || key === undefined || !isPairsField(schema, field)) return undefined;
  // No object of ours can have a key of this name, and no document has one.
  return key === '__proto__' ? undefined : { field, key };
}

function isPairsField(schema: z.ZodObject, field: string): boolean {
  const type = Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
  return type instanceof z.ZodOptional && type.unwrap() instanceof z.ZodRecord;
}

function single(value: unknown): unknown {
  return Array.isArray(value) ? value.at(0) : value;
}

function recordOf(query: unknown): Record<string, unknown> | undefined {
  const parsed = z.record(z.string(), z.unknown()).safeParse(query);
  return parsed.success ? parsed.data : undefined;
}
