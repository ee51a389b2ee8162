import { sql } from 'kysely';
import { z } from 'zod';
import { furtherBy } from '../../documents/lifecycle/came-further.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { DocumentRow, PreparedDocument } from '../feed/document-row.ts';
import { queueDocumentEvents, type ReportingStation, type StatusChange } from '../webhooks/queue-events.ts';
import { makeDayTotals } from './day-totals.ts';

const amounts = z.array(z.object({ rate: z.string(), base: z.string(), amount: z.string() }));

type Before = Pick<
  DocumentRow,
  | 'id'
  | 'station_id'
  | 'incarnation'
  | 'position'
  | 'environment'
  | 'type'
  | 'status'
  | 'revision'
  | 'establishment'
  | 'emission_point'
  | 'issue_date'
  | 'amounts'
>;

/** What is stored of a document. */
type Written = Pick<PreparedDocument, 'row' | 'amounts' | 'file'>;

export interface WrittenDocuments {
  /** Those never seen before. */
  readonly unseen: readonly DocumentRow[];
  /** All that were stored, with the status that they had. */
  readonly changes: readonly StatusChange[];
}

/** Stores what is newer than what is there, with the files and the sums of days. */
export async function writeDocuments(
  tx: HeadTx,
  prepared: readonly Written[],
  station: ReportingStation,
): Promise<WrittenDocuments> {
  if (prepared.length === 0) return { unseen: [], changes: [] };
  const before = await documentsBefore(
    tx,
    prepared.map(({ row }) => row.id),
  );
  const newer = prepared.filter(({ row }) => wins(row, before.get(row.id)));
  const totals = makeDayTotals();
  for (const { row, amounts } of newer) {
    const was = before.get(row.id);
    if (was) totals.takeOff(was, parseAmounts(was));
    totals.add(row, amounts);
  }
  await putRows(
    tx,
    newer.map(({ row }) => row),
  );
  await putFiles(tx, newer);
  await totals.write(tx);
  const changes = newer.map(({ row }) => ({ row, was: before.get(row.id)?.status }));
  await queueDocumentEvents(tx, changes, station);
  return { unseen: newer.map(({ row }) => row).filter(({ id }) => !before.has(id)), changes };
}

/**
 * In one life of a station its later report counts. Of two lives (a restored backup, a copied disk), the one in which the
 * document came further: a higher revision, then a later status; never back.
 */
export function wins(reported: Before, was: Before | undefined): boolean {
  if (!was) return true;
  if (reported.incarnation === was.incarnation) return reported.position > was.position;
  return furtherBy(reported, was) >= 0;
}

function parseAmounts(row: Before) {
  return amounts.parse(row.amounts);
}

async function documentsBefore(tx: HeadTx, ids: readonly string[]): Promise<ReadonlyMap<string, Before>> {
  const { rows } = await sql<Before>`
    SELECT id, station_id, incarnation, position, environment, type, status, revision, establishment,
      emission_point, issue_date, amounts
    FROM document WHERE id = ANY (${ids}::uuid[]) FOR UPDATE
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function putRows(tx: HeadTx, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (value: (row: DocumentRow) => unknown) => rows.map(value);
  await sql`
    INSERT INTO document (
      id, station_id, incarnation, position, environment, type, status, revision, establishment, emission_point,
      sequential, access_key, issue_date, counterparty, counterparty_name, total, channel, metadata, created_at,
      updated_at, words, amounts, stored, pattern
    )
    SELECT
      id, station_id, incarnation, position, environment, type, status, revision, establishment, emission_point,
      sequential, access_key, issue_date, counterparty, counterparty_name, total, channel, metadata, created_at,
      updated_at, to_tsvector('simple', words), amounts, stored, pattern
    FROM unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ station_id }) => station_id)}::uuid[],
      ${column(({ incarnation }) => incarnation)}::uuid[],
      ${column(({ position }) => position)}::bigint[],
      ${column(({ environment }) => environment)}::text[],
      ${column(({ type }) => type)}::text[],
      ${column(({ status }) => status)}::text[],
      ${column(({ revision }) => revision)}::integer[],
      ${column(({ establishment }) => establishment)}::text[],
      ${column(({ emission_point }) => emission_point)}::text[],
      ${column(({ sequential }) => sequential)}::integer[],
      ${column(({ access_key }) => access_key)}::text[],
      ${column(({ issue_date }) => issue_date)}::date[],
      ${column(({ counterparty }) => counterparty)}::text[],
      ${column(({ counterparty_name }) => counterparty_name)}::text[],
      ${column(({ total }) => total)}::numeric[],
      ${column(({ channel }) => channel)}::text[],
      ${column(({ metadata }) => JSON.stringify(metadata))}::jsonb[],
      ${column(({ created_at }) => created_at)}::timestamptz[],
      ${column(({ updated_at }) => updated_at)}::timestamptz[],
      ${column(({ words }) => words)}::text[],
      ${column((row) => JSON.stringify(row.amounts))}::jsonb[],
      ${column(({ stored }) => stored)}::bytea[],
      ${column(({ pattern }) => pattern)}::integer[]
    ) AS reported (
      id, station_id, incarnation, position, environment, type, status, revision, establishment, emission_point,
      sequential, access_key, issue_date, counterparty, counterparty_name, total, channel, metadata, created_at,
      updated_at, words, amounts, stored, pattern
    )
    ON CONFLICT (id) DO UPDATE SET
      station_id = excluded.station_id, incarnation = excluded.incarnation, position = excluded.position,
      status = excluded.status, revision = excluded.revision, counterparty = excluded.counterparty,
      counterparty_name = excluded.counterparty_name, total = excluded.total, metadata = excluded.metadata,
      updated_at = excluded.updated_at, words = excluded.words, amounts = excluded.amounts,
      stored = excluded.stored, pattern = excluded.pattern
  `.execute(tx);
}

async function putFiles(tx: HeadTx, prepared: readonly Written[]): Promise<void> {
  const files = prepared.flatMap(({ row, file }) => (file ? [{ row, file }] : []));
  if (files.length === 0) return;
  await sql`
    INSERT INTO document_file (document_id, revision, xml, pattern)
    SELECT * FROM unnest(
      ${files.map(({ row }) => row.id)}::uuid[],
      ${files.map(({ row }) => row.revision)}::integer[],
      ${files.map(({ file }) => file.bytes)}::bytea[],
      ${files.map(({ file }) => file.pattern)}::integer[]
    )
    ON CONFLICT (document_id, revision) DO UPDATE SET xml = excluded.xml, pattern = excluded.pattern
  `.execute(tx);
}
