import { lastDayToAnnul } from '../../../../src-main/documents/lifecycle/annulment.ts';

/** Until when the authority annuls a document. */
export interface AnnulmentTerm {
  /** The last day, YYYY-MM-DD. */
  readonly lastDay: string;
  /** Days left after today: 0 on the last day, below it once the term is over. */
  readonly daysLeft: number;
}

const DAY_MS = 86_400_000;

/** Both dates YYYY-MM-DD in Ecuador. */
export function annulmentTerm(issueDate: string, today: string): AnnulmentTerm {
  const lastDay = lastDayToAnnul(issueDate);
  return { lastDay, daysLeft: Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS) };
}
