import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { makeEventLog } from '../../store/rows/business/event-log.ts';
import type { Recovery } from './put-back-lost.ts';

/** An event names so many documents; how many there are it says too. */
const NAMED_AT_MOST = 50;

/** Writes the event `journal.incomplete` where a journal knows what the database did not get back. */
export async function reportIncomplete(
  events: Pick<ReturnType<typeof makeEventLog>, 'append'>,
  { left, damagedMonths }: Recovery,
): Promise<void> {
  if (left.length === 0 && damagedMonths.length === 0) return;
  const documents = left.slice(0, NAMED_AT_MOST).map(({ number, why }) => ({
    environment: number.environment,
    type: number.type,
    number: formatNumber(number, number.sequential),
    access_key: number.accessKey,
    why,
  }));
  const data = { count: left.length, documents, damaged_months: damagedMonths };
  await events.append({ type: 'journal.incomplete', data });
}
