import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestedEmail } from '../../../contract/delivery/email-delivery.ts';
import { emailDelivery } from '../../../contract/documents/document-resource.ts';

/** A document that is sent again and again is shown with its newest emails. */
const SHOWN_AT_MOST = 100;

/** The emails of the document of a row, oldest first: to be selected beside it. */
export const emailsOfDocument = emailsWhere('email.document_id = document.id');

/** Those of its proforma. */
export const emailsOfProforma = emailsWhere('email.proforma_id = proforma.id');

function emailsWhere(isOfRow: string) {
  return sql<string>`(
  SELECT json_group_array(json_object(
    'request', newest.request, 'to', newest.recipient, 'status', newest.status, 'sent_at', newest.sent_at,
    'bounced_at', newest.bounced_at, 'bounce_type', newest.bounce_type
  ) ORDER BY newest.id)
  FROM (
    SELECT * FROM email WHERE ${sql.raw(isOfRow)} ORDER BY email.id DESC LIMIT ${sql.lit(SHOWN_AT_MOST)}
  ) AS newest
)`;
}

const columns = z.array(
  z
    .record(z.string(), z.unknown())
    .transform((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))
    .pipe(z.strictObject({ request: z.int(), ...emailDelivery.shape })),
);

export function parseEmails(json: string): readonly RequestedEmail[] {
  return columns.parse(JSON.parse(json)).map(({ request, ...email }) => ({ request, email }));
}
