import type { DateSpan } from '../../tables/date-span.ts';
import type { TableSource } from '../../tables/table-sources.ts';

/** Taxes that are withheld, by `retencion/codigo` (SRI technical sheet 2.34, table 19). */
export const withheldTaxCodes = { renta: '1', iva: '2', isd: '6' } as const;
export type WithheldTax = keyof typeof withheldTaxCodes;

/** What a table prints as the percent of a withholding code. */
export type TabledPercent =
  | { readonly kind: 'fixed'; readonly percent: string }
  /** One of several, by the case. */
  | { readonly kind: 'options'; readonly options: readonly string[] }
  /** Anything between two percents, both inclusive. */
  | { readonly kind: 'range'; readonly min: string; readonly max: string }
  /** "As the law says", without a number. */
  | { readonly kind: 'by_law' };

export type DatedPercent = DateSpan & TabledPercent & { readonly source: TableSource };

/** What a document has to state beside the withholding, by its code. */
export type WithholdingAnnex = 'dividends' | 'banana_boxes';

/** A code that a withholding may bear, with its percents by date. */
export interface WithholdingCode {
  readonly tax: WithheldTax;
  /** `codigoRetencion` */
  readonly code: string;
  readonly concept: string;
  /** Spans without overlap, oldest first. */
  readonly percents: readonly DatedPercent[];
  /** Days for which nobody could compare this table with the authority's: on them it advises and does not refuse. */
  readonly unchecked?: DateSpan;
  /** Whom the payment goes to. Only for income tax. */
  readonly residence?: 'resident' | 'non_resident';
  /** `dividends`: only with tax support 10. `banana_boxes`: always. */
  readonly annex?: WithholdingAnnex;
  /** Whether the issuer withholds from itself (SRI technical sheet 2.34, annex 19). */
  readonly isSelfWithholding?: boolean;
}
