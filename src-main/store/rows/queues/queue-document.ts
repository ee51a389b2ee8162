import { sql } from 'kysely';
import type { EmailQueue } from '../../../issuing/ports/email-queue.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Queues a document for each address, in a transaction that does something else too. */
export async function queueDocument(
  tx: Tx,
  { documentId, to, at }: Parameters<EmailQueue['add']>[0],
): Promise<void> {
  const { request } = await tx
    .selectFrom('email')
    .select(({ fn }) => fn.coalesce(fn.max('request'), sql<number>`0`).as('request'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  for (const recipient of to) {
    await queue(tx, { documentId, recipient, request: request + 1, at: at.toISOString() });
  }
}

interface QueuedEmail {
  readonly documentId: string;
  readonly recipient: string;
  readonly request: number;
  readonly at: string;
}

async function queue(tx: Tx, { documentId, recipient, request, at }: QueuedEmail): Promise<void> {
  const waiting = await tx
    .updateTable('email')
    .set({ request, next_attempt_at: at })
    .where('document_id', '=', documentId)
    .where('recipient', '=', recipient)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  if (waiting.numUpdatedRows > 0n) return;
  await tx
    .insertInto('email')
    .values({
      document_id: documentId,
      request,
      recipient,
      status: 'queued',
      next_attempt_at: at,
      created_at: at,
    })
    .execute();
}
