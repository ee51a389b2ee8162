import { keysOf } from '../../values/keys-of.ts';
import type { IceRate } from './ice-rate.ts';

/**
 * The times between two resolutions on the amounts per unit. Every January brings another: a column here and in the
 * rows below. What was charged from 2024-05-21 to the end of that year, after a court had annulled Decreto 645, was not
 * found; that time has no column, and nothing after the last one is known.
 */
const periods = {
  jan2023: { from: '2023-01-01', to: '2023-01-31', source: 'ice_2023_01' },
  feb2023: { from: '2023-02-01', to: '2023-12-31', source: 'ice_2023_02' },
  y2024: { from: '2024-01-01', to: '2024-05-20', source: 'ice_2024' },
  y2025: { from: '2025-01-01', to: '2025-12-31', source: 'ice_2025', isUnchecked: true },
  y2026: { from: '2026-01-01', to: '2026-12-31', source: 'ice_2026' },
} as const satisfies Readonly<Record<string, IceRate>>;

type Amounts = Readonly<Record<keyof typeof periods, string>>;

function perUnit(unit: string, amounts: Amounts): readonly IceRate[] {
  return keysOf(periods).map((period) => ({ ...periods[period], perUnit: amounts[period], unit }));
}

/** One source says that the excise on beer was suspended for these weeks of 2026; its decree was not found. */
const beerSuspension = { before: '2026-06-11', after: '2026-07-20' };

function withoutSuspension(rates: readonly IceRate[]): readonly IceRate[] {
  return rates.flatMap((rate) =>
    rate.source === periods.y2026.source
      ? [
          { ...rate, to: beerSuspension.before },
          { ...rate, from: beerSuspension.after },
        ]
      : [rate],
  );
}

const ALCOHOL_UNIT = 'litro de alcohol puro';

/** Cigarettes, each. */
export const cigarettes = perUnit('unidad', {
  jan2023: '0.17',
  feb2023: '0.16',
  y2024: '0.16',
  y2025: '0.16',
  y2026: '0.16',
});

export const alcohol = perUnit(ALCOHOL_UNIT, {
  jan2023: '10.36',
  feb2023: '10.00',
  y2024: '10.15',
  y2025: '10.30',
  y2026: '10.41',
});

export const industrialBeer = withoutSuspension(
  perUnit(ALCOHOL_UNIT, {
    jan2023: '13.56',
    feb2023: '13.08',
    y2024: '13.28',
    y2025: '13.48',
    y2026: '13.62',
  }),
);

export const craftBeer = withoutSuspension(
  perUnit(ALCOHOL_UNIT, { jan2023: '1.55', feb2023: '1.50', y2024: '1.52', y2025: '1.54', y2026: '1.56' }),
);

/** Drinks with more than 25 g of sugar per litre. */
export const sugar = perUnit('100 g de azúcar', {
  jan2023: '0.19',
  feb2023: '0.18',
  y2024: '0.18',
  y2025: '0.18',
  y2026: '0.18',
});

export const plasticBags = perUnit('funda', {
  jan2023: '0.10',
  feb2023: '0.08',
  y2024: '0.08',
  y2025: '0.08',
  y2026: '0.08',
});
