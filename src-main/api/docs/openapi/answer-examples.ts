import answers from '../examples/answer-examples.json' with { type: 'json' };
import type { JsonSchema } from './component-schemas.ts';

/**
 * What a service answered in the tests, by the name of the schema it has, or of the operation where the schema has none.
 * A test holds them to what a service answers.
 */
const examples: Readonly<Record<string, unknown>> = answers;

/** The example of an answer, as a reference to it. */
export function exampleOf(answered: JsonSchema, operationId: string): JsonSchema {
  const name = String(answered.$ref ?? operationId)
    .split('/')
    .at(-1);
  return name !== undefined && name in examples
    ? { examples: { sandbox: { $ref: `#/components/examples/${name}` } } }
    : {};
}

/** Those that a description refers to. */
export function examplesIn(paths: unknown): JsonSchema {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(examples)
      .filter(([name]) => text.includes(`"#/components/examples/${name}"`))
      .map(([name, value]) => [name, { summary: 'Lo que responde la práctica', value }]),
  );
}
