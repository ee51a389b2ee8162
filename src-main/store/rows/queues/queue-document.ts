import { type ExpressionBuilder, sql } from 'kysely';
import type { Environment } from '../../../documents/kinds.ts';
import type { EmailQueue } from '../../../issuing/ports/email-queue.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Queues a document for each address, in a transaction that does something else too. */
export async function queueDocument(
  tx: Tx,
  { documentId, to, at }: Parameters<EmailQueue['add']>[0],
): Promise<void> {
  await queueEmailOf(tx, { document_id: documentId }, { to, at: at.toISOString() });
}

/** What an email is about: a document, or a proforma of a business. */
type Subject =
  | { readonly document_id: string }
  | { readonly proforma_id: string; readonly entity_id: string; readonly environment: Environment };

/** Queues it for each address; one that waits for an address already is due now, and sent once. */
export async function queueEmailOf(
  tx: Tx,
  subject: Subject,
  { to, at }: { readonly to: readonly string[]; readonly at: string },
): Promise<void> {
  const isAbout = (eb: ExpressionBuilder<Tables, 'email'>) =>
    'document_id' in subject
      ? eb('document_id', '=', subject.document_id)
      : eb('proforma_id', '=', subject.proforma_id);
  const { last } = await tx
    .selectFrom('email')
    .select(({ fn }) => fn.coalesce(fn.max('request'), sql<number>`0`).as('last'))
    .where(isAbout)
    .executeTakeFirstOrThrow();
  const request = last + 1;
  for (const recipient of to) {
    const waiting = await tx
      .updateTable('email')
      .set({ request, next_attempt_at: at })
      .where(isAbout)
      .where('recipient', '=', recipient)
      .where('status', '=', 'queued')
      .executeTakeFirst();
    if (waiting.numUpdatedRows > 0n) continue;
    await tx
      .insertInto('email')
      .values({ ...subject, request, recipient, status: 'queued', next_attempt_at: at, created_at: at })
      .execute();
  }
}
