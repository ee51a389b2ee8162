import type { AcceptedAuthorization } from '../../issuing/ports/authorization-evidence.ts';
import { moveStock } from '../catalog/stock/stock-of-document.ts';
import { indexDocument, unindexDocument } from '../lists/index-document.ts';
import { prepareInsert } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { insertEvent } from './document-events.ts';
import { insertSignedXml } from './signed-xml.ts';
import { giveCreditBack, revisionColumns, rewriteDocument, takeCredit } from './write-document.ts';

const putRevision = prepareInsert('document_revision');

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
    const columns = await revisionColumns(tx, accepted);
    const revisionId = await putRevision(tx, { seq, ...columns, signed_at: at });
    await insertSignedXml(tx, { revisionId, type: identity.type, xml: signedXml });
    await moveStock(tx, accepted);
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
  const step = { documentId: id, revision, at };
  await insertEvent(tx, { ...step, id: newId(), type: 'authorization_accepted', data: { differences } });
  await insertEvent(tx, { ...step, id: newId(), type: 'authorized' });
  await tx.deleteFrom('outbox').where('document_id', '=', id).execute();
}
