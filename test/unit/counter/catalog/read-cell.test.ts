import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalMarkOf,
  readCode,
  readFlag,
  readNumber,
} from '../../../../src-main/counter/catalog/import/read-cell.ts';
import { readIva } from '../../../../src-main/counter/catalog/import/read-iva.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

describe('a price in a cell', () => {
  it.for([
    ['4.50', 'point', '4.50'],
    ['4,50', 'point', '4.50'],
    ['4.50', 'comma', '4.50'],
    ['$ 1,234.50', 'point', '1234.50'],
    ['1.234,50', 'point', '1234.50'],
    ['US$ 3', 'comma', '3'],
    ['12 USD', 'comma', '12'],
    ['1.250', 'point', '1.250'],
    ['1.250', 'comma', '1250'],
    ['1,250', 'comma', '1.250'],
    ['1,250', 'point', '1250'],
    ['0.125', 'comma', '0.125'],
    ['1.234.567', 'point', '1234567'],
    [',5', 'comma', '0.5'],
    ['5,', 'comma', '5'],
    ['1 234,5', 'comma', '1234.5'],
  ] as const)('%s with a decimal %s is %s', ([text, mark, value]) => {
    expect(readNumber(text, mark)).toEqual({ ok: true, value });
  });

  it.for(['uno', '-1', '1,2.3,4', '4.5.6,7,8', '', '%', '1e5', '12x', '..', '=1+1'])('%s is none', (text) => {
    expect(readNumber(text, 'point').ok).toBe(false);
  });

  it('says the same however it is written', () => {
    const price = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(price, fc.constantFrom('point', 'comma'), ([whole, cents], mark) => {
        const end = String(cents).padStart(2, '0');
        const grouped = (sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);
        for (const text of [
          `${whole}.${end}`,
          `${whole},${end}`,
          `${grouped('.')},${end}`,
          `$${grouped(',')}.${end}`,
        ]) {
          const read = readNumber(text, mark);
          expect(read.ok && decimal(read.value).eq(`${whole}.${end}`)).toBe(true);
        }
      }),
    );
  });

  it.for([
    [['1.250', '4,50'], 'comma'],
    [['1,250', '4.50'], 'point'],
    [['1.234,00'], 'comma'],
    [['1.250', '3'], 'point'],
    [[], 'point'],
  ] as const)('tells the mark of its file: %j', ([texts, mark]) => {
    expect(decimalMarkOf(texts)).toBe(mark);
  });
});

it.for(['7,86E+12', '7.86E+12', '7.861E12', '1E+10'])('a code that Excel spoiled is reported: %s', (text) => {
  expect(readCode(text).ok).toBe(false);
});

it.for(['7861000000017', 'E12', '1E', '12E-A'])('a code is any other text: %s', (text) => {
  expect(readCode(text)).toEqual({ ok: true, value: text });
});

describe('a rate of IVA in a cell', () => {
  it.for([
    ['15', 'iva_15'],
    ['15 %', 'iva_15'],
    ['15,00%', 'iva_15'],
    ['0.15', 'iva_15'],
    ['0,05', 'iva_5'],
    ['IVA 15%', 'iva_15'],
    ['iva_15', 'iva_15'],
    ['0', 'iva_0'],
    ['0 %', 'iva_0'],
    ['0.00', 'iva_0'],
    ['Exento', 'iva_exento'],
    ['Exento de IVA', 'iva_exento'],
    ['No objeto de IVA', 'iva_no_objeto'],
    ['Sí', 'iva_15'],
    ['no', 'iva_0'],
  ] as const)('%s is %s', ([text, rate]) => {
    expect(readIva(text)).toEqual({ ok: true, value: rate });
  });

  it.for(['99', '15.5', 'mucho', '-15', '0.155'])('%s is none', (text) => {
    expect(readIva(text).ok).toBe(false);
  });
});

it.for([
  ['Sí', true],
  ['activo', true],
  ['1', true],
  ['NO', false],
  ['Inactivo', false],
] as const)('a flag: %s', ([text, value]) => {
  expect(readFlag(text)).toEqual({ ok: true, value });
  expect(readFlag('quizá').ok).toBe(false);
});
