import type { DocumentContent } from '../model/document.ts';
import { workingDayFrom } from '../values/calendar/working-days.ts';

/*
 * What the authority annuls, in its portal alone (NAC-DGERCGC25-00000014 and -00000017, in force since 2025-08-01; SRI
 * reference §13).
 */

/** Of documents to the final consumer, the last day of issue of those that it annuls. */
const FINAL_CONSUMER_UNTIL = '2025-12-31';
/** It is asked for until this day of the month after issuing (it was the 10th). */
const LAST_DAY_OF_TERM = 7;

/** Whether it annuls none of its kind any more: a document to the final consumer, issued since 2026. */
export function isBeyondAnnulment(content: DocumentContent, issueDate: string): boolean {
  return isToFinalConsumer(content) && issueDate > FINAL_CONSUMER_UNTIL;
}

export function isToFinalConsumer(content: DocumentContent): boolean {
  return 'buyer' in content && content.buyer.identification_type === 'consumidor_final';
}

/** The last day on which its annulment is asked for, both YYYY-MM-DD; a weekend or holiday moves it to the next working day. */
export function lastDayToAnnul(issueDate: string): string {
  const [year = 0, month = 0] = issueDate.split('-').map(Number);
  // The month after December is January.
  return workingDayFrom(new Date(Date.UTC(year, month, LAST_DAY_OF_TERM)).toISOString().slice(0, 10));
}

/** A withholding of ISD that is reversed (regulation of that tax, art. 26) has no last day. */
export function mayBeReversed(content: DocumentContent): boolean {
  return (
    content.object === 'withholding' &&
    content.support_documents.some(({ withholdings }) => withholdings.some(({ tax }) => tax === 'isd'))
  );
}

/** Whether the recipient must accept its annulment within five working days; a foreigner need not. */
export function needsAcceptance(content: DocumentContent): boolean {
  switch (content.object) {
    case 'credit_note':
    case 'debit_note':
      return !isForeign(content.buyer.identification_type);
    case 'withholding':
      return !isForeign(content.supplier.identification_type);
    case 'invoice':
    case 'purchase_settlement':
    case 'delivery_note':
      return false;
  }
}

function isForeign(type: string): boolean {
  return type === 'pasaporte' || type === 'exterior';
}
