import type { EventType } from '../../../contract/webhooks/event.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/**
 * Takes no more numbers from a document's series until a person decides. One that was stopped before stays stopped for
 * its first reason.
 */
export async function stopSeries(
  tx: Tx,
  { document, reason, at }: { document: StoredDocument; reason: string; at: Date },
  newId: () => string,
): Promise<void> {
  const { id, entityId, identity } = document;
  const instant = at.toISOString();
  const stopped = await tx
    .updateTable('series')
    .set({ stopped_json: JSON.stringify({ reason, document_id: id, at: instant }) })
    .where('entity_id', '=', entityId)
    .where('environment', '=', identity.environment)
    .where('document_type', '=', identity.type)
    .where('establishment', '=', identity.establishment)
    .where('emission_point', '=', identity.emissionPoint)
    .where('stopped_json', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!stopped) return;
  const type: EventType = 'series.stopped';
  await tx
    .insertInto('event')
    .values({
      id: newId(),
      type,
      environment: identity.environment,
      entity_id: entityId,
      data_json: JSON.stringify({ series_id: stopped.id, reason, document_id: id }),
      created_at: instant,
    })
    .execute();
}
