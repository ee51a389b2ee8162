import type { DocumentType } from '../kinds.ts';

/** How each type of document counts in what was sold: a credit note takes off; what is no sale does not count. */
export const saleSigns: Readonly<Record<DocumentType, -1 | 0 | 1>> = {
  invoice: 1,
  debit_note: 1,
  credit_note: -1,
  purchase_settlement: 0,
  delivery_note: 0,
  withholding: 0,
};
