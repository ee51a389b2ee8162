import type { DocumentScope } from './till-machines.ts';

/** A proforma, as an invoice that comes of it must know it. */
export interface QuotedProforma {
  /** `P-001-001-000001`. */
  readonly number: string;
  /** What it became already. */
  readonly invoice?: { readonly id: string; readonly number: string } | undefined;
}

/** Proformas, in the transaction of the invoice that they become. To store one that names its proforma links both. */
export interface ProformaTransaction {
  /** Of this business and environment; undefined where there is none. */
  quotedProforma(scope: DocumentScope, id: string): Promise<QuotedProforma | undefined>;
}
