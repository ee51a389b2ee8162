import { kindOf } from '../../../documents/all-kinds/types.ts';
import { furtherBy } from '../../../documents/lifecycle/came-further.ts';
import { readContent } from '../../../documents/reading/read-content.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import { businessOf } from '../../rows/business/business-of.ts';
import { insertEventAt } from '../../rows/documents/document-events.ts';
import { documentNumbered } from '../../rows/documents/document-numbered.ts';
import { insertSignedXml } from '../../rows/documents/signed-xml.ts';
import { documentById, toDocumentRow } from '../../rows/documents/stored-document.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { indexDocument, unindexDocument } from '../../writing/index-document.ts';
import { giveCreditBack, insertRevision, rewriteDocument, takeCredit } from '../../writing/write-document.ts';
import { raiseSeries } from '../series/begin-anew.ts';
import { keepDelivery, keepEmails } from './keep-delivery.ts';
import type { Fetched, ReportedContent } from './reported-content.ts';

/**
 * Keeps a document that the head office has of this station and these data lack, or have as it was earlier: found, read,
 * printed and credited like any other. One of another business, or of a number that another document has here, stays
 * where it is. Its series goes on above it.
 */
export async function keepDocument(tx: Tx, fetched: Fetched, at: Date): Promise<void> {
  const { identity, issuer } = fetched.document;
  const entityId = await businessOf(tx, identity.environment, issuer.ruc);
  const content = readContent(identity.type, fetched.document.content);
  if (entityId === undefined || !content) return;
  const signedXml = fetched.signedXml === undefined ? undefined : Buffer.from(fetched.signedXml, 'latin1');
  // What brought it here is not: it stays a document of another system.
  const { imported: _, ...reported } = fetched.document;
  const incoming: ReportedContent = {
    document: { ...reported, content, entityId },
    events: fetched.events,
    signedXml,
  };
  const existing = await documentById(tx, incoming.document.id);
  if (existing) {
    if (furtherBy(incoming.document, existing) > 0) await bringUpToDate(tx, incoming, existing);
  } else if ((await documentNumbered(tx, { entityId, ...identity }, identity)) === undefined) {
    await insert(tx, incoming, at);
  }
  await raise(tx, incoming.document);
}

async function insert(tx: Tx, fetched: ReportedContent, at: Date): Promise<void> {
  const { document } = fetched;
  const { seq } = await tx
    .insertInto('document')
    .values({ ...toDocumentRow(document), ...authorizationOf(document), ...portalOf(document) })
    .returning('seq')
    .executeTakeFirstOrThrow();
  await putRevision(tx, seq, fetched);
  await indexDocument(tx, seq, document);
  await holdCredit(tx, document);
  await keepEvents(tx, seq, fetched);
  await keepEmails(tx, document, at);
  await keepDelivery(tx, fetched, at);
  // Listeners were notified by the computer that did it.
  await tx.deleteFrom('webhook_queue').where('document_id', '=', document.id).execute();
}

/** The revision and the authorization before the status: the triggers on the status read them. */
async function bringUpToDate(tx: Tx, fetched: ReportedContent, existing: StoredDocument): Promise<void> {
  const { document } = fetched;
  const { seq } = await tx
    .updateTable('document')
    .set(authorizationOf(document))
    .where('id', '=', document.id)
    .returning('seq')
    .executeTakeFirstOrThrow();
  await putRevision(tx, seq, fetched);
  await keepEvents(tx, seq, fetched);
  await rewriteDocument(tx, document, existing);
  await unindexDocument(tx, seq, existing);
  await indexDocument(tx, seq, document);
  await giveCreditBack(tx, document);
  await holdCredit(tx, document);
  const at = new Date(document.updatedAt);
  await keepEmails(tx, document, at);
  await keepDelivery(tx, fetched, at);
}

/** With the bytes that the head office has: of two signatures it is the one that came further. */
async function putRevision(tx: Tx, seq: number, { document, signedXml }: ReportedContent): Promise<void> {
  const { identity, revision, updatedAt } = document;
  const existing = await tx
    .selectFrom('document_revision')
    .select('id')
    .where('seq', '=', seq)
    .where('revision', '=', revision)
    .executeTakeFirst();
  const signedAt = signedXml ? (document.transitions.submitted ?? updatedAt) : undefined;
  const revisionId =
    existing?.id ??
    (await insertRevision(tx, { seq, document, ...(signedAt !== undefined && { signedAt }) }));
  if (!signedXml) return;
  await tx
    .updateTable('document_revision')
    .set((eb) => ({ signed_at: eb.fn.coalesce('signed_at', eb.val(signedAt ?? null)) }))
    .where('id', '=', revisionId)
    .execute();
  await tx.deleteFrom('signed_xml').where('revision_id', '=', revisionId).execute();
  await insertSignedXml(tx, { revisionId, type: identity.type, xml: signedXml });
}

async function keepEvents(tx: Tx, seq: number, { events }: ReportedContent): Promise<void> {
  const existing = await tx.selectFrom('document_event').select('id').where('seq', '=', seq).execute();
  const existingIds = new Set(existing.map(({ id }) => id));
  for (const { id, type, revision, created_at: at, data } of events) {
    const step = { id, type, revision, at, ...(Object.keys(data).length > 0 && { data }) };
    if (!existingIds.has(id)) await insertEventAt(tx, seq, step);
  }
}

/** A note that was refused or annulled holds nothing (decision 17); nor does one on an invoice that is not here. */
async function holdCredit(tx: Tx, document: StoredDocument): Promise<void> {
  const { status, identity, content } = document;
  if (status !== 'pending' && status !== 'submitted' && status !== 'authorized') return;
  const invoiceId = kindOf(identity.type).summary(content).credits?.documentId;
  if (invoiceId === undefined) return;
  const invoice = await tx.selectFrom('document').select('id').where('id', '=', invoiceId).executeTakeFirst();
  if (invoice) await takeCredit(tx, document);
}

async function raise(tx: Tx, { entityId, identity }: StoredDocument): Promise<void> {
  const { environment, type, establishment, emissionPoint, sequential } = identity;
  const series = { entity_id: entityId, environment, type, establishment, emission_point: emissionPoint };
  await raiseSeries(tx, [{ ...series, last_number: sequential }]);
}

function authorizationOf({ authorization }: StoredDocument) {
  return {
    authorization_number: authorization?.number ?? null,
    authorized_at: authorization?.authorizedAt ?? null,
    substitute_authority: authorization?.substituteAuthority ?? null,
  };
}

function portalOf({ portal }: StoredDocument) {
  return portal && { portal_views: portal.views, portal_last_viewed_at: portal.lastViewedAt };
}
