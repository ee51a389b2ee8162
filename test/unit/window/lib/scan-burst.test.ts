import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hearKey, noBurst } from '../../../../src-renderer/lib/scanner/scan-burst.ts';

/** The codes heard in keys that come at a steady pace. */
function codesIn(keys: readonly string[], gapMs: number): string[] {
  let burst = noBurst;
  return keys.flatMap((key, index) => {
    const heard = hearKey(burst, { key, at: 1000 + index * gapMs });
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

  it('is not a person', () => {
    expect(codesIn(scan('7861000000017'), 60)).toEqual([]);
  });

  it('is heard twice in a row', () => {
    expect(codesIn([...scan('7861000000017'), ...scan('CAFE400')], 4)).toEqual(['7861000000017', 'CAFE400']);
  });

  it('holds Shift for capitals', () => {
    expect(codesIn(['Shift', 'C', 'Shift', 'A', 'Shift', 'F', '1', 'Enter'], 3)).toEqual(['CAF1']);
  });

  it('leaves out what a person typed just before', () => {
    const typed = hearKey(noBurst, { key: '3', at: 0 }).burst;
    let burst = hearKey(typed, { key: '*', at: 120 }).burst;
    for (const [index, key] of [...'12345'].entries()) {
      burst = hearKey(burst, { key, at: 400 + index * 5 }).burst;
    }
    expect(hearKey(burst, { key: 'Enter', at: 428 }).code).toBe('12345');
  });

  it('is heard though the computer held one of its keys back', () => {
    let burst = noBurst;
    for (const [index, key] of [...'7861000000017'].entries()) {
      burst = hearKey(burst, { key, at: index * 5 + (index > 6 ? 60 : 0) }).burst;
    }
    expect(hearKey(burst, { key: 'Enter', at: 130 }).code).toBe('7861000000017');
  });

  it('is not the end of what was being typed', () => {
    let burst = noBurst;
    for (const [index, key] of [...'7861000000017'].entries()) {
      burst = hearKey(burst, { key, at: index * 5 + (index > 6 ? 120 : 0) }).burst;
    }
    expect(hearKey(burst, { key: 'Enter', at: 190 }).code).toBeUndefined();
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

  it('never hears slow typing, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 36, max: 2000 }), (text, gapMs) => {
        expect(codesIn(scan(text), gapMs)).toEqual([]);
      }),
    );
  });
});
