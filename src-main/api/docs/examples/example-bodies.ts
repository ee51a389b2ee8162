import type { DocumentType } from '../../../documents/kinds.ts';
import { creditNoteExample } from './credit-note.ts';
import { debitNoteExample } from './debit-note.ts';
import { deliveryNoteExample } from './delivery-note.ts';
import { invoiceExample } from './invoice.ts';
import { purchaseSettlementExample } from './purchase-settlement.ts';
import { withholdingExample } from './withholding.ts';

/**
 * The shortest useful body of each type, for the reference: one file for each. It issues on the day it is made for,
 * `YYYY-MM-DD`: a body with the dates of another day may be refused.
 */
export const exampleBodies: Readonly<Record<DocumentType, (today: string) => unknown>> = {
  invoice: () => invoiceExample,
  purchase_settlement: () => purchaseSettlementExample,
  credit_note: creditNoteExample,
  debit_note: debitNoteExample,
  delivery_note: deliveryNoteExample,
  withholding: withholdingExample,
};
