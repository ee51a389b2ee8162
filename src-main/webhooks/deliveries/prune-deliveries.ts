import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import { type Repeating, repeat } from '../../queue/repeat.ts';
import type { WebhookDeliveryStore } from './delivery-store.ts';

/** How long it can be looked up what became of a delivery. What failed, people ask for later. */
const KEPT_DAYS = { succeeded: 30, failed: 90 } as const;

/** Few enough that no sale waits for it. */
const AT_ONCE = 500;

/** A program that runs for weeks prunes every day; another one at each start. */
const EVERY_MS = DAY_MS;

export interface PruneDependencies {
  readonly deliveries: Pick<WebhookDeliveryStore, 'prune'>;
  readonly now: () => Date;
}

/** Forgets deliveries that were settled long ago; those on their way stay. */
export async function pruneDeliveries({ deliveries, now }: PruneDependencies): Promise<void> {
  for (const status of ['succeeded', 'failed'] as const) {
    const before = new Date(now().getTime() - KEPT_DAYS[status] * DAY_MS).toISOString();
    let pruned: number;
    do pruned = await deliveries.prune({ status, before, limit: AT_ONCE });
    while (pruned === AT_ONCE);
  }
}

/** Prunes now and each day, until it is stopped. */
export function keepPruning(dependencies: PruneDependencies, failed: (reason: unknown) => void): Repeating {
  return repeat(() => pruneDeliveries(dependencies), { everyMs: EVERY_MS, failed });
}
