import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearKey, noBurst } from '../../../../src-renderer/lib/scanner/scan-burst.ts';

/** The codes heard in keys that come after these gaps, in milliseconds: the last one goes on. */
function codesIn(keys: readonly string[], ...gaps: readonly number[]): string[] {
  let burst = noBurst;
  let at = 1000;
  return keys.flatMap((key, index) => {
    at += gaps[Math.min(index, gaps.length - 1)] ?? 0;
    const heard = hearKey(burst, { key, at });
    burst = heard.burst;
    return heard.code === undefined ? [] : [heard.code];
  });
}

const scan = (code: string) => [...code, 'Enter'];

describe('a scanner that types', () => {
  it('is heard by its pace', () => {
    expect(codesIn(scan('7861000000017'), 5)).toEqual(['7861000000017']);
    expect(codesIn(scan('7861000000017'), 35)).toEqual(['7861000000017']);
  });

  it('is not a person, who types unevenly', () => {
    expect(
      codesIn(scan('7861000000017'), 60, 90, 55, 130, 70, 45, 100, 60, 85, 120, 50, 75, 95, 140),
    ).toEqual([]);
  });

  it('is heard though it is set to wait after each character', () => {
    expect(codesIn(scan('7861000000017'), 60)).toEqual(['7861000000017']);
    expect(codesIn(scan('7861000000017'), 90, 95, 85, 92, 88, 94)).toEqual(['7861000000017']);
  });

  it('is not heard in a few even keys of a hand', () => {
    expect(codesIn(scan('123456'), 60)).toEqual([]);
  });

  it('is heard twice in a row', () => {
    expect(codesIn([...scan('7861000000017'), ...scan('CAFE400')], 4)).toEqual(['7861000000017', 'CAFE400']);
  });

  it('holds Shift for capitals', () => {
    expect(codesIn(['Shift', 'C', 'Shift', 'A', 'Shift', 'F', '1', 'Enter'], 3)).toEqual(['CAF1']);
  });

  it('leaves out what a person typed just before', () => {
    expect(codesIn([...'3*', ...scan('12345')], 0, 120, 280, 5)).toEqual(['12345']);
  });

  it.each([60, 120, 240])('is heard though a pause of %i ms cut it', (pause) => {
    expect(codesIn(scan('7861000000017'), 5, 5, 5, 5, 5, 5, 5, pause, 5)).toEqual(['7861000000017']);
    expect(codesIn(scan('7861000000017'), ...Array<number>(13).fill(5), pause)).toEqual(['7861000000017']);
    expect(codesIn(scan('7861000000017'), 90, 90, 90, 90, 90, 90, 90, 90 + pause / 2, 90)).toEqual([
      '7861000000017',
    ]);
  });

  it('is not heard in a code that is short and cut, or cut twice', () => {
    expect(codesIn(scan('12345'), 5, 5, 5, 120, 5)).toEqual([]);
    expect(codesIn(scan('7861000000017'), 5, 5, 120, 5, 5, 120, 5)).toEqual([]);
  });

  it('is not the end of what was being typed', () => {
    expect(codesIn([...'az', ...scan('7861000000017')], 0, 120, 200, 5)).toEqual([]);
    expect(codesIn(['a', ...scan('7861000000017')], 0, 200, 5)).toEqual([]);
  });

  it.each(['123', '50.00', '12,5', 'con espacio', 'ñandú'])('never means %j', (text) => {
    expect(codesIn(scan(text), 2)).toEqual([]);
  });

  it('is cut off by any key that writes nothing', () => {
    expect(codesIn([...'1234', 'Backspace', 'Enter'], 2)).toEqual([]);
    expect(codesIn([...'1234', 'ArrowDown', ...'56', 'Enter'], 2)).toEqual([]);
  });

  it('gives every code whole, whatever it is', () => {
    const code = fc.stringMatching(/^[A-Z0-9-]{4,25}$/);
    fc.assert(
      fc.property(fc.array(code, { maxLength: 5 }), fc.integer({ min: 0, max: 35 }), (codes, gapMs) => {
        expect(codesIn(codes.flatMap(scan), gapMs)).toEqual(codes);
      }),
    );
  });

  it('gives every longer code whole, at whatever pace and with one pause', () => {
    const code = fc.stringMatching(/^[A-Z0-9-]{8,25}$/);
    const pause = fc.integer({ min: 1, max: 250 });
    const cut = fc.record({ code, gapMs: fc.integer({ min: 0, max: 100 }), pause, at: fc.nat() });
    fc.assert(
      fc.property(cut, ({ code, gapMs, pause, at }) => {
        const gaps = Array.from(scan(code), () => gapMs);
        // From the third gap on: the first key has none.
        gaps[2 + (at % (gaps.length - 2))] = Math.max(pause, gapMs);
        expect(codesIn(scan(code), ...gaps)).toEqual([code]);
      }),
    );
  });

  it('never hears hands, which are uneven, nor what is slower than any scanner', () => {
    const uneven = fc.array(fc.tuple(fc.integer({ min: 45, max: 90 }), fc.integer({ min: 130, max: 400 })), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), uneven, (text, pairs) => {
        expect(codesIn(scan(text), ...pairs.flat())).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 101, max: 2000 }), (text, gapMs) => {
        expect(codesIn(scan(text), gapMs)).toEqual([]);
      }),
    );
  });
});
