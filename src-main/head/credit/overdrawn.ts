import { sql } from 'kysely';
import type { Environment } from '../../documents/kinds.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import { invoiceIn, isCreditOf } from './credit-of.ts';

/** An invoice as notes name it. */
export interface NumberedInvoice {
  readonly environment: Environment;
  readonly number: string;
}

const reportedInvoices = (invoices: readonly NumberedInvoice[]) => sql`
  unnest(
    ${invoices.map(({ environment }) => environment)}::text[], ${invoices.map(({ number }) => number)}::text[]
  ) AS reported (environment, number)
`;

/** Of these invoices, those that a note reported before names. */
export async function withCredit(
  tx: HeadTx,
  invoices: readonly NumberedInvoice[],
): Promise<readonly NumberedInvoice[]> {
  if (invoices.length === 0) return [];
  const { rows } = await sql<NumberedInvoice>`
    SELECT DISTINCT reported.environment, reported.number FROM ${reportedInvoices(invoices)}
    JOIN credit ON credit.invoice_number = reported.number AND credit.environment = reported.environment
  `.execute(tx);
  return rows;
}

/** Of two batches with notes on one invoice, the second sees what the first wrote. Gives the ids of those reported. */
export async function lockInvoices(
  tx: HeadTx,
  invoices: readonly NumberedInvoice[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT document.id FROM document
    JOIN ${reportedInvoices(invoices)} ON document.environment = reported.environment
      AND document.sequential = split_part(reported.number, '-', 3)::integer
      AND document.emission_point = split_part(reported.number, '-', 2)
      AND document.establishment = split_part(reported.number, '-', 1)
    WHERE document.type = 'invoice'
    ORDER BY document.id FOR UPDATE OF document
  `.execute(tx);
  return [...new Set(rows.map(({ id }) => id))];
}

/** Keeps, for each of these invoices, whether its notes take more of it than it comes to; each that begins to, as an event. */
export async function judgeInvoices(tx: HeadTx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; total: string; credited: string; note_ids: readonly string[] }>`
    SELECT document.id, document.total, sum(credit.amount) AS credited, array_agg(credit.note_id) AS note_ids
    FROM document JOIN credit ON ${isCreditOf(invoiceIn('document'))}
    WHERE document.id = ANY (${ids}::uuid[])
    GROUP BY document.id HAVING sum(credit.amount) > document.total
  `.execute(tx);
  const overdrawn = rows.map(({ id }) => id);
  await sql`
    DELETE FROM overdrawn_invoice WHERE invoice_id = ANY (${ids}::uuid[]) AND NOT invoice_id = ANY (${overdrawn}::uuid[])
  `.execute(tx);
  for (const { id, total, credited, note_ids } of rows) {
    const noted = await tx
      .insertInto('overdrawn_invoice')
      .values({ invoice_id: id, found_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('invoice_id')
      .executeTakeFirst();
    if (!noted) continue;
    await noteEvent(tx, { type: 'credit.overdrawn', data: { invoice_id: id, total, credited, note_ids } });
  }
}
