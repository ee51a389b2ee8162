import type { AnnexAmounts } from '../../../documents/annex/annex-amounts.ts';
import type { FindingDocument } from './findings.ts';

/*
 * The annex of transactions (ATS) before it is written: codes as the authority's tables have them, amounts as decimal texts,
 * days YYYY-MM-DD. Elements in the schema's own words stand in `annex-xml.ts`.
 */

export interface Annex {
  readonly ruc: string;
  readonly name: string;
  /** A month, or a half-year (`tax-period.ts`). */
  readonly period: string;
  /** First and last day, both inclusive. */
  readonly days: { readonly from: string; readonly to: string };
  /** Codes of the establishments. */
  readonly establishments: readonly string[];
  readonly purchases: readonly PurchaseRow[];
  readonly sales: readonly SaleRow[];
  readonly annulled: readonly AnnulledRow[];
}

/** By which the authority names it, YYYY-MM. */
export function lastMonthOf({ days }: Pick<Annex, 'days'>): string {
  return days.to.slice(0, 7);
}

/** The parts of a document's number, as far as the annex has them apart. */
export interface NumberParts {
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: string;
}

export const ivaPercents = ['10', '20', '30', '50', '70', '100'] as const;
export type IvaPercent = (typeof ivaPercents)[number];

export interface PurchaseRow extends NumberParts {
  /** What findings about it name. */
  readonly document: FindingDocument;
  readonly taxSupport: string;
  readonly supplierIdType: string;
  readonly supplierId: string;
  readonly type: string;
  /** Of a supplier from abroad, its kind (table 14) and name. */
  readonly foreignSupplier?: { readonly kind: string; readonly name: string };
  readonly isRelated: boolean;
  readonly registeredOn: string;
  readonly issuedOn: string;
  readonly authorization: string;
  readonly amounts: AnnexAmounts;
  readonly withheldIva: Readonly<Record<IvaPercent, string>>;
  /** Undefined of what is paid to a resident. */
  readonly foreignPayment?: ForeignPaymentRow;
  readonly payments: readonly string[];
  readonly withheldRenta: readonly WithheldRentaRow[];
  readonly withholding?: NumberParts & { readonly authorization: string; readonly issuedOn: string };
  readonly modified?: NumberParts & { readonly type: string; readonly authorization: string };
  readonly reimbursed: readonly ReimbursedRow[];
}

export interface ForeignPaymentRow {
  readonly regime: string;
  /** By the table of countries; of regime 02, `haven` has its own code. */
  readonly country?: string;
  readonly haven?: string;
  /** Of regime 03. */
  readonly regimeName?: string;
  readonly hasTreaty: boolean;
  /** Undefined where a treaty applies. */
  readonly isSubjectToWithholding?: boolean;
}

export interface WithheldRentaRow {
  readonly code: string;
  readonly base: string;
  readonly percent: string;
  readonly value: string;
  readonly dividends?: { readonly paidOn: string; readonly incomeTaxPaid: string; readonly year: string };
  readonly bananaBoxes?: { readonly boxes: string; readonly price: string };
}

export interface ReimbursedRow extends NumberParts {
  readonly type: string;
  readonly supplierIdType: string;
  readonly supplierId: string;
  readonly issuedOn: string;
  readonly authorization: string;
  readonly amounts: AnnexAmounts;
}

export interface SaleRow {
  readonly customerIdType: string;
  readonly customerId: string;
  /** Undefined of the final consumer. */
  readonly isRelated?: boolean;
  /** Of a customer from abroad, its kind (table 14) and name. */
  readonly foreignCustomer?: { readonly kind: string; readonly name: string };
  readonly type: string;
  readonly documents: number;
  readonly amounts: AnnexAmounts;
  readonly withheldIva: string;
  readonly withheldRenta: string;
  readonly payments: readonly string[];
}

export interface AnnulledRow extends NumberParts {
  readonly document: FindingDocument;
  readonly type: string;
  readonly authorization: string;
}
