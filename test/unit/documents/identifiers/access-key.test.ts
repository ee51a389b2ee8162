import { describe, expect, it } from 'vitest';
import {
  checkDigitOf,
  formatNumber,
  isAccessKey,
  makeAccessKey,
} from '../../../../src-main/documents/identifiers/access-key.ts';

const parts = {
  issueDate: '2026-11-20',
  type: 'invoice',
  ruc: '1760013210001',
  environment: 'test',
  establishment: '001',
  emissionPoint: '002',
  sequential: 101,
  numericCode: '12345678',
} as const;

describe('the check digit', () => {
  it.each([
    ['021120240105030617980012001002000000067730099521', '6'],
    ['040320130117922611040011001501000000008123456781', '6'],
    ['050320120117600132100011001003000990064123456781', '4'],
    ['060120160117600132100011001123000000008123456781', '7'],
    ['060320130617600132100011001501000000008123456781', '2'],
    ['111120240109933817620011002001000000396123456781', '5'],
    ['41261533', '6'],
  ])('of the published example %s is %s', (digits, digit) => {
    expect(checkDigitOf(digits)).toBe(digit);
  });

  it.each([
    ['0'.repeat(48), '0', '11'],
    ['211120260117900123450011001001000000001123456781', '0', '11'],
    ['211120260117900123450011001001000000010123456781', '1', '10'],
  ])('of %s is %s, where modulo 11 leaves %s', (digits, digit) => {
    expect(checkDigitOf(digits)).toBe(digit);
  });
});

describe('an access key', () => {
  it('is composed of date, type, RUC, environment, series, number, code and check digit', () => {
    expect(makeAccessKey(parts)).toBe('2011202601176001321000110010020000001011234567812');
  });

  it('says 2 for the live environment only', () => {
    const environmentOf = (environment: 'sandbox' | 'test' | 'live') =>
      makeAccessKey({ ...parts, environment })[23];
    expect([environmentOf('sandbox'), environmentOf('test'), environmentOf('live')]).toEqual(['1', '1', '2']);
  });

  it('is recognized, and refused once any digit of it changes', () => {
    const key = makeAccessKey(parts);
    expect(isAccessKey(key)).toBe(true);
    for (let index = 0; index < key.length; index += 1) {
      const other = String((Number(key[index]) + 1) % 10);
      expect(isAccessKey(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it.each([
    ['0403201301176815353000110015010000000081234567816', 'printed wrong in the technical sheet'],
    ['2111202401176001321000110010010000011171234567810', 'printed wrong in the technical sheet'],
    ['201120260117600132100011001002000000101123456781', '48 digits'],
    ['20112026011760013210001100100200000010112345678120', '50 digits'],
    ['2011202601176001321000110010020000001011234567812\n', 'a line break'],
    ['٢٠١١٢٠٢٦٠١١٧٦٠٠١٣٢١٠٠٠١١٠٠١٠٠٢٠٠٠٠٠٠١٠١١٢٣٤٥٦٧٨١٢', 'digits of another script'],
  ])('is not %s (%s)', (text) => {
    expect(isAccessKey(text)).toBe(false);
  });

  it.each([
    { sequential: 1_000_000_000 },
    { sequential: -1 },
    { sequential: 1.5 },
    { ruc: '179999999000' },
    { numericCode: '1234567' },
    { establishment: '1' },
    { issueDate: '2026-1-2' },
  ])('is never made of wrong parts: %o', (wrong) => {
    expect(() => makeAccessKey({ ...parts, ...wrong })).toThrow();
  });
});

it('writes the number people read with nine digits', () => {
  expect(formatNumber({ establishment: '001', emissionPoint: '002' }, 123)).toBe('001-002-000000123');
});
