import type { DateSpan } from '../tables/date-span.ts';

/** One IVA rate and when it was in force. */
export interface IvaRow extends DateSpan {
  /** `codigoPorcentaje`. */
  readonly code: string;
  readonly percent: string;
  /** What people call it, also on the printed page. */
  readonly label: string;
}

/**
 * IVA rates by date (SRI technical sheet 2.34, table 17; SRI reference §8). Old ones serve only notes on documents
 * of their time. 12 % also ran before and after the months of 14 %, and during
 * them in Manabí and Esmeraldas.
 */
export const ivaRows = {
  iva_0: { code: '0', percent: '0', label: '0 %' },
  iva_5: { code: '5', percent: '5', label: '5 %', from: '2024-04-01' },
  iva_8: { code: '8', percent: '8', label: '8 %' },
  iva_12: { code: '2', percent: '12', label: '12 %', from: '2000-01-01', to: '2024-03-31' },
  iva_13: { code: '10', percent: '13', label: '13 %', from: '2024-04-01' },
  iva_14: { code: '3', percent: '14', label: '14 %', from: '2016-06-01', to: '2017-05-31' },
  iva_15: { code: '4', percent: '15', label: '15 %', from: '2024-04-01' },
  iva_no_objeto: { code: '6', percent: '0', label: 'No objeto de IVA' },
  iva_exento: { code: '7', percent: '0', label: 'Exento de IVA' },
} as const satisfies Readonly<Record<string, IvaRow>>;
export type IvaRate = keyof typeof ivaRows;
