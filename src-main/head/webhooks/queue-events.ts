import { sql } from 'kysely';
import type { HeadTx } from '../database/open-database.ts';
import type { DocumentRow } from '../feed/document-row.ts';

/** A document that a batch reports, and the status that the head knew; undefined of one it did not know. */
export interface StatusChange {
  readonly row: DocumentRow;
  readonly was: string | undefined;
}

/** Those that are sent: what still waits to be sent by a till has not happened yet. */
export const enteredStatus = (changes: readonly StatusChange[]) =>
  changes.filter(({ row, was }) => row.status !== 'pending' && row.status !== was);

/** Who reports them, and how far its clock is ahead. */
export interface ReportingStation {
  readonly id: string;
  readonly clockSkewMs: number;
}

/**
 * Queues that documents entered another status, as they were reported then, while somebody listens. What a station issued
 * before it was enrolled is old news; its own clock says when that was.
 */
export async function queueDocumentEvents(
  tx: HeadTx,
  changes: readonly StatusChange[],
  station: ReportingStation,
): Promise<void> {
  const entered = enteredStatus(changes);
  if (entered.length === 0) return;
  const column = (value: (change: StatusChange) => unknown) => entered.map(value);
  await sql`
    INSERT INTO webhook_queue (type, environment, document_id, stored, pattern, at)
    SELECT type, environment, id, stored, pattern, at FROM unnest(
      ${column(({ row }) => `${row.type}.${row.status}`)}::text[],
      ${column(({ row }) => row.environment)}::text[],
      ${column(({ row }) => row.id)}::uuid[],
      ${column(({ row }) => row.stored)}::bytea[],
      ${column(({ row }) => row.pattern)}::integer[],
      ${column(({ row }) => row.updated_at)}::timestamptz[],
      ${column(({ row }) => row.created_at)}::timestamptz[],
      ${column(({ was }) => was !== undefined)}::boolean[]
    ) AS reported (type, environment, id, stored, pattern, at, created_at, is_known)
    WHERE EXISTS (
      SELECT 1 FROM webhook_endpoint WHERE webhook_endpoint.environment = reported.environment AND NOT disabled
    ) AND (is_known OR created_at >= (
      SELECT enrolled_at + ${station.clockSkewMs} * interval '1 millisecond' FROM station WHERE id = ${station.id}
    ))
    ORDER BY at
  `.execute(tx);
}

/** Queues what happened at the head office itself, while somebody listens. */
export async function queueHeadEvent(
  tx: HeadTx,
  { type, data }: { readonly type: string; readonly data: Readonly<Record<string, unknown>> },
): Promise<void> {
  await sql`
    INSERT INTO webhook_queue (type, data, at)
    SELECT ${type}, ${JSON.stringify(data)}::jsonb, now()
    WHERE EXISTS (SELECT 1 FROM webhook_endpoint WHERE NOT disabled)
  `.execute(tx);
}
