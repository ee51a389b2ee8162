import type { FeedQuery } from '../../contract/head/stations/feed.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type HeadTx, inTransaction } from '../database/open-database.ts';
import type { Batch, RejectedLine, ReportedDocument } from '../feed/read-line.ts';
import { isOfPattern, rejectionOf } from '../feed/why-rejected.ts';
import { noteAllReported } from '../gaps/note-all-reported.ts';
import type { Ingest } from './ingest.ts';
import { prepareLines } from './prepare-lines.ts';
import { keepRejected } from './rejected-lines.ts';
import { atOnce, oneByOne, type ReadableLines, type Run, takeLines } from './take-lines.ts';

/** What a station says beside a batch. */
export interface Beside {
  readonly waiting?: number;
  readonly clockSkewMs?: number;
}

interface Reported {
  readonly batch: Batch;
  readonly beside: Beside;
}

type Answer = Outcome<{ readonly position: number }>;

type Taken = Outcome<{ readonly position: number; readonly accepted: readonly ReportedDocument[] }>;

/**
 * Takes all of a batch in one transaction under the lock of the station's row. The last batch sent again, because its answer
 * was lost, is answered and not taken twice. Where a line cannot be stored, the lines are taken one by one, and that one is
 * kept as it came: it stands in no other's way.
 */
export async function takeBatch(
  ingest: Ingest,
  stationId: string,
  query: FeedQuery,
  reported: Reported,
): Promise<Answer> {
  const run = () => prepareAndTake(ingest, stationId, query, reported);
  const taken = await run().catch((reason) => {
    if (!isOfPattern(reason)) throw reason;
    // The database was put back to a day on which there was none of a pattern that is in memory.
    ingest.patterns.forget();
    return run();
  });
  if (!taken.ok) return taken;
  const { position, accepted } = taken.value;
  await ingest.shops.note(accepted);
  return { ok: true, value: { position } };
}

async function prepareAndTake(
  ingest: Ingest,
  stationId: string,
  query: FeedQuery,
  { batch, beside }: Reported,
): Promise<Taken> {
  const origin = { stationId, incarnation: query.incarnation };
  const { lines, rejected } = await prepareLines(ingest, origin, batch);
  const report = { ingest, stationId, query, beside, lines };
  try {
    return await inTransaction(ingest.database, (tx) => take(tx, { ...report, run: atOnce, rejected }));
  } catch (reason) {
    if (!rejectionOf(reason)) throw reason;
  }
  return inTransaction(ingest.database, (tx) => {
    const all = [...rejected];
    return take(tx, { ...report, run: oneByOne(all), rejected: all });
  });
}

interface Report {
  readonly ingest: Ingest;
  readonly stationId: string;
  readonly query: FeedQuery;
  readonly beside: Beside;
  readonly lines: ReadableLines;
  readonly run: Run;
  /** Complete once the lines were run. */
  readonly rejected: readonly RejectedLine[];
}

async function take(
  tx: HeadTx,
  { ingest: { now, program }, stationId, query, beside, lines, run, rejected }: Report,
): Promise<Taken> {
  const at = now();
  const { incarnation: reporting } = query;
  const station = await tx
    .selectFrom('station')
    .select(['incarnation', 'position', 'last_batch', 'revoked_at'])
    .where('id', '=', stationId)
    // What refers to the station, such as credit it holds, is written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const update = (values: object) =>
    tx.updateTable('station').set(values).where('id', '=', stationId).execute();
  const forked = async () => {
    await update({ forked_at: at });
    return refuse({ code: 'station_forked' });
  };
  if (station.revoked_at) return refuse({ code: 'station_revoked' });
  if (station.incarnation !== null && station.incarnation !== reporting) return forked();
  const seen = {
    seen_at: at,
    waiting: beside.waiting ?? null,
    clock_skew_ms: beside.clockSkewMs ?? null,
  };
  if (station.last_batch === query.batch) {
    await update(seen);
    if (beside.waiting === 0) await noteAllReported(tx, stationId);
    return { ok: true, value: { position: station.position, accepted: [] } };
  }
  if (station.last_batch !== (query.after ?? null)) {
    if (query.from <= station.position) return forked();
    // This database was put back to an earlier day: the station tells everything once more.
    await update({ reports_purchases: false });
    return refuse({ code: 'feed_gap' });
  }
  const origin = { stationId, incarnation: reporting };
  const taking = { origin, clockSkewMs: beside.clockSkewMs ?? 0, at };
  await update({ ...seen, incarnation: reporting, position: query.to, last_batch: query.batch });
  const accepted = await takeLines(tx, lines, { taking, run });
  await keepRejected(tx, origin, { taken: lines, rejected, by: { program, at } });
  if (beside.waiting === 0) await noteAllReported(tx, stationId);
  return { ok: true, value: { position: query.to, accepted } };
}
