import { InvalidArgumentError } from 'commander';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  oneOf,
  parseDate,
  parsePair,
  parseWait,
  repeated,
  wholeNumberOf,
} from '../../../../src-main/cli/input/options.ts';
import { searchOf } from '../../../../src-main/cli/search-of.ts';

describe('an option', () => {
  it('of a few words takes those alone, and names them', () => {
    expect(oneOf(['a4', 'ticket80'])('a4')).toBe('a4');
    expect(() => oneOf(['a4', 'ticket80'])('A4')).toThrow('Debe ser a4, ticket80.');
  });

  it('that repeats keeps the order it was given in', () => {
    const read = repeated(Number);
    expect(read('3', read('2', read('1')))).toEqual([1, 2, 3]);
  });

  it.each(['0', '7', '25'])('of seconds takes %s', (text) => {
    expect(parseWait(text)).toBe(Number(text));
  });

  it.each(['', ' 7', '7.0', '-1', '26', '1e1', '0x7', '٣', '9999999999'])('of seconds refuses %j', (text) => {
    expect(() => parseWait(text)).toThrow(InvalidArgumentError);
  });

  it('of a whole number takes its bounds', () => {
    const read = wholeNumberOf(1, 100);
    expect([read('1'), read('100')]).toEqual([1, 100]);
    for (const text of ['0', '101']) expect(() => read(text)).toThrow('de 1 a 100');
  });

  it('of a day takes days that exist', () => {
    expect(parseDate('2028-02-29')).toBe('2028-02-29');
    for (const text of ['2026-02-29', '26-11-21', '2026-11-21T00:00:00Z', 'hoy'])
      expect(() => parseDate(text)).toThrow('Debe ser una fecha');
  });

  it('of a pair ends its key at the first sign, whatever the value holds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z_]+$/), fc.string(), (key, value) => {
        expect(parsePair(`${key}=${value}`)).toEqual([key, value]);
      }),
    );
    for (const text of ['', 'clave', '=valor']) expect(() => parsePair(text)).toThrow('clave=valor');
  });
});

describe('the query of an address', () => {
  it('is read back as it was meant', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.array(fc.string())), (query) => {
        const search = new URLSearchParams(searchOf(query));
        for (const [name, values] of Object.entries(query)) expect(search.getAll(name)).toEqual(values);
      }),
    );
  });

  it('leaves out what is not asked', () => {
    expect(searchOf({ q: undefined, wait: 0 })).toBe('?wait=0');
    expect(searchOf({ q: undefined })).toBe('');
  });
});
