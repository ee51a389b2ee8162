import type { HeadDatabase } from '../database/open-database.ts';
import type { DeliveryJobs } from './delivery-jobs.ts';

/** Puts what waited while an endpoint was disabled on its way again; its jobs found nothing to send meanwhile. */
export async function sendWaiting(
  database: HeadDatabase,
  jobs: Pick<DeliveryJobs, 'add'>,
  endpointId: string,
): Promise<void> {
  const rows = await database
    .selectFrom('webhook_delivery')
    .select(['id', 'next_attempt_at'])
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'pending')
    .execute();
  await jobs.add(
    database,
    rows.flatMap(({ id, next_attempt_at }) =>
      next_attempt_at ? [{ id, endpointId, at: next_attempt_at }] : [],
    ),
  );
}
