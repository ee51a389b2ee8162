import type { AnnulBody } from '../contract/document-actions.ts';
import { formatNumber } from '../documents/access-key.ts';
import { kindOf } from '../documents/types.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import { insertEvent } from './events.ts';
import { searchWordsOf } from './search-words.ts';
import { toDocumentRow } from './stored-document.ts';
import type { Tx } from './write-lane.ts';

/** A new document with all it is found by, its first event and its place in the outbox. */
export async function insertDocument(
  tx: Tx,
  {
    document,
    accepted,
  }: { document: StoredDocument; accepted?: Readonly<Record<string, unknown>> | undefined },
  newId: () => string,
): Promise<void> {
  const row = toDocumentRow(document);
  const { seq } = await tx.insertInto('document').values(row).returning('seq').executeTakeFirstOrThrow();
  await insertRevision(tx, document);
  await insertEvent(tx, {
    id: newId(),
    documentId: document.id,
    type: 'accepted',
    revision: document.revision,
    at: document.createdAt,
    ...(accepted && { data: accepted }),
  });
  await queue(tx, document);
  await index(tx, seq, document);
  await takeCredit(tx, document);
}

/** One more revision in the place of the last; false when the document is no longer as it was. */
export async function correctDocument(
  tx: Tx,
  { corrected, was }: { corrected: StoredDocument; was: StoredDocument },
  newId: () => string,
): Promise<boolean> {
  const seq = await rewriteDocument(tx, corrected, was);
  if (seq === undefined) return false;
  await insertRevision(tx, corrected);
  await insertEvent(tx, {
    id: newId(),
    documentId: corrected.id,
    type: 'corrected',
    revision: corrected.revision,
    at: corrected.updatedAt,
  });
  await queue(tx, corrected);
  await tx.deleteFrom('document_search').where('rowid', '=', seq).execute();
  await tx.deleteFrom('document_recipient').where('seq', '=', seq).execute();
  await tx.deleteFrom('document_metadata').where('seq', '=', seq).execute();
  await index(tx, seq, corrected);
  await giveCreditBack(tx, corrected);
  await takeCredit(tx, corrected);
  return true;
}

/** An annulment; false when the document is no longer as it was. */
export async function annulDocument(
  tx: Tx,
  { annulled, was, annulment }: { annulled: StoredDocument; was: StoredDocument; annulment: AnnulBody },
  newId: () => string,
): Promise<boolean> {
  if ((await rewriteDocument(tx, annulled, was)) === undefined) return false;
  await insertEvent(tx, {
    id: newId(),
    documentId: annulled.id,
    type: 'annulled',
    revision: annulled.revision,
    at: annulled.updatedAt,
    data: annulment,
  });
  await giveCreditBack(tx, annulled);
  return true;
}

/** Writes the row of a document over; its place in lists, or undefined when it is no longer as it was. */
export async function rewriteDocument(
  tx: Tx,
  document: StoredDocument,
  was: StoredDocument,
): Promise<number | undefined> {
  const row = toDocumentRow(document);
  const replaced = await tx
    .updateTable('document')
    .set({
      status: row.status,
      transitions_json: row.transitions_json,
      revision: row.revision,
      counterparty: row.counterparty,
      counterparty_name: row.counterparty_name,
      total: row.total,
      metadata_json: row.metadata_json,
      sri_messages_json: row.sri_messages_json,
      delivery_status: row.delivery_status,
      updated_at: row.updated_at,
    })
    .where('id', '=', was.id)
    .where('status', '=', was.status)
    .where('revision', '=', was.revision)
    .returning('seq')
    .executeTakeFirst();
  return replaced?.seq;
}

async function insertRevision(tx: Tx, document: StoredDocument): Promise<void> {
  await tx
    .insertInto('document_revision')
    .values({
      document_id: document.id,
      revision: document.revision,
      content_json: JSON.stringify(document.content),
      issuer_json: JSON.stringify(document.issuer),
      simulate: document.simulate ?? null,
      signed_xml: null,
      signed_at: null,
      refusal_json: null,
    })
    .execute();
}

/** The document's place in the outbox, anew: whatever it waited for before. */
async function queue(tx: Tx, { id, identity, updatedAt }: StoredDocument): Promise<void> {
  const place = {
    step: 'sign',
    attempts: 0,
    next_attempt_at: updatedAt,
    last_problem: null,
    created_at: updatedAt,
    decision: null,
    refresh_asked_at: null,
  } as const;
  await tx
    .insertInto('outbox')
    .values({ document_id: id, environment: identity.environment, ...place })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(place))
    .execute();
}

/** What a document is found by: its words, its metadata and whom it goes to. */
export async function index(tx: Tx, seq: number, document: StoredDocument): Promise<void> {
  const { identity, content, entityId } = document;
  const { counterparty, others } = kindOf(identity.type).summary(content);
  const words = searchWordsOf({
    parties: [counterparty, ...others],
    number: formatNumber(identity, identity.sequential),
    sequential: identity.sequential,
    accessKey: identity.accessKey,
  });
  await tx.insertInto('document_search').values({ rowid: seq, words }).execute();
  for (const [key, value] of Object.entries(document.metadata)) {
    await tx
      .insertInto('document_metadata')
      .values({ seq, key, value, entity_id: entityId, environment: identity.environment })
      .execute();
  }
  const recipients = new Set(others.map(({ identification }) => identification));
  for (const identification of recipients) {
    await tx
      .insertInto('document_recipient')
      .values({ seq, identification, entity_id: entityId, environment: identity.environment })
      .execute();
  }
}

async function takeCredit(tx: Tx, { id, identity, content }: StoredDocument): Promise<void> {
  const { credits } = kindOf(identity.type).summary(content);
  if (!credits) return;
  await tx
    .insertInto('credit')
    .values({ credit_note_id: id, invoice_id: credits.documentId, amount: credits.amount })
    .execute();
}

export async function giveCreditBack(tx: Tx, { id }: StoredDocument): Promise<void> {
  await tx.deleteFrom('credit').where('credit_note_id', '=', id).execute();
}
