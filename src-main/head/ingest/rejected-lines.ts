import { sql } from 'kysely';
import type { RejectionCause } from '../../contract/head/attention.ts';
import type { HeadTx } from '../database/open-database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { Origin } from '../feed/document-row.ts';
import type { RawLine, RejectedLine } from '../feed/read-line.ts';
import type { ReadableLines } from './take-lines.ts';

/** Which head office could not store a line, and when. */
export interface Rejecting {
  readonly program: string;
  readonly at: Date;
}

/**
 * Keeps the lines that could not be stored, whole, and forgets what was rejected of a record that was stored since: a later
 * line of a record replaces the earlier one.
 */
export async function keepRejected(
  tx: HeadTx,
  { stationId, incarnation }: Origin,
  {
    taken,
    rejected,
    by: { program, at },
  }: { readonly taken: ReadableLines; readonly rejected: readonly RejectedLine[]; readonly by: Rejecting },
): Promise<void> {
  const before = await forget(tx, stationId, [...allOf(taken), ...rejected]);
  for (const { subject = null, ref = null, because, reason, bytes } of rejected) {
    const isNew = await tx
      .insertInto('rejected_line')
      .values({
        ...{ station_id: stationId, incarnation, subject, ref, because, reason, bytes, program },
        rejected_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (isNew && because === 'document_claimed' && !before.has(ref)) {
      await noteEvent(tx, {
        type: 'document.claimed',
        data: { document_id: ref, station_id: stationId },
      });
    }
  }
}

function allOf({ documents, records, results, customers }: ReadableLines): readonly RawLine[] {
  return [documents, records, results, customers].flat().map(({ raw }) => raw);
}

/** Gives the documents that were claimed before. */
async function forget(
  tx: HeadTx,
  stationId: string,
  lines: readonly RawLine[],
): Promise<ReadonlySet<string | null>> {
  const named = lines.flatMap(({ subject, ref }) => (subject && ref ? [{ subject, ref }] : []));
  if (named.length === 0) return new Set();
  const { rows } = await sql<{ ref: string; because: RejectionCause }>`
    DELETE FROM rejected_line WHERE station_id = ${stationId} AND (subject, ref) IN (
      SELECT * FROM unnest(
        ${named.map(({ subject }) => subject)}::text[], ${named.map(({ ref }) => ref)}::text[]
      )
    ) RETURNING ref, because
  `.execute(tx);
  return new Set(rows.filter(({ because }) => because === 'document_claimed').map(({ ref }) => ref));
}
