import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { EnrolBody, KnownSeries, StationSeries } from '../../../contract/head/stations/enrolment.ts';
import type { Outcome, Problem } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { PRACTICE_RUC } from '../../../documents/identifiers/practice-ruc.ts';
import { hashOfCode } from '../../../process/head/code-proof.ts';
import { whyTaken } from '../../conflicts/why-taken.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../../database/open-database.ts';
import { haveSeries, resendChanges } from '../../ingest/take-numbers.ts';
import { assignedPoints, isPointTaken, lockPoints } from './assigned-points.ts';
import { keepStatedNumbers, lastNumbers } from './last-numbers.ts';
import { hashOf, makeKey } from './secrets.ts';

/** A refusal inside a transaction: all of it is undone. */
class RefusedEnrolment extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** As a station reads it: `enrolAnswer`. */
interface Enrolled {
  readonly id: string;
  readonly key: string;
  readonly business: string;
  readonly series: readonly KnownSeries[];
  readonly emission_point?: string;
}

/**
 * Makes a station of the holder of a code. Its series are its own from then on: no other station gives their numbers. It
 * goes on above what is known of them.
 */
export async function enrol(database: HeadDatabase, body: EnrolBody, at: Date): Promise<Outcome<Enrolled>> {
  const key = makeKey('station');
  try {
    const enrolled = await inTransaction(database, async (tx) => {
      await lockPoints(tx);
      const { unheard, point } = await checkCode(tx, body, at);
      const business = await beOfThisBusiness(tx, body.ruc);
      const station = await putStation(tx, unheard ?? uuid(), { body, key, at });
      const formerId = await revokedWith(tx, body.former_key);
      const former = formerId === undefined ? null : await succeed(tx, formerId, station);
      await takeSeries(tx, { id: station, formerId, at }, body.series);
      await keepStatedNumbers(tx, station, body.series);
      const assigned = await assign(tx, point ?? former, { id: station, body, at });
      return {
        ...{ id: station, business, series: await lastNumbers(tx, station) },
        ...(assigned !== undefined && { emission_point: assigned }),
      };
    });
    return { ok: true, value: { ...enrolled, key } };
  } catch (reason) {
    if (reason instanceof RefusedEnrolment) return refuse(reason.problem);
    throw reason;
  }
}

/**
 * Refuses a code that is not good. Gives the point it brings, and the station that was enrolled with it and never heard so, as the
 * answer was lost: for the same data folder the code works until its first batch.
 */
async function checkCode(
  tx: HeadTx,
  { code, series, installation }: EnrolBody,
  at: Date,
): Promise<{ readonly unheard: string | undefined; readonly point: string | null }> {
  const codeRow = await tx
    .selectFrom('enrolment_code')
    .leftJoin('station', 'station.id', 'used_by')
    .select(['establishment', 'emission_point', 'used_by', 'installation', 'incarnation', 'revoked_at'])
    .where('hash', '=', hashOfCode(code))
    .where('expires_at', '>', at)
    .forUpdate('enrolment_code')
    .executeTakeFirst();
  const isUnheard = codeRow?.installation === installation && !codeRow.incarnation && !codeRow.revoked_at;
  if (!codeRow || (codeRow.used_by !== null && !isUnheard)) {
    throw new RefusedEnrolment({
      code: 'code_used',
      detail: 'Este código ya se usó, venció o no existe. Pida otro en la matriz.',
    });
  }
  const other = series.find(
    ({ environment, establishment }) =>
      environment === 'live' && codeRow.establishment !== null && establishment !== codeRow.establishment,
  );
  if (other) {
    throw new RefusedEnrolment({
      code: 'other_business',
      detail: `El código es para el establecimiento ${codeRow.establishment}, y esta caja emite en el ${other.establishment}.`,
    });
  }
  return { unheard: codeRow.used_by ?? undefined, point: codeRow.emission_point };
}

/**
 * Gives a station the point of its code, or the one it was assigned before; it is nobody else's from then on. Undefined where it issues live numbers already, or the
 * point is taken since the code was made.
 */
