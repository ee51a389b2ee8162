import { describe, expect, it } from 'vitest';
import type { WithheldTax } from '../../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import {
  findWithholdingCode,
  isPercentAdmitted,
  percentInForce,
} from '../../../../../src-main/documents/taxes/withholding/withholding-rate.ts';

function inForceOn(tax: WithheldTax, code: string, date: string) {
  const found = findWithholdingCode(tax, code);
  if (!found) throw new Error(`no code ${tax} ${code}`);
  return percentInForce(found, date);
}

describe('the percent in force on a day', () => {
  it.each([
    // Goods and other services changed on 2026-03-01 (NAC-DGERCGC26-00000009).
    ['renta', '312', '2026-02-28', '1.75'],
    ['renta', '312', '2026-03-01', '2'],
    ['renta', '312', '2026-11-21', '2'],
    ['renta', '3440', '2026-02-28', '2.75'],
    ['renta', '3440', '2026-03-01', '3'],
    // RIMPE: entrepreneurs and popular businesses.
    ['renta', '343', '2026-11-21', '1'],
    ['renta', '332', '2026-11-21', '0'],
    ['renta', '303', '2026-11-21', '10'],
    ['renta', '303A', '2026-02-28', '3'],
    ['renta', '303A', '2026-03-01', '5'],
    ['renta', '348', '2026-11-21', '1'],
    ['renta', '336', '2026-11-21', '0.2'],
    ['renta', '520E', '2026-11-21', '0'],
    ['iva', '9', '2026-11-21', '10'],
    ['iva', '10', '2026-11-21', '20'],
    ['iva', '1', '2026-11-21', '30'],
    ['iva', '11', '2026-11-21', '50'],
    ['iva', '2', '2026-11-21', '70'],
    ['iva', '3', '2026-11-21', '100'],
    ['iva', '7', '2026-11-21', '0'],
    ['iva', '8', '2026-11-21', '0'],
    ['isd', '4580', '2021-12-31', '5'],
    ['isd', '4580', '2022-01-01', '4.75'],
    ['isd', '4580', '2022-06-30', '4.5'],
    ['isd', '4580', '2022-07-01', '4.25'],
    ['isd', '4580', '2022-12-31', '4'],
    ['isd', '4580', '2023-02-01', '3.75'],
    ['isd', '4580', '2024-03-31', '3.5'],
    ['isd', '4580', '2024-04-01', '5'],
    ['isd', '4586', '2025-05-01', '2.5'],
  ] as const)('%s %s on %s is %s', (tax, code, date, percent) => {
    expect(inForceOn(tax, code, date)).toEqual({ kind: 'fixed', percent, isChecked: true });
  });

  it.each([
    ['501', '2026-02-28', { options: ['25', '37'] }],
    ['501A', '2026-03-01', { options: ['3', '5', '8', '10', '15', '25', '37'] }],
    ['310', '2026-11-21', { options: ['0', '1'] }],
    ['338', '2026-11-21', { min: '1', max: '2' }],
    ['517', '2026-11-21', { min: '0', max: '37' }],
    ['346', '2026-11-21', {}],
  ])('renta %s on %s has to be stated', (code, date, bounds) => {
    expect(inForceOn('renta', code, date)).toEqual({ kind: 'stated', isChecked: true, ...bounds });
  });

  it.each([
    ['renta', '345', '2026-03-01'],
    ['renta', '513', '2026-03-01'],
    ['renta', '3250', '2026-02-28'],
    ['renta', '3480', '2024-06-30'],
    ['renta', '341', '2026-11-21'],
    ['renta', '342', '2024-04-01'],
    ['renta', '342A', '2026-11-21'],
    ['renta', '344', '2026-11-21'],
    ['renta', '312B', '2026-11-21'],
    ['isd', '4586', '2025-04-30'],
  ] as const)('%s %s is not in force on %s', (tax, code, date) => {
    const inForce = inForceOn(tax, code, date);
    expect(inForce).toEqual({ kind: 'not_in_force' });
    expect(isPercentAdmitted(inForce, '2')).toBe(false);
  });
});

describe('days whose table nobody could check', () => {
  it.each([
    ['renta', '312', '2019-05-05', { kind: 'fixed', percent: '1' }],
    ['renta', '312', '2021-05-05', { kind: 'fixed', percent: '1.75' }],
    ['renta', '304', '2024-03-31', { kind: 'fixed', percent: '10' }],
    ['renta', '314A', '2022-05-05', { kind: 'stated' }],
    ['renta', '341', '2018-05-05', { kind: 'stated' }],
    ['renta', '342B', '2020-05-05', { kind: 'stated' }],
    ['isd', '4580', '2023-01-15', { kind: 'fixed', percent: '4' }],
  ] as const)('take any percent of %s %s on %s', (tax, code, date, expected) => {
    const inForce = inForceOn(tax, code, date);
    expect(inForce).toEqual({ ...expected, isChecked: false });
    expect(isPercentAdmitted(inForce, '2.75')).toBe(true);
    expect(isPercentAdmitted(inForce, '100.01')).toBe(false);
  });

  it('end where the sources agree: in April 2024 for income tax, in February 2023 for ISD', () => {
    expect(inForceOn('renta', '304', '2024-04-01')).toMatchObject({ isChecked: true });
    expect(inForceOn('isd', '4580', '2023-02-01')).toMatchObject({ isChecked: true });
    expect(inForceOn('isd', '4580', '2022-12-31')).toMatchObject({ isChecked: true });
  });
});

describe('the percent that a body states', () => {
  it.each([
    ['renta', '312', '2', true],
    ['renta', '312', '2.00', true],
    ['renta', '312', '1.75', false],
    ['iva', '1', '30', true],
    ['iva', '1', '70', false],
    ['renta', '501', '25.0', true],
    ['renta', '501', '30', false],
    ['renta', '338', '1', true],
    ['renta', '338', '1.5', true],
    ['renta', '338', '2', true],
    ['renta', '338', '0.99', false],
    ['renta', '338', '2.01', false],
    ['renta', '346', '7.5', true],
    ['renta', '346', '100', true],
    ['renta', '346', '101', false],
    ['renta', '346', '-1', false],
  ] as const)('of %s %s may be %s: %s', (tax, code, percent, admitted) => {
    expect(isPercentAdmitted(inForceOn(tax, code, '2026-11-21'), percent)).toBe(admitted);
  });
});

describe('finding a code', () => {
  it.each([
    ['renta', '721'],
    ['iva', '721'],
    ['iva', '312'],
    ['isd', '1'],
    ['renta', ''],
    ['renta', 'constructor'],
    ['renta', '303a'],
  ] as const)('knows no %s %j', (tax, code) => {
    expect(findWithholdingCode(tax, code)).toBeUndefined();
  });

  it('takes the space that the catalogue prints in 323 M', () => {
    expect(findWithholdingCode('renta', '323 M')).toMatchObject({ code: '323M' });
  });

  it.each([
    ['338', { annex: 'banana_boxes' }],
    ['340', { annex: 'banana_boxes' }],
    ['342A', { annex: 'banana_boxes' }],
    ['327', { annex: 'dividends' }],
    ['504C', { annex: 'dividends', residence: 'non_resident' }],
    ['350', { isSelfWithholding: true, residence: 'resident' }],
    ['3481', { isSelfWithholding: true }],
  ])('tells what %s asks for', (code, expected) => {
    expect(findWithholdingCode('renta', code)).toMatchObject(expected);
  });
});
