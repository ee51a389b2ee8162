import { keysOf } from '../keys-of.ts';
import { type IceRow, iceRows } from './ice.ts';
import { type IrbpnrRow, irbpnrRows } from './irbpnr.ts';
import { type IvaRow, ivaRows } from './iva.ts';

/** Taxes of a sale, by the authority's code (SRI technical sheet 2.34, table 16). */
export const taxTypeCodes = { iva: '2', ice: '3', irbpnr: '5' } as const;
export type TaxType = keyof typeof taxTypeCodes;

/** A rate of a tax, found by its slug: `iva_15`, `ice_3092`, `irbpnr_5001`. */
export interface TaxRate {
  readonly type: TaxType;
  readonly slug: string;
  /** `codigoPorcentaje`. */
  readonly code: string;
  readonly label: string;
  /** `percent`: value = base × tariff ÷ 100. `per_unit`: base counts units, value = base × tariff. */
  readonly basis: 'percent' | 'per_unit';
  /** Percent or dollars per unit; absent where the law in force must be told (mixed excises). */
  readonly tariff?: string;
  readonly from?: string;
  readonly to?: string;
}

export function findTaxRate(type: TaxType, slug: string): TaxRate | undefined {
  const rate = ratesBySlug.get(slug);
  return rate?.type === type ? rate : undefined;
}

/** `codigo` and `codigoPorcentaje` of a rate, also of an excise that is no longer in the tables. */
export function taxCodesOf(type: TaxType, slug: string): { readonly tax: string; readonly rate: string } {
  const rate = findTaxRate(type, slug)?.code ?? new RegExp(`^${type}_(\\d{1,4})$`).exec(slug)?.[1];
  if (rate === undefined || (type === 'iva' && !findTaxRate(type, slug))) {
    throw new Error(`tax rate ${slug} is not in the tables`);
  }
  return { tax: taxTypeCodes[type], rate };
}

/** The type and slug of a rate by the authority's codes; undefined for an IVA the tables never had. */
export function taxOfCodes(tax: string, rate: string): { type: TaxType; rate: string } | undefined {
  const type = keysOf(taxTypeCodes).find((candidate) => taxTypeCodes[candidate] === tax);
  if (!type) return undefined;
  if (type !== 'iva') return { type, rate: `${type}_${rate}` };
  const found = Object.entries(ivaRows).find(([, row]) => row.code === rate);
  return found && { type, rate: found[0] };
}

/** Whether a rate may be used on a document of a date. */
export function isInForce(rate: TaxRate, date: string): boolean {
  return (rate.from === undefined || rate.from <= date) && (rate.to === undefined || date <= rate.to);
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
    tariff: percent,
    ...(from && { from }),
    ...(to && { to }),
  };
}

function iceRate(code: string, { name, percent, perUnit }: IceRow): TaxRate {
  const isMixed = percent !== undefined && perUnit !== undefined;
  const tariff = isMixed ? undefined : (percent ?? perUnit);
  return {
    type: 'ice',
    slug: `ice_${code}`,
    code,
    label: name,
    basis: percent === undefined ? 'per_unit' : 'percent',
    ...(tariff && { tariff }),
  };
}

function irbpnrRate(code: string, { name, perUnit }: IrbpnrRow): TaxRate {
  return {
    type: 'irbpnr',
    slug: `irbpnr_${code}`,
    code,
    label: name,
    basis: 'per_unit',
    tariff: perUnit,
  };
}