async function assign(
  tx: HeadTx,
  point: string | null,
  { id, body, at }: { readonly id: string; readonly body: EnrolBody; readonly at: Date },
): Promise<string | undefined> {
  if (point === null || body.series.some(({ environment }) => environment === 'live')) return undefined;
  if (await isPointTaken(tx, point, { at, stationId: id })) return undefined;
  await tx.updateTable('station').set({ assigned_point: point }).where('id', '=', id).execute();
  return point;
}

interface NewStation {
  readonly body: EnrolBody;
  readonly key: string;
  readonly at: Date;
}

/** Keeps a station, and that the code is its own. */
async function putStation(tx: HeadTx, id: string, { body, key, at }: NewStation): Promise<string> {
  const { name, version, installation, code } = body;
  const values = { id, name, version, installation, key_hash: hashOf(key), seen_at: at };
  await tx
    .insertInto('station')
    .values({
      ...values,
      incarnation: null,
      last_batch: null,
      waiting: null,
      clock_skew_ms: null,
      revoked_at: null,
      retirement_asked_at: null,
      retired_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await tx.updateTable('enrolment_code').set({ used_by: id }).where('hash', '=', hashOfCode(code)).execute();
  return id;
}

/**
 * The first station of a business says whose head office this is; one that only practises joins any, and its first live document
 * is judged. Gives the identifier of the business.
 */
async function beOfThisBusiness(tx: HeadTx, ruc: string): Promise<string> {
  if (ruc === PRACTICE_RUC) {
    const { id } = await tx.selectFrom('business').select('id').executeTakeFirstOrThrow();
    return id;
  }
  const { id, ruc: own } = await tx
    .updateTable('business')
    .set({ ruc: sql`coalesce(ruc, ${ruc})` })
    .returning(['id', 'ruc'])
    .executeTakeFirstOrThrow();
  if (own === ruc) return id;
  throw new RefusedEnrolment({
    code: 'other_business',
    detail: `Esta matriz es del RUC ${own}, y la caja del ${ruc}.`,
  });
}

/** The revoked station that had this key. One that still reports keeps its points: this may be a copy of it. */
async function revokedWith(tx: HeadTx, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const former = await tx
    .selectFrom('station')
    .select('id')
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return former?.id;
}

/** What a station issued under the identities it had before is its own. Gives the point it was assigned then, which is free. */
async function succeed(tx: HeadTx, formerId: string, successor: string): Promise<string | null> {
  await tx
    .updateTable('station')
    .set({ successor })
    .where((eb) => eb.or([eb('id', '=', formerId), eb('successor', '=', formerId)]))
    .execute();
  const { assigned_point: point } = await tx
    .selectFrom('station')
    .select('assigned_point')
    .where('id', '=', formerId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('station').set({ assigned_point: null }).where('id', '=', formerId).execute();
  return point;
}

async function takeSeries(
  tx: HeadTx,
  station: { readonly id: string; readonly formerId: string | undefined; readonly at: Date },
  series: readonly StationSeries[],
): Promise<void> {
  const assigned = await assignedPoints(tx, station.at);
  for (const one of series) {
    const { id, station_id } = await haveSeries(tx, station.id, one);
    const isOwn = station_id === station.id;
    if (!isOwn && station_id !== station.formerId) {
      const detail = await whyTaken(tx, id);
      if (detail !== undefined) throw new RefusedEnrolment({ code: 'emission_point_taken', detail });
    }
    const name = `${one.establishment}-${one.emission_point}`;
    const owner = assigned.find((other) => other.point === name && other.station_id !== null)?.station_id;
    if (one.environment === 'live' && owner !== undefined && owner !== station.id) {
      throw new RefusedEnrolment({
        code: 'emission_point_taken',
        detail: `El punto ${name} es de una caja nueva que se unió con él. Dé a esta un punto de emisión propio.`,
      });
    }
    if (isOwn) continue;
    await tx.updateTable('series').set({ station_id: station.id }).where('id', '=', id).execute();
    await resendChanges(tx, station.id, { ...one, id });
  }
}
