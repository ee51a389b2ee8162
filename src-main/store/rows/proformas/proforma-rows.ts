import type { Kysely } from 'kysely';
import type { StoredProforma, StoredProformaRow } from '../../../counter/proformas/proforma-store.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import { invoice } from '../../../documents/model/invoice.ts';
import { proformaNumber } from '../../../documents/proforma/number.ts';
import { fold } from '../../../documents/values/fold.ts';
import type { ProformaRow } from '../../schema/shop/proformas.ts';
import type { Tables } from '../../schema/tables.ts';
import { emailsOfProforma, parseEmails } from '../columns/email-columns.ts';
import { parseData, parseIssuer } from '../columns/json-columns.ts';

export type Reader = Pick<Kysely<Tables>, 'selectFrom'>;

/** Proformas with the scope they are of and the invoice they became, without what they say. */
export function selectProformaRows(db: Reader) {
  return db
    .selectFrom('proforma')
    .innerJoin('list_scope', 'list_scope.id', 'proforma.scope')
    .leftJoin('proforma_invoice', 'proforma_invoice.proforma_id', 'proforma.id')
    .leftJoin('document', 'document.id', 'proforma_invoice.document_id')
    .select([
      'proforma.id',
      'list_scope.entity_id',
      'list_scope.environment',
      'proforma.establishment',
      'proforma.emission_point',
      'proforma.sequential',
      'proforma.issue_date',
      'proforma.valid_until',
      'proforma.recipient_name',
      'proforma.identification',
      'proforma.buyer_name',
      'proforma.total',
      'proforma.accepted_at',
      'proforma.operator_id',
      'proforma.operator_name',
      'proforma.created_at',
      'document.id as document_id',
      'document.establishment as document_establishment',
      'document.emission_point as document_point',
      'document.sequential as document_sequential',
    ]);
}

/** The same, with all that they say. */
export function selectProformas(db: Reader) {
  return selectProformaRows(db).select([
    'proforma.issuer_json',
    'proforma.content_json',
    'proforma.invoice_body_json',
    'proforma.fingerprint',
    emailsOfProforma.as('emails_json'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProformaRows>['executeTakeFirstOrThrow']>>;
type WholeRow = Awaited<ReturnType<ReturnType<typeof selectProformas>['executeTakeFirstOrThrow']>>;

export function toProformaRow(row: Row): StoredProformaRow {
  const { operator_id, operator_name } = row;
  const became = invoiceOf(row);
  return {
    id: row.id,
    environment: row.environment,
    establishment: row.establishment,
    emissionPoint: row.emission_point,
    sequential: row.sequential,
    issueDate: row.issue_date,
    validUntil: row.valid_until,
    ...(row.recipient_name !== null && { recipientName: row.recipient_name }),
    identification: row.identification,
    buyerName: row.buyer_name,
    total: row.total,
    ...(row.accepted_at !== null && { acceptedAt: row.accepted_at }),
    ...(became && { invoice: became }),
    ...(operator_id !== null &&
      operator_name !== null && { operator: { id: operator_id, name: operator_name } }),
    createdAt: row.created_at,
  };
}

export function toProforma(row: WholeRow): StoredProforma {
  return {
    ...toProformaRow(row),
    entityId: row.entity_id,
    issuer: parseIssuer(row.issuer_json),
    content: invoice.parse(JSON.parse(row.content_json)),
    invoiceBody: parseData(row.invoice_body_json),
    emails: parseEmails(row.emails_json).map(({ email }) => email),
  };
}

function invoiceOf(row: Row): StoredProformaRow['invoice'] {
  const { document_id, document_establishment, document_point, document_sequential } = row;
  if (
    document_id === null ||
    document_establishment === null ||
    document_point === null ||
    document_sequential === null
  )
    return undefined;
  const point = { establishment: document_establishment, emissionPoint: document_point };
  return { id: document_id, number: formatNumber(point, document_sequential) };
}

/** The words it is found by: number, customer, total. */
export function searchTextOf({
  identification,
  buyer_name,
  recipient_name,
  total,
  establishment,
  emission_point: emissionPoint,
  sequential,
}: Omit<ProformaRow, 'search_text'>): string {
  const number = proformaNumber({ establishment, emissionPoint, sequential });
  return fold([number, recipient_name, buyer_name, identification, total].filter(Boolean).join(' '));
}
