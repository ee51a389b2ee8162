import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readerOf } from '../../../src-main/store/read-as.ts';

/** What the schemas of documents are made of. */
const schema = z.strictObject({
  kind: z.literal('one'),
  name: z.string(),
  note: z.optional(z.string()),
  exact: z.exactOptional(z.boolean()),
  state: z.enum(['on', 'off']),
  lines: z.array(z.strictObject({ code: z.string(), tags: z.array(z.string()).optional() })),
  pairs: z.record(z.string(), z.string()),
  moments: z.partialRecord(z.enum(['made', 'sent']), z.iso.datetime()),
  code: z.string().trim().min(1).max(5),
  count: z.int().min(0).max(9),
  ids: z.array(z.uuid()),
  usual: z.string().default('as ever'),
});
/** Which zod reads alone. */
const others = schema.extend({
  either: z.union([z.string(), z.strictObject({ of: z.string() })]),
  loose: z.object({ known: z.string() }),
});

const id = '3f1c9b52-6a7e-4d1c-9a7b-0d2f6e5c4b3a';
const valid = {
  kind: 'one',
  name: 'Ana',
  note: 'x',
  exact: true,
  state: 'on',
  lines: [{ code: 'A', tags: ['t'] }, { code: 'B' }],
  pairs: { caja: 'caja-1' },
  moments: { made: '2026-11-21T10:00:00.000Z' },
  code: 'C-1',
  count: 3,
  ids: [id],
  usual: 'never',
};
const otherValid = { ...valid, either: { of: 'two' }, loose: { known: 'k' } };

/** Valid but for a few fields, which are left out, added, or hold anything. */
function nearly(valid: object) {
  const names = Object.keys(valid);
  return fc
    .record({
      left: fc.subarray(names, { maxLength: 2 }),
      changed: fc.dictionary(
        fc.constantFrom(...names, 'unknown', '__proto__'),
        fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.constantFrom(
            'two',
            ' C ',
            '2026-02-30T00:00:00Z',
            { made: '2026-11-21T10:00:00Z', sent: 'never' },
            { of: 'two', and: 'more' },
            { known: 'k', other: 1 },
            [{ tags: [], code: 'B' }],
            [{ code: 'B', tags: [1] }],
            ...['__proto__', 'caja'].map((name) => JSON.parse(`{"${name}":"x"}`)),
          ),
        ),
        { maxKeys: 2 },
      ),
      order: fc.shuffledSubarray(names, { minLength: names.length }),
      isOrdered: fc.boolean(),
    })
    .map(({ left, changed, order, isOrdered }) => {
      const fields = (isOrdered ? names : order).filter((name) => !left.includes(name));
      const all = {
        ...Object.fromEntries(fields.map((name) => [name, Reflect.get(valid, name)])),
        ...changed,
      };
      return JSON.parse(JSON.stringify(all));
    });
}

it.for([
  ['of the documents', schema, valid],
  ['of another kind', others, otherValid],
] as const)(
  'reads by schemas %s what zod reads, in the same order, and refuses what zod refuses',
  ([, schema, valid]) => {
    const read = readerOf<unknown>(schema);
    expect(schema.safeParse(valid).success).toBe(true);
    const outcome = (work: () => unknown) => {
      try {
        return JSON.stringify(work());
      } catch (reason) {
        if (reason instanceof z.ZodError) return reason.issues;
        throw reason;
      }
    };
    fc.assert(
      fc.property(nearly(valid), (value) => {
        const expected = outcome(() => schema.parse(value));
        expect(outcome(() => read(value))).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  },
);

it('gives what is as the schema says back itself, and what is not as zod makes it', () => {
  const { note, exact, ...without } = valid;
  expect(readerOf<unknown>(schema)(valid)).toBe(valid);
  expect(readerOf<unknown>(schema)(without)).toBe(without);
  expect(readerOf<unknown>(schema)({ note, ...without })).toEqual({ note, ...without });
  expect(readerOf(z.string().trim())(' A ')).toBe('A');
});
