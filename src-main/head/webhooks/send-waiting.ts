import type { HeadDatabase } from '../database/open-database.ts';
import type { DeliveryJobs } from './delivery-jobs.ts';

/** Puts what waited while an endpoint was disabled on its way again, of one or of all; its jobs found nothing to send, or are gone. */
export async function sendWaiting(
  database: HeadDatabase,
  jobs: Pick<DeliveryJobs, 'add'>,
  endpointId?: string,
): Promise<void> {
  const rows = await database
    .selectFrom('webhook_delivery')
    .select(['id', 'endpoint_id', 'next_attempt_at'])
    .where('status', '=', 'pending')
    .$if(endpointId !== undefined, (query) => query.where('endpoint_id', '=', endpointId ?? ''))
    .execute();
  await jobs.add(
    database,
    rows.flatMap(({ id, endpoint_id, next_attempt_at }) =>
      next_attempt_at ? [{ id, endpointId: endpoint_id, at: next_attempt_at }] : [],
    ),
  );
}
