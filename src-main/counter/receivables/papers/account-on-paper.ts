import type { ReceivableWithDebts } from '../../../contract/receivables/receivable.ts';
import type { Statement } from '../../../contract/receivables/statement.ts';
import type { Environment } from '../../../documents/kinds.ts';

/** What a statement on paper is made of. */
export interface AccountOnPaper {
  readonly statement: Statement;
  /** As it stands now, whatever the days of the statement. */
  readonly customer: ReceivableWithDebts;
  readonly issuer: PaperIssuer;
  /** Instant, ISO 8601. */
  readonly madeAt: string;
}

/** Whose paper it is. */
export interface PaperIssuer {
  readonly ruc: string;
  readonly legalName: string;
  readonly tradeName?: string | undefined;
  readonly environment: Environment;
}

/**
 * What was owed on the last day of a statement, and what is overdue where that day is today: of a past day it is not known.
 *
 * @param today in Ecuador, YYYY-MM-DD
 */
export function lastDayOf(
  { statement: { to, closing }, customer }: Pick<AccountOnPaper, 'statement' | 'customer'>,
  today: string,
): { readonly until: string; readonly balance: string; readonly overdue: string } {
  return { until: to, balance: closing, overdue: to < today ? '0.00' : customer.overdue };
}

/** DD/MM/YYYY. */
export function dayOf(date: string): string {
  return date.split('-').toReversed().join('/');
}
