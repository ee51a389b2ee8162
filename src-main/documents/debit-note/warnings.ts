import type { Warning } from '../document-kind.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import type { DebitNote } from './debit-note.ts';

export function debitNoteWarnings(note: DebitNote): readonly Warning[] {
  return [
    ...paymentWarnings(note),
    ...doubtfulIdentification(note.buyer, 'del comprador'),
    ...compensationNotInForce(note.compensations, note.modified_document.issue_date),
  ];
}
