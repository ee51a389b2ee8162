import type { NumberTaken, RevisionSigned, RevisionWritten } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { businessOf } from '../rows/business/business-of.ts';
import { documentNumbered, invoiceNumbered } from '../rows/documents/document-numbered.ts';
import { rememberRequest } from '../rows/documents/requests.ts';
import { readWritten, type WrittenRevision } from '../rows/documents/revision-written.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { signRevision } from '../writing/sign-revision.ts';
import { correctDocument, insertDocument } from '../writing/write-document.ts';
import { readSigned } from './read-signed.ts';
import { documentOf } from './unjournaled.ts';

/** A document as the journal has it. */
export interface JournaledDocument {
  readonly number: NumberTaken;
  /** Its last revision; absent where the journal is of a version that did not keep it. */
  readonly written?: RevisionWritten;
  /** Its last revision that was signed; absent while none was. */
  readonly signed?: RevisionSigned;
}

export type PutBack =
  /** It is in the database now; what was signed is asked about at the authority before it is sent. */
  | 'put_back'
  /** The database has all of it. */
  | 'kept'
  /** It had its number and was not signed, and the journal does not have its content. */
  | 'unsigned'
  /** Its business is not in these data. */
  | 'other_business'
  /** Another document has its number here. */
  | 'number_taken';

interface Parts {
  readonly newId: () => string;
  readonly at: Date;
}

/** Puts a document that the database lost back into it: as it was signed, or as it was to be signed. */
export async function putBack(tx: Tx, journaled: JournaledDocument, parts: Parts): Promise<PutBack> {
  const { number, written, signed } = journaled;
  const stored = await documentOf(tx, number.documentId);
  if (!signed && !written) return stored ? 'kept' : 'unsigned';
  const entityId = stored?.entityId ?? (await businessOf(tx, number.environment, number.ruc));
  if (entityId === undefined) return 'other_business';
  const scope = { entityId, environment: number.environment };
  if (!stored && (await documentNumbered(tx, scope, number)) !== undefined) return 'number_taken';
  const isSigned =
    signed !== undefined && (await putBackSigned(tx, { ...journaled, signed, entityId }, parts));
  const isWritten =
    written !== undefined && (await putBackWritten(tx, { ...journaled, written, entityId }, parts));
  return isSigned || isWritten ? 'put_back' : 'kept';
}

interface Signed extends JournaledDocument {
  readonly signed: RevisionSigned;
  readonly entityId: string;
}

/** False when the database has it, or a later one. */
async function putBackSigned(tx: Tx, lost: Signed, { newId, at }: Parts): Promise<boolean> {
  const { number, signed } = lost;
  const stored = await documentOf(tx, number.documentId);
  if (stored && stored.revision > signed.revision) return false;
  if (stored?.revision !== signed.revision) {
    const document = await withCredit(tx, signedDocument(lost, stored, at));
    if (stored) await correctDocument(tx, { corrected: document, was: stored }, newId);
    else await insertAgain(tx, { document, number }, newId);
  }
  return sign(tx, signed, { type: number.type, newId });
}

interface Written extends JournaledDocument {
  readonly written: RevisionWritten;
  readonly entityId: string;
}

/** To be signed, as when it was issued. False when the database has it, or a later one. */
async function putBackWritten(tx: Tx, lost: Written, { newId }: Parts): Promise<boolean> {
  const { number, written } = lost;
  const stored = await documentOf(tx, number.documentId);
  if (stored && stored.revision >= written.revision) return false;
  const document = await withCredit(tx, writtenDocument(lost));
  if (stored) await correctDocument(tx, { corrected: document, was: stored }, newId);
  else await insertAgain(tx, { document, number }, newId);
  return true;
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

/** The document that the signed XML says. */
function signedDocument(
  { number, written, signed, entityId }: Signed,
  stored: StoredDocument | undefined,
  at: Date,
): StoredDocument {
  const reading = readSigned(signed.signedXml);
  if (!reading.ok)
    throw new Error(`the journal's XML of ${number.accessKey} is no document: ${reading.fault}`);
  const { identity, issuer, content } = reading.document;
  const metadata = stored?.metadata ?? (written && readWritten(written)?.metadata) ?? {};
  const document = { identity: { ...identity, environment: number.environment }, issuer, content, metadata };
  const simulated = number.environment === 'sandbox' && { simulate: 'authorized' as const };
  return pendingDocument(
    { ...document, ...simulated },
    { number, entityId, revision: signed.revision, updatedAt: at.toISOString() },
  );
}

/**
 * The document that was to be signed, as of the moment it was written: a signature has that moment, and is the same to the
 * byte if the one that was lost had been sent.
 */
function writtenDocument({ number, written, entityId }: Written): StoredDocument {
  const document = readWritten(written);
  if (!document) throw new Error(`the journal's content of ${number.accessKey} is no document`);
  return pendingDocument(document, { number, entityId, revision: written.revision, updatedAt: written.at });
}

function pendingDocument(
  document: WrittenRevision,
  {
    number,
    entityId,
    revision,
    updatedAt,
  }: {
    readonly number: NumberTaken;
    readonly entityId: string;
    readonly revision: number;
    readonly updatedAt: string;
  },
): StoredDocument {
  return {
    ...document,
    id: number.documentId,
    entityId,
    status: 'pending',
    transitions: { pending: number.at },
    revision,
    channel: number.channel,
    sriMessages: [],
    deliveryStatus: 'no_recipient',
    credited: '0.00',
    issuedAt: number.at,
    createdAt: number.at,
    updatedAt,
  };
}

/** A credit note takes its credit of the invoice that is here by its number; of one that is not, none. */
async function withCredit(tx: Tx, document: StoredDocument): Promise<StoredDocument> {
  const { content, identity, entityId } = document;
  if (content.object !== 'credit_note') return document;
  const { document_id, ...modified } = content.modified_document;
  const scope = { entityId, environment: identity.environment };
  const invoiceId = await invoiceNumbered(tx, scope, modified.number);
  const modified_document = { ...modified, ...(invoiceId !== undefined && { document_id: invoiceId }) };
  return { ...document, content: { ...content, modified_document } };
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
