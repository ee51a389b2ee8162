import type { DocumentType } from '../../documents/kinds.ts';
import type { RevisionSigned } from '../../issuing/ports/journal.ts';
import { insertEventAt } from '../rows/documents/document-events.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { insertSignedXml } from '../rows/documents/signed-xml.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

interface Signing extends Omit<RevisionSigned, 'kind'> {
  readonly type: DocumentType;
  /** For its journey. */
  readonly note?: string | undefined;
}

/**
 * Gives a revision the bytes it was signed with, and the journey its step. False when it was signed before: those bytes
 * stay, and the journey has its step.
 */
export async function signRevision(
  tx: Tx,
  { documentId, revision, type, signedXml, at, note }: Signing,
  newId: () => string,
): Promise<boolean> {
  const [signed] = (await markSigned(tx, { documentId, revision, at })).rows;
  if (!signed) return false;
  await insertSignedXml(tx, { revisionId: signed.id, type, xml: signedXml });
  const data = note !== undefined && { data: { note } };
  await insertEventAt(tx, signed.seq, { id: newId(), type: 'signed', revision, at, ...data });
  return true;
}

const markSigned = prepareQuery(
  (db, param: QueryParams<Pick<RevisionSigned, 'documentId' | 'revision' | 'at'>>) =>
    db
      .updateTable('document_revision')
      .set({ signed_at: param('at') })
      .where('seq', '=', seqOf(param('documentId')))
      .where('revision', '=', param('revision'))
      .where('signed_at', 'is', null)
      .returning(['id', 'seq']),
);
