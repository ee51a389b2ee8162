import type { JsonSchema } from '../openapi/component-schemas.ts';

/** The names of the schemas that a part of the description refers to. */
export function schemasNamedIn(part: unknown): readonly string[] {
  const refs = JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return [...new Set(Array.from(refs, ([, name = '']) => name))];
}

/** These and all that they refer to, themselves or through others. */
export function withReferred(
  names: readonly string[],
  schemas: Readonly<Record<string, JsonSchema>>,
): readonly string[] {
  const found = new Set(names);
  // A set that grows while it is walked is walked to its end.
  for (const name of found) for (const referred of schemasNamedIn(schemas[name])) found.add(referred);
  return [...found];
}
