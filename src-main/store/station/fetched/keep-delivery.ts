import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import type { ReportedContent } from './reported-content.ts';

/**
 * What the authority has not decided is asked for before it is sent: the computer that was lost may have sent it. A live
 * number that was never signed waits for a person, as nobody knows whether another document has it.
 */
export async function keepDelivery(
  tx: Tx,
  { document, signedXml }: ReportedContent,
  at: Date,
): Promise<void> {
  const { id, status, identity } = document;
  if (status !== 'pending' && status !== 'submitted') {
    await tx.deleteFrom('outbox').where('document_id', '=', id).execute();
    return;
  }
  const instant = at.toISOString();
  const isHeld = !signedXml && identity.environment === 'live';
  const outboxRow = {
    step: signedXml ? (status === 'submitted' ? 'ask' : 'ask_before_send') : 'sign',
    attempts: 0,
    next_attempt_at: instant,
    last_problem: null,
    created_at: instant,
    decision: isHeld ? 'number_unproven' : null,
    refresh_asked_at: null,
  } as const;
  await tx
    .insertInto('outbox')
    .values({ document_id: id, environment: identity.environment, ...outboxRow })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(outboxRow))
    .execute();
}

/** As they were when they were reported: what was still to be sent is, and nothing is sent twice. */
export async function keepEmails(tx: Tx, { id, emails = [] }: StoredDocument, at: Date): Promise<void> {
  if (emails.length === 0) return;
  await tx.deleteFrom('email').where('document_id', '=', id).execute();
  const instant = at.toISOString();
  for (const { to, status, sent_at, bounced_at, bounce_type } of emails) {
    await tx
      .insertInto('email')
      .values({
        document_id: id,
        request: 0,
        recipient: to,
        status,
        next_attempt_at: status === 'queued' ? instant : null,
        sent_at: sent_at ?? null,
        bounced_at: bounced_at ?? null,
        bounce_type: bounce_type ?? null,
        created_at: sent_at ?? instant,
      })
      .execute();
  }
}
