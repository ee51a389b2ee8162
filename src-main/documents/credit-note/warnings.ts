import type { Warning } from '../document-kind.ts';
import { codeRateMismatch } from '../warnings/code-rate-mismatch.ts';
import { compensationNotInForce } from '../warnings/compensation-not-in-force.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import type { CreditNote } from './credit-note.ts';

export function creditNoteWarnings(note: CreditNote): readonly Warning[] {
  return [
    ...doubtfulIdentification(note.buyer, 'del comprador'),
    ...codeRateMismatch(note.lines),
    ...compensationNotInForce(note.compensations, note.modified_document.issue_date),
  ];
}
