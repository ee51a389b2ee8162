import { type ListingEvidence, statusTransitions } from '../../contract/documents/document-resource.ts';
import type { Verification } from '../../contract/import.ts';
import type { IssuedDocument } from '../../documents/model/document.ts';
import { startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { ImportScope } from '../../imports/ports/import-store.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { insertEventAt } from '../rows/documents/document-events.ts';
import { toDocumentRow } from '../rows/documents/stored-document.ts';
import { prepareInsert } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { indexDocument } from '../writing/index-document.ts';
import { revisionColumns } from '../writing/write-document.ts';

/** How an imported document is known to be a real one. */
export interface Evidence {
  readonly verification: Verification;
  /** Instant; absent where nothing says when it was authorized. */
  readonly authorizedAt?: string;
  readonly listing?: ListingEvidence;
}

export interface ImportedDocument {
  readonly id: string;
  readonly importId: string;
  readonly scope: ImportScope;
  readonly document: IssuedDocument;
  /** Compressed. */
  readonly signedXml: Uint8Array;
  readonly evidence: Evidence;
  readonly at: Date;
}

const insertDocument = prepareInsert('document');
const insertRevision = prepareInsert('document_revision');
const insertXml = prepareInsert('signed_xml');

/**
 * A document that another system issued, as one of ours: found, read and printed like any other, and with nothing left
 * to do. It was sent and mailed by its issuer, so it is queued for nothing.
 */
export async function insertImported(tx: Tx, imported: ImportedDocument, newId: () => string): Promise<void> {
  const { id, importId, scope, document, signedXml, evidence, at } = imported;
  const { issueDate, accessKey } = document.identity;
  const instant = at.toISOString();
  const issuedAt = startOfEcuadorDay(issueDate).toISOString();
  const stored: StoredDocument = {
    ...document,
    id,
    entityId: scope.entityId,
    status: 'authorized',
    transitions: { authorized: evidence.authorizedAt ?? instant },
    revision: 1,
    channel: 'imported',
    metadata: {},
    sriMessages: [],
    deliveryStatus: 'none',
    credited: '0.00',
    issuedAt,
    createdAt: instant,
    updatedAt: instant,
  };
  const seq = await insertDocument(tx, {
    ...toDocumentRow(stored),
    ...authorizationColumns(accessKey, evidence),
    import_id: importId,
    verification: evidence.verification,
    listing_json: evidence.listing ? JSON.stringify(evidence.listing) : null,
  });
  const revision = await revisionColumns(tx, stored);
  const revisionId = await insertRevision(tx, { seq, ...revision, signed_at: issuedAt });
  await insertXml(tx, { revision_id: revisionId, xml: signedXml, dictionary: null });
  const data = { import_id: importId, verification: evidence.verification };
  await insertEventAt(tx, seq, { id: newId(), type: 'accepted', revision: 1, at: instant, data });
  await indexDocument(tx, seq, stored);
}

/** In the offline scheme the authorization number is the access key itself. */
function authorizationColumns(accessKey: string, { authorizedAt }: Evidence) {
  return authorizedAt === undefined
    ? { authorization_number: null, authorized_at: null }
    : { authorization_number: accessKey, authorized_at: authorizedAt };
}

/** Better evidence for a document that was imported before; what is known already stays where it says nothing. */
export async function addEvidence(
  tx: Tx,
  { documentId, at, ...evidence }: Evidence & { readonly documentId: string; readonly at: Date },
): Promise<void> {
  const { verification, authorizedAt, listing } = evidence;
  const { access_key, transitions_json } = await tx
    .selectFrom('document')
    .select(['access_key', 'transitions_json'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('document')
    .set({
      verification,
      ...(authorizedAt !== undefined && {
        ...authorizationColumns(access_key, evidence),
        transitions_json: JSON.stringify({
          ...statusTransitions.parse(JSON.parse(transitions_json)),
          authorized: authorizedAt,
        }),
      }),
      ...(listing && { listing_json: JSON.stringify(listing) }),
      updated_at: at.toISOString(),
    })
    .where('id', '=', documentId)
    .execute();
}
