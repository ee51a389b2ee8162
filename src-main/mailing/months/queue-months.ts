import { SENDING_DAY } from '../../contract/reports/monthly-mail.ts';
import { monthBefore } from '../../documents/values/calendar/month.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { repeat } from '../../queue/repeat.ts';
import type { MonthMailStore } from './month-mail-store.ts';

/** The newest month that may be sent on a day, YYYY-MM-DD. */
export function lastMonthToSend(today: string): string {
  const before = monthBefore(today.slice(0, 7));
  return Number(today.slice(8)) >= SENDING_DAY ? before : monthBefore(before);
}

/** So many months back are made up for: a computer that was off for longer is another story. */
const AT_MOST = 12;

/**
 * Queues each month that is over for its recipient. Asked again, on the same day or after a start, it queues nothing
 * twice; months in which the program did not run are made up for.
 */
export async function queueMonths(store: MonthMailStore, now: Date): Promise<void> {
  for (const recipient of await store.recipients()) {
    let month = lastMonthToSend(ecuadorDate(now));
    for (let count = 0; count < AT_MOST && month >= recipient.since; count += 1) {
      await store.queueMonth(recipient, month, now);
      month = monthBefore(month);
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
