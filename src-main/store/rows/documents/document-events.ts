import {
  type DocumentEventResource,
  documentEvent,
  type JourneyStep,
} from '../../../contract/documents/document-event.ts';
import type { KeysetQuestion } from '../../../reading/lists/keyset-page.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import { prepareInsert, prepareQuery, type QueryParams } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { parseData } from '../columns/json-columns.ts';
import { seqOf } from './seq-of.ts';

/** One event of a document's journey. */
export interface NewEvent {
  readonly id: string;
  readonly documentId: string;
  readonly type: JourneyStep;
  readonly revision: number;
  readonly at: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Inserts an event of a document that is known by its id. */
export async function insertEvent(tx: Tx, { documentId, ...event }: NewEvent): Promise<void> {
  const [document] = (await findSeq(tx, { documentId })).rows;
  if (!document) throw new Error(`a step of a document that does not exist: ${documentId}`);
  await insertEventAt(tx, document.seq, event);
}

const findSeq = prepareQuery((db, param: QueryParams<{ documentId: string }>) =>
  db.selectFrom('document').select('seq').where('id', '=', param('documentId')),
);

/** Inserts an event of a document whose `seq` is known: the faster way, for every sale. */
export async function insertEventAt(
  tx: Tx,
  seq: number,
  { id, type, revision, at, data }: Omit<NewEvent, 'documentId'>,
): Promise<void> {
  const data_json = data ? JSON.stringify(data) : null;
  await putStep(tx, { seq, id, type, revision, data_json, created_at: at });
}

const putStep = prepareInsert('document_event');

/** Whether a revision of a document took a step. */
export async function hasEvent(
  db: Pick<Store['db'], 'selectFrom'>,
  { documentId, type, revision }: Pick<NewEvent, 'documentId' | 'type' | 'revision'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('document_event')
    .select('id')
    .where('seq', '=', seqOf(documentId))
    .where('type', '=', type)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row !== undefined;
}

/** The journey of a document beyond an event, newest first. Identifiers sort by creation. */
export async function selectEvents(
  db: Store['db'],
  documentId: string,
  page: KeysetQuestion,
): Promise<readonly DocumentEventResource[]> {
  const query = db.selectFrom('document_event').selectAll().where('seq', '=', seqOf(documentId));
  const rows = await keysetRows(query, 'id', page);
  return rows.map(({ id, data_json, type, revision, created_at }) => ({
    id,
    object: 'document_event' as const,
    document_id: documentId,
    type: documentEvent.shape.type.parse(type),
    revision,
    data: data_json === null ? {} : parseData(data_json),
    created_at,
  }));
}
