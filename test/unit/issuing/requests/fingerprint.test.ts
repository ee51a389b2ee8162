import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, sha256 } from '../../../../src-main/issuing/requests/fingerprint.ts';

describe('canonical JSON', () => {
  it('says the same for every order of the keys', () => {
    const reordered = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reordered);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, member]) => [key, reordered(member)]),
      );
    };
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(canonicalJson(reordered(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is JSON that says what the value says', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not fall over a body nested without end, nor over none', () => {
    const nested = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(canonicalJson(nested).length).toBeLessThan(200);
    expect(canonicalJson(undefined)).toBe('null');
  });

  it('keeps the parts of a hash apart', () => {
    expect(sha256('ab', 'c')).not.toBe(sha256('a', 'bc'));
  });
});
