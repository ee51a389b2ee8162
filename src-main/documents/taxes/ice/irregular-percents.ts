import type { IceRate } from './ice-rate.ts';

const in2023 = { from: '2023-01-01', to: '2023-12-31', source: 'ice_sheet' } as const;

/** A percent of the act, which the sheet prints for 2023; whether it changed since was not checked. */
export function unchanged(percent: string): readonly IceRate[] {
  return [
    { ...in2023, percent },
    { percent, from: '2024-01-01', source: 'ice_sheet', isUnchecked: true },
  ];
}

/** A percent that later sources contradict: nothing is known after the sheet's year. */
export function until2023(percent: string): readonly IceRate[] {
  return [{ ...in2023, percent }];
}

/** An amount per unit beside a percent, which was seen for 2023 alone. */
export function alsoPercent(percent: string, amounts: readonly IceRate[]): readonly IceRate[] {
  return amounts.map((rate) => ({
    ...rate,
    percent,
    ...((rate.from ?? '') > in2023.to && { isUnchecked: true as const }),
  }));
}

/** Decreto 645 lowered it, a court annulled that decree, Decreto 302 lowered it again. */
export const firearms: readonly IceRate[] = [
  { percent: '300', from: '2023-01-01', to: '2023-01-31', source: 'ice_sheet' },
  { percent: '30', from: '2023-02-01', to: '2024-05-20', source: 'ice_2023_02' },
  { percent: '300', from: '2024-05-21', to: '2024-06-30', source: 'decree_302' },
  { percent: '30', from: '2024-07-01', source: 'decree_302' },
];

/** Planes, yachts: 15 before and 10 after Decreto 645; the percent since it was annulled was not found. */
export const pleasureCraft: readonly IceRate[] = [
  { percent: '15', from: '2023-01-01', to: '2023-01-31', source: 'ice_sheet' },
  { percent: '10', from: '2023-02-01', to: '2023-12-31', source: 'ice_sheet' },
];

/** Of the sheet's second column only copies that contradict each other were found. */
export const heatedTobaccoImports: readonly IceRate[] = [
  { percent: '150', from: '2023-01-01', to: '2023-01-31', source: 'ice_sheet' },
];
