import { insertEvent } from '../rows/documents/document-events.ts';
import type { Tx } from '../sqlite/write-queue.ts';

interface LateDocument {
  readonly documentId: string;
  readonly revision: number;
  readonly at: Date;
}

/** Holds a document for a person because its day is over, unless it is held already or not in the outbox. */
export async function holdLate(tx: Tx, late: LateDocument, newId: () => string): Promise<void> {
  const held = await tx
    .updateTable('outbox')
    .set({ decision: 'late', last_problem: null })
    .where('document_id', '=', late.documentId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (held.numUpdatedRows > 0n) await insertLateEvent(tx, late, newId);
}

/** The journey's event for it. */
export async function insertLateEvent(
  tx: Tx,
  { documentId, revision, at }: LateDocument,
  newId: () => string,
): Promise<void> {
  await insertEvent(tx, {
    id: newId(),
    documentId,
    type: 'send_delayed',
    revision,
    at: at.toISOString(),
    data: { decision: 'late' },
  });
}
