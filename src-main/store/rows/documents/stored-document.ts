import { type Kysely, sql } from 'kysely';
import { deliveryStatusOf } from '../../../contract/delivery/email-delivery.ts';
import { statusTransitions } from '../../../contract/documents/document-resource.ts';
import type { Verification } from '../../../contract/import.ts';
import { kindOf } from '../../../documents/all-kinds/types.ts';
import type { Simulation } from '../../../documents/kinds.ts';
import type { Issuer } from '../../../documents/parties/issuer.ts';
import { type Decimal, decimal, formatAmount, sum } from '../../../documents/values/decimal.ts';
import type { CreditCount } from '../../../issuing/ports/issuing-store.ts';
import type { ImportedFrom, StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { DocumentRow } from '../../schema/documents.ts';
import type { Tables } from '../../schema/tables.ts';
import { parseContent } from '../columns/content-column.ts';
import { emailsOfDocument, parseEmails } from '../columns/email-columns.ts';
import {
  parseDeliveryStatus,
  parseIssuer,
  parseListing,
  parseMessages,
  parseMetadata,
} from '../columns/json-columns.ts';

/** A document with what its current revision says. */
export type JoinedDocument = DocumentRow & {
  content: Uint8Array;
  issuer_json: string;
  simulate: Simulation | null;
  /** Amounts that credit notes hold of it, with commas between. */
  credits: string | null;
  /** What credit notes of other tills hold of it, the same way. */
  credits_elsewhere: string | null;
  emails_json: string;
};

/**
 * The documents joined with their current revision: the beginning of every read. What the credit note `except` holds
 * is not counted.
 */
export function selectDocuments(db: Kysely<Tables>, { except }: CreditCount = {}) {
  return db
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
    .innerJoin('interned_text as issuer', 'issuer.id', 'document_revision.issuer')
    .selectAll('document')
    .select(['document_revision.content', 'issuer.text as issuer_json', 'document_revision.simulate'])
    .select((eb) =>
      eb
        .selectFrom('credit')
        .select(sql<string | null>`group_concat(credit.amount)`.as('amounts'))
        .whereRef('credit.invoice_id', '=', 'document.id')
        .$if(except !== undefined, (query) => query.where('credit.credit_note_id', '!=', except ?? ''))
        .as('credits'),
    )
    .select((eb) =>
      eb
        .selectFrom('credit_elsewhere')
        .select(sql<string | null>`group_concat(credit_elsewhere.amount)`.as('amounts'))
        .whereRef('credit_elsewhere.invoice_id', '=', 'document.id')
        .where((held) =>
          held.or([
            held('credit_elsewhere.until', 'is', null),
            held('credit_elsewhere.until', '>', sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ')`),
          ]),
        )
        .as('credits_elsewhere'),
    )
    .select(emailsOfDocument.as('emails_json'));
}

/** A document of any business; `count` says what its `credited` leaves out. */
export async function documentById(
  db: Kysely<Tables>,
  id: string,
  count?: CreditCount,
): Promise<StoredDocument | undefined> {
  const row = await selectDocuments(db, count).where('document.id', '=', id).executeTakeFirst();
  return row && toStoredDocument(row);
}

function amountsIn(list: string | null): Decimal[] {
  return (list?.split(',') ?? []).map(decimal);
}

/**
 * Stored data is validated when read: a row that another program altered throws here, and is not shown.
 *
 * @param issuerOf reads the JSON of an issuer
 */
export function toStoredDocument(row: JoinedDocument, issuerOf = parseIssuer): StoredDocument {
  const emails = parseEmails(row.emails_json);
  return {
    id: row.id,
    entityId: row.entity_id,
    identity: {
      type: row.type,
      environment: row.environment,
      establishment: row.establishment,
      emissionPoint: row.emission_point,
      sequential: row.sequential,
      accessKey: row.access_key,
      issueDate: row.issue_date,
    },
    issuer: issuerOf(row.issuer_json),
    content: parseContent(row.type, row.content),
    status: row.status,
    transitions: statusTransitions.parse(JSON.parse(row.transitions_json)),
    revision: row.revision,
    channel: row.channel,
    metadata: parseMetadata(row.metadata_json),
    ...(row.authorization_number !== null &&
      row.authorized_at !== null && {
        authorization: {
          number: row.authorization_number,
          authorizedAt: row.authorized_at,
          ...(row.substitute_authority !== null && { substituteAuthority: row.substitute_authority }),
        },
      }),
    sriMessages: parseMessages(row.sri_messages_json),
    deliveryStatus: deliveryStatusOf(emails, parseDeliveryStatus(row.delivery_status)),
    ...(emails.length > 0 && { emails: emails.map(({ email }) => email) }),
    ...(row.portal_last_viewed_at !== null && {
      portal: { views: row.portal_views, lastViewedAt: row.portal_last_viewed_at },
    }),
    credited: formatAmount(sum([row.credits, row.credits_elsewhere].flatMap(amountsIn))),
    ...(row.simulate !== null && { simulate: row.simulate }),
    ...(row.import_id !== null &&
      row.verification !== null && {
        imported: importedFrom(row.import_id, row.verification, row.listing_json),
      }),
    issuedAt: row.issued_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Reads the documents of a list, which nearly always have the same issuer: what is written alike is parsed once. */
export function documentsOfList(): (row: JoinedDocument) => StoredDocument {
  const issuers = new Map<string, Issuer>();
  function issuerOf(json: string): Issuer {
    const issuer = issuers.get(json) ?? parseIssuer(json);
    issuers.set(json, issuer);
    return issuer;
  }
  return (row) => toStoredDocument(row, issuerOf);
}

function importedFrom(
  importId: string,
  verification: Verification,
  listingJson: string | null,
): ImportedFrom {
  return { importId, verification, ...(listingJson !== null && { listing: parseListing(listingJson) }) };
}

/** The row of a document that was just issued. */
export function toDocumentRow(document: StoredDocument) {
  const { identity, content } = document;
  const { counterparty, total } = kindOf(identity.type).summary(content);
  return {
    id: document.id,
    entity_id: document.entityId,
    environment: identity.environment,
    type: identity.type,
    status: document.status,
    transitions_json: JSON.stringify(document.transitions),
    revision: document.revision,
    establishment: identity.establishment,
    emission_point: identity.emissionPoint,
    sequential: identity.sequential,
    access_key: identity.accessKey,
    issue_date: identity.issueDate,
    counterparty: counterparty.identification,
    counterparty_name: counterparty.name,
    total,
    channel: document.channel,
    metadata_json: JSON.stringify(document.metadata),
    authorization_number: null,
    authorized_at: null,
    sri_messages_json: JSON.stringify(document.sriMessages),
    delivery_status: document.deliveryStatus,
    issued_at: document.issuedAt,
    created_at: document.createdAt,
    updated_at: document.updatedAt,
  };
}
