import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJsonBody } from '../../../src-main/api/parse-json-body.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it('is what it says, however it is written', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat({ max: 3 }), (text, spaces) => {
        const written = JSON.stringify(JSON.parse(text), undefined, spaces);
        expect(parse(written)).toEqual(JSON.parse(written));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '{"a" \n:1,"a"\t:2}',
    '[{"b":[{"a":{},"c":"x","a":[]}]}]',
    '{"__proto__":1,"__proto__":2}',
    '{"":1,"":2}',
    '{"\\\\":1,"\\\\":2}',
  ])('is refused where an object says a name twice: %s', (text) => {
    expect(() => parse(text)).toThrow('repite un nombre');
  });

  it.each([
    '{"a":{"a":1},"b":{"a":2}}',
    '[{"a":1},{"a":1}]',
    '{"a":"\\"b\\":1,\\"b\\":2"}',
    '{"a":"\\\\","b":"\\\\\\":"}',
    '["a","a",":"]',
    '"a"',
  ])('may say a name in two objects, and anything in a text: %s', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it('may be nested as deeply as a body is long', () => {
    const text = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(Array.isArray(parse(text))).toBe(true);
  });

  it('of nearly a mebibyte is read, whatever it is made of', () => {
    for (const piece of ['"', '\\\\', '\\"', 'a']) {
      const text = piece === '"' ? `[${Array(300_000).fill('""').join(',')}]` : `"${piece.repeat(400_000)}"`;
      expect(() => parse(text)).not.toThrow();
    }
  });
});
