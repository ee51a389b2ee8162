import type { WebhookEventType } from '../../contract/webhooks/webhook-event.ts';
import type { Ending } from '../../imports/ports/import-store.ts';
import { queueWebhooks } from '../rows/queues/webhook-queue.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { toImport } from './import-columns.ts';
import { enter } from './import-status.ts';

/** Ends an import that is under way and notifies webhooks, together; false when it had ended. */
export async function finishImport(
  tx: Tx,
  id: string,
  { status, failure, at, eventData }: Ending,
): Promise<boolean> {
  const changes = { failure_json: failure ? JSON.stringify(failure) : null };
  if (!(await enter(tx, { id, status, at, changes }))) return false;
  const row = await tx.selectFrom('import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const type: WebhookEventType = `import.${status}`;
  await queueWebhooks(tx, {
    type,
    entityId: row.entity_id,
    environment: row.environment,
    at: at.toISOString(),
    data: eventData(await toImport(tx, row)),
  });
  return true;
}

/** So many items are settled in a few milliseconds: issuing is not held up. */
const AT_ONCE = 500;

/** Settles some of what was pending when its import was canceled or failed; false once nothing is. */
export async function sweepEnded(tx: Tx, at: Date): Promise<boolean> {
  const ended = await tx
    .selectFrom('import')
    .select('id')
    .where('status', 'in', ['canceled', 'failed'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('import_draft').select('item_id').whereRef('import_draft.import_id', '=', 'import.id'),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (!ended) return false;
  const drafts = await tx
    .selectFrom('import_draft')
    .select('item_id')
    .where('import_id', '=', ended.id)
    .limit(AT_ONCE)
    .execute();
  const ids = drafts.map(({ item_id }) => item_id);
  await tx.deleteFrom('import_draft').where('item_id', 'in', ids).execute();
  await tx
    .updateTable('import_item')
    .set({ result: 'skipped', code: 'canceled', updated_at: at.toISOString() })
    .where('id', 'in', ids)
    .execute();
  return true;
}
