import { describe, expect, it } from 'vitest';
import {
  isCedula,
  isDoubtful,
  isNaturalPerson,
  isRuc,
} from '../../../../src-main/documents/identifiers/identification.ts';

describe('a cédula', () => {
  it.each(['1712345675', '0912345675', '3001234560', '1762345674', '3060123456'])(
    'passes its check digit: %s',
    (text) => {
      expect(isCedula(text)).toBe(true);
    },
  );

  it.each([
    ['1712345676', 'wrong check digit'],
    ['0012345674', 'no province 00'],
    ['2512345675', 'no province 25'],
    ['1762345675', 'foreign resident with a wrong check digit'],
    ['1792345678', 'third digit 9'],
    ['171234567', 'nine digits'],
    ['17123456755', 'eleven digits'],
    ['171234567X', 'a letter'],
    ['', 'nothing'],
  ])('fails as %s (%s)', (text) => {
    expect(isCedula(text)).toBe(false);
  });
});

describe('a RUC', () => {
  it.each([
    ['1760013210001', 'the SRI itself, a public body'],
    ['1799999990001', 'a company'],
    ['1712345675001', 'a natural person'],
    ['1712345675002', 'a second establishment'],
    ['1762345674001', 'a foreign resident'],
    ['3060123456001', 'one registered abroad'],
  ])('passes its check digit: %s (%s)', (text) => {
    expect(isRuc(text)).toBe(true);
  });

  it.each([
    ['1760013220001', 'public body with a wrong digit'],
    ['1799999991001', 'company with a wrong digit'],
    ['1712345676001', 'person with a wrong digit'],
    ['1799999990000', 'no establishment'],
    ['1760013210000', 'no establishment of a public body'],
    ['1789999991001', 'third digit 8 with a wrong digit'],
    ['1799999990', 'ten digits'],
  ])('fails as %s (%s)', (text) => {
    expect(isRuc(text)).toBe(false);
  });
});

it.each([
  ['ruc', '1799999991001', true],
  ['ruc', '1799999990001', false],
  ['cedula', '1712345676', true],
  ['cedula', '1712345675', false],
  ['pasaporte', 'A1', false],
  ['exterior', '000', false],
  ['consumidor_final', '9999999999999', false],
] as const)('%s %s is doubtful: %s', (identification_type, identification, doubtful) => {
  expect(isDoubtful({ identification_type, identification })).toBe(doubtful);
});

it.each([
  ['1712345675', true],
  ['1712345675001', true],
  ['1762345674001', true],
  ['1760013210001', false],
  ['1799999990001', false],
  ['176234567', false],
] as const)('%s is of a natural person: %s', (identification, isNatural) => {
  expect(isNaturalPerson(identification)).toBe(isNatural);
});
