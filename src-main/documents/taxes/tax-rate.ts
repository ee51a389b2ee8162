import { type DateSpan, includesDate } from '../tables/date-span.ts';
import { keysOf } from '../values/keys-of.ts';
import { lawOfIce } from './ice/ice-rate.ts';
import { type IceRow, iceRows } from './ice/ice-tariffs.ts';
import { type IrbpnrRow, irbpnrRows } from './irbpnr.ts';
import { type IvaRow, ivaRows } from './iva.ts';

/** Taxes of a sale, by the authority's code (SRI technical sheet 2.34, table 16). */
export const taxTypeCodes = { iva: '2', ice: '3', irbpnr: '5' } as const;
export type TaxType = keyof typeof taxTypeCodes;

export function isTaxType(type: string): type is TaxType {
  return Object.hasOwn(taxTypeCodes, type);
}

/** A rate of a tax, found by its slug: `iva_15`, `ice_3092`, `irbpnr_5001`. */
export interface TaxRate extends DateSpan {
  readonly type: TaxType;
  readonly slug: string;
  /** `codigoPorcentaje`. */
  readonly code: string;
  readonly label: string;
  /** `percent`: value = base × tariff ÷ 100. `per_unit`: base counts units, value = base × tariff. */
  readonly basis: 'percent' | 'per_unit';
  /** Percent or dollars per unit, by date; none where a tariff alone does not make the tax (mixed excises). */
  readonly tariffs: readonly DatedTariff[];
  /** Where to look up a tariff that is not among `tariffs`; Spanish. */
  readonly law?: string;
}

export interface DatedTariff extends DateSpan {
  readonly tariff: string;
}

/** The tariff of a day; nothing when the table does not know it, which is never a reason to take another day's. */
export function tariffOn({ tariffs }: TaxRate, date: string): string | undefined {
  return tariffs.find((span) => includesDate(span, date))?.tariff;
}

export function findTaxRate(type: string, slug: string): TaxRate | undefined {
  const rate = ratesBySlug.get(slug);
  return rate?.type === type ? rate : undefined;
}

/** `codigo` and `codigoPorcentaje` of a rate, also of an excise that is no longer in the tables. */
export function taxCodesOf(type: string, slug: string): { readonly tax: string; readonly rate: string } {
  if (!isTaxType(type)) throw new Error(`tax ${type} is not in the tables`);
  const rate = findTaxRate(type, slug)?.code ?? new RegExp(`^${type}_(\\d{1,4})$`).exec(slug)?.[1];
  if (rate === undefined || (type === 'iva' && !findTaxRate(type, slug))) {
    throw new Error(`tax rate ${slug} is not in the tables`);
  }
  return { tax: taxTypeCodes[type], rate };
}

/**
 * The type and slug of a rate by the authority's codes. A code the tables never had stays as it is written: what others
 * issued is read all the same (SRI reference §5).
 */
export function taxOfCodes(tax: string, rate: string): { type: string; rate: string } {
  const type = keysOf(taxTypeCodes).find((candidate) => taxTypeCodes[candidate] === tax);
  if (!type) return { type: tax, rate };
  if (type !== 'iva') return { type, rate: `${type}_${rate}` };
  const row = Object.entries(ivaRows).find(([, row]) => row.code === rate);
  return { type, rate: row?.[0] ?? rate };
}

/** Whether a rate may be used on a document of a date. */
export function isInForce(rate: TaxRate, date: string): boolean {
  return includesDate(rate, date);
}

/** Every rate there is: lines are many, so the tables are joined once. */
const ratesBySlug: ReadonlyMap<string, TaxRate> = new Map(
  [
    ...Object.entries(ivaRows).map(([slug, row]) => ivaRate(slug, row)),
    ...Object.entries(iceRows).map(([code, row]) => iceRate(code, row)),
    ...Object.entries(irbpnrRows).map(([code, row]) => irbpnrRate(code, row)),
  ].map((rate) => [rate.slug, rate]),
);

function ivaRate(slug: string, { code, label, percent, from, to }: IvaRow): TaxRate {
  return {
    type: 'iva',
    slug,
    code,
    label,
    basis: 'percent',
    tariffs: [{ tariff: percent }],
    ...(from && { from }),
    ...(to && { to }),
  };
}

function iceRate(code: string, { name, rates }: IceRow): TaxRate {
  const isPercent = rates.some(({ percent }) => percent !== undefined);
  const isMixed = isPercent && rates.some(({ perUnit }) => perUnit !== undefined);
  return {
    type: 'ice',
    slug: `ice_${code}`,
    code,
    label: name,
    basis: isPercent ? 'percent' : 'per_unit',
    tariffs: isMixed ? [] : rates.flatMap(datedTariff),
    law: lawOfIce(rates),
  };
}

function datedTariff({ percent, perUnit, from, to }: IceRow['rates'][number]): DatedTariff[] {
  const tariff = percent ?? perUnit;
  return tariff === undefined ? [] : [{ tariff, ...(from && { from }), ...(to && { to }) }];
}

function irbpnrRate(code: string, { name, perUnit }: IrbpnrRow): TaxRate {
  return {
    type: 'irbpnr',
    slug: `irbpnr_${code}`,
    code,
    label: name,
    basis: 'per_unit',
    tariffs: [{ tariff: perUnit }],
  };
}
