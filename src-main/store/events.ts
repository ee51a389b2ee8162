import { type DocumentEventResource, documentEvent, type JourneyStep } from '../contract/document-event.ts';
import type { KeysetQuestion } from '../reading/keyset-page.ts';
import { parseData } from './json-columns.ts';
import type { Store } from './open.ts';
import type { Tx } from './write-lane.ts';

/** One step of a document's journey. */
export interface NewEvent {
  readonly id: string;
  readonly documentId: string;
  readonly type: JourneyStep;
  readonly revision: number;
  readonly at: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx
    .insertInto('document_event')
    .values({
      id: event.id,
      document_id: event.documentId,
      type: event.type,
      revision: event.revision,
      data_json: JSON.stringify(event.data ?? {}),
      created_at: event.at,
    })
    .execute();
}

/** Whether a revision of a document took a step. */
export async function hasEvent(
  db: Pick<Store['db'], 'selectFrom'>,
  { documentId, type, revision }: Pick<NewEvent, 'documentId' | 'type' | 'revision'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('document_event')
    .select('id')
    .where('document_id', '=', documentId)
    .where('type', '=', type)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row !== undefined;
}

/** The journey of a document beyond an event, newest first. Identifiers sort by creation. */
export async function selectEvents(
  db: Store['db'],
  documentId: string,
  { limit, position, direction }: KeysetQuestion,
): Promise<readonly DocumentEventResource[]> {
  let query = db
    .selectFrom('document_event')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('id', direction === 'older' ? 'desc' : 'asc')
    .limit(limit);
  if (position !== undefined) query = query.where('id', direction === 'older' ? '<' : '>', position);
  const rows = await query.execute();
  const events = rows.map(({ data_json, type, ...row }) => ({
    ...row,
    object: 'document_event' as const,
    type: documentEvent.shape.type.parse(type),
    data: parseData(data_json),
  }));
  return direction === 'older' ? events : events.toReversed();
}
