import type { AcceptedAuthorization } from '../../issuing/ports/authorization-evidence.ts';
import { insertEventAt } from '../rows/documents/document-events.ts';
import { insertSignedXml } from '../rows/documents/signed-xml.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { indexDocument, unindexDocument } from './index-document.ts';
import { giveCreditBack, insertRevision, rewriteDocument, takeCredit } from './write-document.ts';

/**
 * Stores that a document is authorized as the authority has it. Its revision and its authorization are written before
 * its status: the triggers on the status read them. Throws when the document changed since it was read.
 */
export async function acceptAuthorization(
  tx: Tx,
  { accepted, was, signedXml, differences }: AcceptedAuthorization,
  newId: () => string,
): Promise<void> {
  const { id, identity, revision, authorization, updatedAt: at } = accepted;
  const { seq } = await tx
    .updateTable('document')
    .set({
      authorization_number: authorization?.number ?? null,
      authorized_at: authorization?.authorizedAt ?? null,
      substitute_authority: authorization?.substituteAuthority ?? null,
    })
    .where('id', '=', id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  if (signedXml) {
    const revisionId = await insertRevision(tx, { seq, document: accepted, signedAt: at });
    await insertSignedXml(tx, { revisionId, type: identity.type, xml: signedXml });
  }
  if ((await rewriteDocument(tx, accepted, was)) === undefined) {
    throw new Error(`document ${id} changed while its authorization was accepted`);
  }
  if (signedXml) {
    await unindexDocument(tx, seq, was);
    await indexDocument(tx, seq, accepted);
    await giveCreditBack(tx, was);
    await takeCredit(tx, accepted);
  }
  const step = { revision, at };
  await insertEventAt(tx, seq, {
    ...step,
    id: newId(),
    type: 'authorization_accepted',
    data: { differences },
  });
  await insertEventAt(tx, seq, { ...step, id: newId(), type: 'authorized' });
  await tx.deleteFrom('outbox').where('document_id', '=', id).execute();
}
