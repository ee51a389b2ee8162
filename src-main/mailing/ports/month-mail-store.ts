import type { MailProblem } from '../../contract/delivery/email-settings.ts';
import type { MailedMonth } from '../../contract/reports/monthly-mail.ts';
import type { Environment } from '../../documents/kinds.ts';

export interface MonthScope {
  readonly entityId: string;
  readonly environment: Environment;
}

/** A month of a business, YYYY-MM, or a half-year (`tax-period.ts`). */
export interface MonthOf extends MonthScope {
  readonly month: string;
  /** It was sent to this address before, and changed since. */
  readonly isUpdate?: boolean;
}

/** To whom the months of a business go. */
export interface MonthRecipient extends MonthScope {
  readonly email: string;
  /** The first month that is sent, YYYY-MM. */
  readonly since: string;
  /** Whether the business declares by half-years alone, and gets no months. */
  readonly byHalfYears: boolean;
  /** By which its declarations are due; left out where nothing is sent again, and a month must not change any more. */
  readonly ruc?: string;
}

/** What sending each month needs kept. */
export interface MonthMailStore {
  recipients(): Promise<readonly MonthRecipient[]>;
  recipient(scope: MonthScope): Promise<MonthRecipient | undefined>;
  /**
   * What waits for another address is taken off the queue, and what failed with this one is forgotten: both are queued
   * anew for this one.
   */
  putRecipient(recipient: Omit<MonthRecipient, 'byHalfYears'>, at: Date): Promise<void>;
  /** What still waits is not sent. */
  removeRecipient(scope: MonthScope): Promise<void>;
  /**
   * Queues a month or half-year, once, and a till's again where it changed since it was sent, a day after the last mail at the
   * soonest. One that waits, or that went to nobody because it failed with this very address, is left as it is; so is one whose
   * days went in another period, after a change of regime.
   */
  queueMonth(recipient: Omit<MonthRecipient, 'byHalfYears'>, month: string, at: Date): Promise<void>;
  /** The newest first. */
  mailed(
    scope: MonthScope,
    limit: number,
  ): Promise<readonly (Omit<MailedMonth, 'problem'> & { readonly problem?: MailProblem })[]>;
}
