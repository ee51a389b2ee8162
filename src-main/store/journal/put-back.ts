import type { NumberTaken, RevisionSigned } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { businessOf } from '../business/entities/business-of.ts';
import { signRevision } from '../delivery/sign-revision.ts';
import { rememberRequest } from '../documents/issuing/requests.ts';
import { documentNumbered, invoiceNumbered } from '../documents/reading/document-numbered.ts';
import { correctDocument, insertDocument } from '../documents/write-document.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { readSigned } from './read-signed.ts';
import { documentOf } from './unjournaled.ts';

/** A document as the journal has it. */
export interface JournaledDocument {
  readonly number: NumberTaken;
  /** Its last revision that was signed; absent while none was. */
  readonly signed?: RevisionSigned;
}

export type PutBack =
  /** It is in the database now, and the authority is asked before it is sent. */
  | 'put_back'
  /** The database has all of it. */
  | 'kept'
  /** It had its number and was not signed: what it said is not in the journal. */
  | 'unsigned'
  /** Its business is not in these data. */
  | 'other_business'
  /** Another document has its number here. */
  | 'number_taken';

/** Puts a document that the database lost back into it, as it was signed. */
export async function putBack(
  tx: Tx,
  { number, signed }: JournaledDocument,
  { newId, at }: { newId: () => string; at: Date },
): Promise<PutBack> {
  const kept = await documentOf(tx, number.documentId);
  if (!signed) return kept ? 'kept' : 'unsigned';
  if (kept && kept.revision > signed.revision) return 'kept';
  const entityId = kept?.entityId ?? (await businessOf(tx, number.environment, number.ruc));
  if (entityId === undefined) return 'other_business';
  const scope = { entityId, environment: number.environment };
  if (!kept && (await documentNumbered(tx, scope, number)) !== undefined) return 'number_taken';
  if (kept?.revision !== signed.revision) {
    const document = await withCredit(tx, documentSaid({ number, signed, entityId, kept, at }));
    if (kept) await correctDocument(tx, { corrected: document, was: kept }, newId);
    else await insertAgain(tx, { document, number }, newId);
  }
  return (await sign(tx, signed, { type: number.type, newId })) ? 'put_back' : 'kept';
}

/** With what issued it: a till that asks again after all was lost must not issue twice. */
async function insertAgain(
  tx: Tx,
  { document, number: { request } }: { readonly document: StoredDocument; readonly number: NumberTaken },
  newId: () => string,
): Promise<void> {
  await insertDocument(tx, { document, accepted: { note: 'recuperado del diario de números' } }, newId);
  if (!request) return;
  // A business that was made anew has another id.
  const scope = request.scope.replace(/^\S+/, document.entityId);
  await rememberRequest(tx, { ...request, scope }, document.id);
}

interface Reading {
  readonly number: NumberTaken;
  readonly signed: RevisionSigned;
  readonly entityId: string;
  readonly kept: StoredDocument | undefined;
  readonly at: Date;
}

/** The document that the signed XML says. */
function documentSaid({ number, signed, entityId, kept, at }: Reading): StoredDocument {
  const reading = readSigned(signed.signedXml);
  if (!reading.ok)
    throw new Error(`the journal's XML of ${number.accessKey} is no document: ${reading.fault}`);
  const { identity, issuer, content } = reading.document;
  return {
    id: number.documentId,
    entityId,
    identity: { ...identity, environment: number.environment },
    issuer,
    content,
    status: 'pending',
    transitions: { pending: number.at },
    revision: signed.revision,
    channel: number.channel,
    metadata: kept?.metadata ?? {},
    sriMessages: [],
    deliveryStatus: 'no_recipient',
    credited: '0.00',
    ...(number.environment === 'sandbox' && { simulate: 'authorized' }),
    issuedAt: number.at,
    createdAt: number.at,
    updatedAt: at.toISOString(),
  };
}

/** The XML names the invoice of a credit note by its number alone: it takes its credit of the one that is here. */
async function withCredit(tx: Tx, document: StoredDocument): Promise<StoredDocument> {
  const { content, identity, entityId } = document;
  if (content.object !== 'credit_note') return document;
  const { modified_document } = content;
  const invoiceId = await invoiceNumbered(
    tx,
    { entityId, environment: identity.environment },
    modified_document.number,
  );
  return invoiceId !== undefined
    ? {
        ...document,
        content: { ...content, modified_document: { ...modified_document, document_id: invoiceId } },
      }
    : document;
}

/** Gives the revision the bytes it was signed with; false when it has them. */
async function sign(
  tx: Tx,
  signed: RevisionSigned,
  { type, newId }: { type: NumberTaken['type']; newId: () => string },
): Promise<boolean> {
  if (!(await signRevision(tx, { ...signed, type }, newId))) return false;
  // The authority may have it since before it was lost here.
  await tx
    .updateTable('outbox')
    .set({ step: 'ask_before_send', attempts: 0, decision: null })
    .where('document_id', '=', signed.documentId)
    .execute();
  return true;
}
