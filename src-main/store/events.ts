import type { Tx } from './write-lane.ts';

/** One step of a document's journey. */
export interface NewEvent {
  readonly id: string;
  readonly documentId: string;
  readonly type: string;
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
