import type { XmlNode } from 'libxml2-wasm';
import { rounded, scaled } from '../decimals.ts';
import { textAt } from '../document-facts.ts';
import { money } from './amounts.ts';
import { ivaTariff } from './iva-rates.ts';

/** IVA and ICE among the tax codes (technical sheet 2.34, table 16). */
export const iva = '2';
export const ice = '3';

/** One tax of a line, of a whole document or of a document it rests on; amounts in cents. */
export interface TaxEntry {
  /** `codigo` and `codigoPorcentaje`. */
  readonly tax: string;
  readonly rate: string;
  /** As written; empty where the schema lets it out. */
  readonly tarifa: string;
  readonly base: bigint;
  readonly value: bigint;
  readonly additionalDiscount: bigint;
  readonly refund: bigint;
}

/** How the elements are called, for the schemas do not agree. */
export interface TaxElementNames {
  readonly tax: string;
  readonly base: string;
  readonly value: string;
}

export const saleTaxNames: TaxElementNames = { tax: 'codigo', base: 'baseImponible', value: 'valor' };

export function taxesAt(node: XmlNode, path: string, names = saleTaxNames): readonly TaxEntry[] {
  return node.find(path).map((entry) => ({
    tax: textAt(entry, names.tax),
    rate: textAt(entry, 'codigoPorcentaje'),
    tarifa: textAt(entry, 'tarifa'),
    base: money(entry, names.base),
    value: money(entry, names.value),
    additionalDiscount: money(entry, 'descuentoAdicional'),
    refund: money(entry, 'valorDevolucionIva'),
  }));
}

/** What tells one rate from another: `2/4` is IVA of 15 %. */
export function rateKey({ tax, rate }: TaxEntry): string {
  return `${tax}/${rate}`;
}

export function isIva({ tax }: TaxEntry): boolean {
  return tax === iva;
}

export function isIce({ tax }: TaxEntry): boolean {
  return tax === ice;
}

/** The percent of a base in cents, half up; of an entry without `tarifa`, what its code says. */
export function percentOf(base: bigint, { tarifa, rate }: TaxEntry): bigint {
  return rounded(base * scaled(tarifa || ivaTariff(rate), 2), 6, 2);
}

/** An amount for each unit, in cents, of as many units as the base says. */
export function unitsOf(base: bigint, { tarifa }: TaxEntry): bigint {
  return rounded(base * scaled(tarifa || '0', 2), 4, 2);
}
