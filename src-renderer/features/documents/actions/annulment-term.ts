import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';

/** Until when the authority annuls a document. */
export interface AnnulmentTerm {
  /** The last day, YYYY-MM-DD. */
  readonly lastDay: string;
  /** Days left after today: 0 on the last day, below it once the term is over. */
  readonly daysLeft: number;
}

/** The last day is the 7th of the month after issuing (SRI reference §13: it was the 10th). */
const LAST_DAY_OF_TERM = 7;
const DAY_MS = 86_400_000;

/** Both dates YYYY-MM-DD in Ecuador. */
export function annulmentTerm(issueDate: string, today: string): AnnulmentTerm {
  const [year = 0, month = 0] = issueDate.split('-').map(Number);
  // Noon of that day everywhere in Ecuador's time zone; the month after December is January.
  const last = new Date(Date.UTC(year, month, LAST_DAY_OF_TERM, 12));
  const lastDay = ecuadorDate(last);
  return { lastDay, daysLeft: Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS) };
}

/** Kinds whose recipient must accept an annulment within five working days (SRI reference §13). */
export const acceptedByRecipient: ReadonlySet<string> = new Set(['credit_note', 'debit_note', 'withholding']);
