import { calendarDayFaults } from './calendar-days.ts';
import type { ContentRule } from './content-rule.ts';
import { earlierDocumentFaults } from './earlier-documents.ts';
import { ivaRefundFaults } from './iva-refund.ts';
import { modifiedDocumentFaults } from './modified-document.ts';
import { recipientFaults } from './recipient.ts';
import { transportDateFaults } from './transport-dates.ts';

/** In the server's order: dates, recipient, documents it rests on, amounts of others (SRI reference §12). */
const rules: readonly ContentRule[] = [
  calendarDayFaults,
  transportDateFaults,
  recipientFaults,
  modifiedDocumentFaults,
  earlierDocumentFaults,
  ivaRefundFaults,
];

/** What reception has against what a document says; empty when nothing. */
export const contentFaults: ContentRule = (root, facts) => rules.flatMap((rule) => rule(root, facts));
