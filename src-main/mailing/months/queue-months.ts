import { lastDayToAnnul } from '../../documents/lifecycle/annulment.ts';
import { declarationDueOn } from '../../documents/lifecycle/declaration-due.ts';
import {
  daysOfTaxPeriod,
  halfYearOf,
  type PeriodDays,
  taxPeriodBefore,
} from '../../documents/values/calendar/tax-period.ts';
import { workingDaysBefore } from '../../documents/values/calendar/working-days.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { repeat } from '../../queue/repeat.ts';
import type { MonthMailStore, MonthRecipient } from '../ports/month-mail-store.ts';

/** So many periods back are looked at: a computer that was off for longer is another story. */
const AT_MOST = 13;

/** An accountant has so many working days until the declaration is due. */
const WORKING_DAYS_TO_DECLARE = 3;

/** What is to be sent on a day, YYYY-MM-DD, or was before: months or half-years, the newest first. */
export function periodsToSend(
  { since, byHalfYears, ruc }: Pick<MonthRecipient, 'since' | 'byHalfYears' | 'ruc'>,
  today: string,
): readonly string[] {
  const periods: string[] = [];
  let period = byHalfYears ? halfYearOf(today) : today.slice(0, 7);
  for (let count = 0; count < AT_MOST; count += 1) {
    period = taxPeriodBefore(period);
    const days = daysOfTaxPeriod(period);
    if (days.to.slice(0, 7) < since) break;
    if (isToSend(days, { ruc, today })) periods.push(period);
  }
  return periods;
}

/** Once nothing can be annulled any more, or sooner where the declaration would be due before or soon after that. */
function isToSend(
  days: PeriodDays,
  { ruc, today }: { readonly ruc: string | undefined; readonly today: string },
) {
  if (lastDayToAnnul(days.to) < today) return true;
  return (
    ruc !== undefined && workingDaysBefore(declarationDueOn(ruc, days), WORKING_DAYS_TO_DECLARE) <= today
  );
}

/**
 * Queues each month, or half-year, that is over for its recipient. Asked again, on the same day or after a start, it queues nothing
 * twice; months in which the program did not run are made up for.
 */
export async function queueMonths(store: MonthMailStore, now: Date): Promise<void> {
  for (const recipient of await store.recipients()) {
    for (const period of periodsToSend(recipient, ecuadorDate(now))) {
      await store.queueMonth(recipient, period, now);
    }
  }
}

const EVERY_MS = 60 * 60_000;

export interface QueuingMonths {
  readonly store: MonthMailStore;
  readonly now: () => Date;
  /** Something may have been queued. */
  readonly queued: () => void;
  readonly failed: (reason: unknown) => void;
}

/** Queues what is due after the start and every hour. `stop` resolves once nothing is queued any more. */
export function startQueuingMonths({ store, now, queued, failed }: QueuingMonths): { stop(): Promise<void> } {
  const queueAll = async () => {
    await queueMonths(store, now());
    queued();
  };
  return repeat(queueAll, { everyMs: EVERY_MS, failed });
}
