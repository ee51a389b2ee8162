import type { Scope } from '../reading/document-reading-store.ts';
import type { Days } from './figures/figure-store.ts';
import type { PurchaseReading } from './purchase-reading.ts';

/** From the issue of the oldest purchase that is booked in some days: its withholding may be as old. */
export async function boughtDays(
  purchases: Pick<PurchaseReading, 'oldestBooked'>,
  { entityId, environment }: Scope,
  { from, to }: Days,
): Promise<Days> {
  const oldest = await purchases.oldestBooked({ entityId, environment, from, to });
  return { from: oldest !== undefined && oldest < from ? oldest : from, to };
}
