import { keysOf } from '../../values/keys-of.ts';

/** A withholding that an invoice itself carries. */
export interface PresumptiveWithholdingRow {
  /** `codigoPorcentaje` */
  readonly code: string;
  readonly tax: 'iva' | 'renta';
  /** `tarifa` as the authority's examples write it: 1 stands for 100 %, 0.12 for 12 %, and 0.20 for 2 per thousand. */
  readonly tariff: string;
  readonly label: string;
}

/** `codigo` of every withholding in an invoice. */
export const PRESUMPTIVE_TAX_CODE = '4';

/**
 * Withholdings that an invoice carries, of fuels and of the press only (SRI technical sheet 2.34, annex 12;
 * NAC-DGERCGC21-00000063; SRI reference §10). The value is the seller's to say: of fuels it is the IVA of the sale
 * by 13 % (súper), 5.85 % (extra, ecopaís) or 4 % (diésel), or all the IVA of the margin. The codes 5 and 6 are the
 * table's too, though meant for withholding documents.
 */
export const presumptiveWithholdings = {
  iva_100: {
    code: '3',
    tax: 'iva',
    tariff: '1',
    label: 'IVA retenido/presuntivo en combustibles y derivados (NAC-DGERCGC21-00000063)',
  },
  iva_12_editores: {
    code: '4',
    tax: 'iva',
    tariff: '0.12',
    label: 'IVA presuntivo de editores sobre el margen de voceadores (12 %)',
  },
  iva_100_distribuidores: {
    code: '5',
    tax: 'iva',
    tariff: '100',
    label: '100 % IVA venta de periódicos y revistas a distribuidores',
  },
  iva_100_voceadores: {
    code: '6',
    tax: 'iva',
    tariff: '100',
    label: '100 % IVA venta de periódicos y revistas a voceadores',
  },
  renta_0_2: {
    code: '327',
    tax: 'renta',
    tariff: '0.20',
    label: 'Renta: combustibles (2 por mil, a comercializadoras)',
  },
  renta_0_3: {
    code: '328',
    tax: 'renta',
    tariff: '0.30',
    label: 'Renta: combustibles (3 por mil, a distribuidores)',
  },
} as const satisfies Readonly<Record<string, PresumptiveWithholdingRow>>;
export type PresumptiveWithholding = keyof typeof presumptiveWithholdings;

/** The name in the API of the `codigoPorcentaje` of an invoice's withholding. */
export function presumptiveWithholdingOf(code: string): PresumptiveWithholding | undefined {
  return keysOf(presumptiveWithholdings).find((slug) => presumptiveWithholdings[slug].code === code);
}

/** Its row, by the name in the API; undefined for a code as it is written in what others issued. */
export function findPresumptive(type: string): PresumptiveWithholdingRow | undefined {
  return isPresumptive(type) ? presumptiveWithholdings[type] : undefined;
}

function isPresumptive(type: string): type is PresumptiveWithholding {
  return Object.hasOwn(presumptiveWithholdings, type);
}
