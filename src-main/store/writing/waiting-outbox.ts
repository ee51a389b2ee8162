import type { WaitingTransaction } from '../../issuing/ports/waiting.ts';
import { insertEvent } from '../rows/documents/document-events.ts';
import { mayBeReceived } from '../rows/documents/may-be-received.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** The outbox as use cases ask for it that issue, replace and refresh. */
export function waitingOutbox(tx: Tx, newId: () => string): WaitingTransaction {
  return {
    async waiting(documentId) {
      const row = await tx
        .selectFrom('outbox')
        .select(['step', 'decision', 'refresh_asked_at'])
        .where('document_id', '=', documentId)
        .executeTakeFirst();
      return (
        row && {
          step: row.step,
          ...(row.decision !== null && { decision: row.decision }),
          ...(row.refresh_asked_at !== null && { refreshAskedAt: row.refresh_asked_at }),
        }
      );
    },

    async askNow(documentId, at) {
      const instant = at.toISOString();
      await tx
        .updateTable('outbox')
        .set({ decision: null, next_attempt_at: instant, refresh_asked_at: instant })
        .where('document_id', '=', documentId)
        .execute();
    },

    async release({ id, revision }, at) {
      const instant = at.toISOString();
      await tx
        .updateTable('outbox')
        .set({ decision: null, next_attempt_at: instant, created_at: instant })
        .where('document_id', '=', id)
        .execute();
      await insertEvent(tx, {
        id: newId(),
        documentId: id,
        type: 'send_delayed',
        revision,
        at: instant,
        data: { decision: 'send' },
      });
    },

    async mayBeReceived(documentId) {
      const row = await tx
        .selectFrom('outbox')
        .select('outbox.step')
        .where('outbox.document_id', '=', documentId)
        .where(mayBeReceived)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
