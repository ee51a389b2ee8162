import type { SyncResource } from '../contract/local.ts';
import { DAY_MS, ecuadorDate, startOfEcuadorDay } from '../documents/ecuador-time.ts';
import type { Environment } from '../documents/kinds.ts';
import type { Connectivity } from './connectivity.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** How delivery stands in an environment, or in all of them. */
export async function syncState(
  { store, connectivity, now }: { store: DeliveryStore; connectivity: Connectivity; now: () => Date },
  environment: Environment | undefined,
): Promise<SyncResource> {
  const at = now();
  const { unsent, waiting, oldestAt } = await store.waiting(environment);
  const last = connectivity.of(environment);
  const date = ecuadorDate(at);
  const midnight = startOfEcuadorDay(date).getTime() + DAY_MS;
  return {
    object: 'sync',
    online: last ? last.answered : null,
    ...(last && { last_attempt_at: last.at.toISOString() }),
    waiting,
    unsent,
    ...(oldestAt !== undefined && { oldest_waiting_at: oldestAt }),
    fiscal_day: { date, seconds_left: Math.round((midnight - at.getTime()) / 1000) },
  };
}
