import { sql } from 'kysely';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { insertEvent } from '../rows/business/event-log.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const reason = 'number_taken';

/**
 * Takes no more numbers from the series of a document whose number was taken, until a person decides. One that was
 * stopped before stays stopped for its first reason; where that was the head office, it keeps this one beside, and asks for
 * the next number when it is resumed.
 */
export async function stopSeries(
  tx: Tx,
  { document, at }: { document: StoredDocument; at: Date },
  newId: () => string,
): Promise<void> {
  const { id, entityId, identity } = document;
  const instant = at.toISOString();
  const stop = JSON.stringify({ reason, document_id: id, at: instant });
  const stopped = await tx
    .updateTable('series')
    .set({
      stopped_json: sql<string>`CASE WHEN stopped_json IS NULL THEN ${stop} ELSE json_set(stopped_json, '$.was', json(${stop})) END`,
    })
    .where('entity_id', '=', entityId)
    .where('environment', '=', identity.environment)
    .where('document_type', '=', identity.type)
    .where('establishment', '=', identity.establishment)
    .where('emission_point', '=', identity.emissionPoint)
    .where(
      sql<boolean>`stopped_json IS NULL OR (stopped_json ->> '$.reason' = 'head_office' AND stopped_json ->> '$.was' IS NULL)`,
    )
    .returning('id')
    .executeTakeFirst();
  if (!stopped) return;
  await insertEvent(tx, {
    id: newId(),
    type: 'series.stopped',
    environment: identity.environment,
    entityId,
    data: { series_id: stopped.id, reason, document_id: id },
    at: instant,
  });
}
