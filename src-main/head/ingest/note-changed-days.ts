import { sql } from 'kysely';
import { saleNatureOf } from '../../documents/figures/sale-nature.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { DocumentRow } from '../feed/document-row.ts';
import type { ReportedDocument } from '../feed/read-line.ts';

type ChangedDay = Pick<DocumentRow, 'environment' | 'issue_date' | 'station_id'>;

/**
 * Notes that the figures of some days are not of now. Always in the same order, so that two batches never wait for each other's
 * rows.
 */
export async function noteChangedDays(tx: HeadTx, rows: readonly ChangedDay[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    INSERT INTO report_change (environment, day, station_id, changes)
    SELECT DISTINCT environment, day, station_id, 1 FROM unnest(
      ${rows.map(({ environment }) => environment)}::text[],
      ${rows.map(({ issue_date }) => issue_date)}::date[],
      ${rows.map(({ station_id }) => station_id)}::uuid[]
    ) AS changed (environment, day, station_id)
    ORDER BY environment, day, station_id
    ON CONFLICT (environment, day, station_id) DO UPDATE SET changes = report_change.changes + 1
  `.execute(tx);
}

/** Notes so the days of the notes that are declared as an invoice which is no local sale: it may come after them. */
export async function noteDaysOfNotes(tx: HeadTx, reported: readonly ReportedDocument[]): Promise<void> {
  const invoices = reported.flatMap(({ document: { content, identity } }) =>
    content.object === 'invoice' && saleNatureOf(content, undefined) !== 'local' ? [identity] : [],
  );
  if (invoices.length === 0) return;
  const { rows } = await sql<ChangedDay>`
    SELECT document.environment, document.issue_date, document.station_id
    FROM unnest(
      ${invoices.map(({ environment }) => environment)}::text[],
      ${invoices.map((identity) => formatNumber(identity, identity.sequential))}::text[]
    ) AS invoice (environment, number)
    JOIN credit ON credit.invoice_number = invoice.number AND credit.environment = invoice.environment
    JOIN document ON document.id = credit.note_id
  `.execute(tx);
  await noteChangedDays(tx, rows);
}
