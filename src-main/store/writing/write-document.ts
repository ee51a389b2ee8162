import { recipientsOf } from '../../documents/all-kinds/recipients.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { writeContent } from '../rows/columns/content-column.ts';
import { internText } from '../rows/columns/interned-text.ts';
import { insertEventAt } from '../rows/documents/document-events.ts';
import { toDocumentRow } from '../rows/documents/stored-document.ts';
import { prepareInsert, prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { putDebtBack, takeOffDebt } from './effects/debts.ts';
import { keepSoldCosts } from './effects/sold-costs.ts';
import { keepSoldPromotions } from './effects/sold-promotions.ts';
import { moveStock } from './effects/stock-of-document.ts';
import { indexDocument, unindexDocument } from './index-document.ts';

const putDocument = prepareInsert('document');
const putRevision = prepareInsert('document_revision');

/** Inserts a document with its search index, its first event and its outbox entry; gives its `seq`. */
export async function insertDocument(
  tx: Tx,
  {
    document,
    accepted,
  }: { document: StoredDocument; accepted?: Readonly<Record<string, unknown>> | undefined },
  newId: () => string,
): Promise<number> {
  const row = toDocumentRow(document);
  const seq = await putDocument(tx, row);
  await insertRevision(tx, { seq, document });
  await insertEventAt(tx, seq, {
    id: newId(),
    type: 'accepted',
    revision: document.revision,
    at: document.createdAt,
    ...(accepted && { data: accepted }),
  });
  await queue(tx, document);
  await indexDocument(tx, seq, document);
  await takeCredit(tx, document);
  return seq;
}

interface Correction {
  readonly corrected: StoredDocument;
  readonly was: StoredDocument;
  /** The data of its event. */
  readonly eventData?: Readonly<Record<string, unknown>> | undefined;
}

/** Stores one more revision, which replaces the last; false when the document changed since it was read. */
export async function correctDocument(
  tx: Tx,
  { corrected, was, eventData }: Correction,
  newId: () => string,
): Promise<boolean> {
  const seq = await rewriteDocument(tx, corrected, was);
  if (seq === undefined) return false;
  await insertRevision(tx, { seq, document: corrected });
  await insertEventAt(tx, seq, {
    id: newId(),
    type: 'corrected',
    revision: corrected.revision,
    at: corrected.updatedAt,
    ...(eventData && { data: eventData }),
  });
  await queue(tx, corrected);
  await unindexDocument(tx, seq, was);
  await indexDocument(tx, seq, corrected);
  await giveCreditBack(tx, corrected);
  await takeCredit(tx, corrected);
  return true;
}

/** Stores an annulment; false when the document changed since it was read. */
export async function annulDocument(
  tx: Tx,
  {
    annulled,
    was,
    annulment,
  }: { annulled: StoredDocument; was: StoredDocument; annulment: Readonly<Record<string, unknown>> },
  newId: () => string,
): Promise<boolean> {
  const seq = await rewriteDocument(tx, annulled, was);
  if (seq === undefined) return false;
  await insertEventAt(tx, seq, {
    id: newId(),
    type: 'annulled',
    revision: annulled.revision,
    at: annulled.updatedAt,
    data: annulment,
  });
  await giveCreditBack(tx, annulled);
  return true;
}

/** Updates the row of a document; gives its `seq`, or undefined when the document changed since it was read. */
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

/** Inserts a revision, keeps what its lines cost and what promotions sold, and books what it moves of the stock; gives its row id. Without `signedAt`, it is still to be signed. */
export async function insertRevision(
  tx: Tx,
  { seq, document, signedAt }: { seq: number; document: StoredDocument; signedAt?: string },
): Promise<number> {
  const revisionId = await putRevision(tx, {
    seq,
    ...(await revisionColumns(tx, document)),
    signed_at: signedAt ?? null,
  });
  await keepSoldCosts(tx, document);
  await keepSoldPromotions(tx, document);
  await moveStock(tx, document);
  return revisionId;
}

/** The row of a revision. */
export async function revisionColumns(tx: Tx, document: StoredDocument) {
  const emails = recipientsOf(kindOf(document.identity.type), document.content);
  return {
    revision: document.revision,
    content: writeContent(document.content),
    issuer: await internText(tx, JSON.stringify(document.issuer)),
    emails_json: emails.length > 0 ? JSON.stringify(emails) : null,
    simulate: document.simulate ?? null,
    refusal_json: null,
  };
}

/**
 * The delivery is handed a document as soon as it is committed, and need not read it. Only one that was not taken by
 * then (the program was killed, or too many were handed over) is found in the outbox, so many milliseconds later:
 * were it due at once, a look at the outbox between commit and handing over would read nearly every document.
 */
const HANDED_OVER_WITHIN_MS = 1000;

/** Replaces the outbox entry of a document, whatever it waited for before. */
async function queue(tx: Tx, { id, identity, updatedAt }: StoredDocument): Promise<void> {
  const due = new Date(Date.parse(updatedAt) + HANDED_OVER_WITHIN_MS).toISOString();
  await queueForSigning(tx, { id, environment: identity.environment, at: updatedAt, due });
}

const queueForSigning = prepareQuery(
  (db, param: QueryParams<{ id: string; environment: Environment; at: string; due: string }>) => {
    const outboxRow = {
      step: 'sign',
      attempts: 0,
      next_attempt_at: param('due'),
      last_problem: null,
      created_at: param('at'),
      decision: null,
      refresh_asked_at: null,
    } as const;
    return db
      .insertInto('outbox')
      .values({ document_id: param('id'), environment: param('environment'), ...outboxRow })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet(outboxRow));
  },
);

/** The note holds of the invoice it is about what it says, and lowers what is owed; any other document does nothing. */
export async function takeCredit(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, identity, content } = document;
  const { credits } = kindOf(identity.type).summary(content);
  if (!credits) return;
  await tx
    .insertInto('credit')
    .values({ credit_note_id: id, invoice_id: credits.documentId, amount: credits.amount })
    .execute();
  await takeOffDebt(tx, document);
}

/** The note holds nothing any more of the invoice it is about; of any other document nothing happens. */
export async function giveCreditBack(tx: Tx, { id }: Pick<StoredDocument, 'id'>): Promise<void> {
  await tx.deleteFrom('credit').where('credit_note_id', '=', id).execute();
  await putDebtBack(tx, id);
}
