import type { FeedQuery } from '../../contract/head/stations/feed.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { takeCustomers } from '../catalog/take-customers.ts';
import { endCommands, takeBackCommands } from '../commands/end-commands.ts';
import { notifyOwner } from '../credit/notify-owner.ts';
import { settleNotes } from '../credit/settle-notes.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import type { Partitions } from '../database/partitions.ts';
import type { Patterns } from '../database/patterns.ts';
import { type PreparedDocument, prepareDocument } from '../feed/document-row.ts';
import type { Batch } from '../feed/read-line.ts';
import { noteAllReported } from '../gaps/note-all-reported.ts';
import type { ShopAddresses } from './shop-addresses.ts';
import { takeNumbers } from './take-numbers.ts';
import { writeDocuments } from './write-documents.ts';
import { writeRecords } from './write-records.ts';

export interface Ingest {
  readonly database: HeadDatabase;
  readonly partitions: Partitions;
  readonly patterns: Patterns;
  readonly shops: ShopAddresses;
  readonly now: () => Date;
}

/** What a station says beside a batch. */
export interface Beside {
  readonly waiting?: number;
  readonly clockSkewMs?: number;
}

/**
 * Takes all of a batch or nothing of it, in one transaction under the lock of the station's row. The last batch sent
 * again, because its answer was lost, is answered and not taken twice.
 */
export async function takeBatch(
  { database, partitions, patterns, shops, now }: Ingest,
  stationId: string,
  query: FeedQuery,
  { batch, beside }: { readonly batch: Batch; readonly beside: Beside },
): Promise<Outcome<{ readonly position: number }>> {
  const origin = { stationId, incarnation: query.incarnation };
  await partitions.ensureFor(batch.documents.map(({ document }) => document.id));
  await shops.note(batch.documents);
  const prepared: PreparedDocument[] = [];
  for (const document of batch.documents) prepared.push(await prepareDocument(document, origin, patterns));
  // Rows are locked in the same order by all, so that two batches never wait for each other.
  prepared.sort((one, other) => (one.row.id < other.row.id ? -1 : 1));
  return inTransaction(database, async (tx) => {
    const station = await tx
      .selectFrom('station')
      .select(['incarnation', 'position', 'last_batch', 'revoked_at'])
      .where('id', '=', stationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (station.revoked_at) return refuse({ code: 'station_revoked' });
    const incarnation = station.incarnation ?? query.incarnation;
    if (incarnation !== query.incarnation) return refuse({ code: 'station_forked' });
    const seen = {
      seen_at: now(),
      waiting: beside.waiting ?? null,
      clock_skew_ms: beside.clockSkewMs ?? null,
    };
    if (station.last_batch === query.batch) {
      await tx.updateTable('station').set(seen).where('id', '=', stationId).execute();
      if (beside.waiting === 0) await noteAllReported(tx, stationId);
      return { ok: true, value: { position: station.position } };
    }
    if (station.last_batch !== (query.after ?? null)) {
      return refuse({ code: query.from > station.position ? 'feed_gap' : 'station_forked' });
    }
    const reportingStation = { id: stationId, clockSkewMs: beside.clockSkewMs ?? 0 };
    const unseen = await writeDocuments(tx, prepared, reportingStation);
    await takeNumbers(tx, stationId, unseen);
    const credited = await settleNotes(tx, stationId, { documents: batch.documents, at: now() });
    await writeRecords(tx, origin, batch.records);
    const ended = await endCommands(tx, stationId, batch.results);
    await tx
      .updateTable('station')
      .set({ ...seen, incarnation, position: query.to, last_batch: query.batch })
      .where('id', '=', stationId)
      .execute();
    if (beside.waiting === 0) await noteAllReported(tx, stationId);
    await takeBackCommands(tx, stationId, ended);
    for (const invoice of credited) await notifyOwner(tx, invoice, stationId);
    await takeCustomers(tx, batch.customers);
    return { ok: true, value: { position: query.to } };
  });
}
