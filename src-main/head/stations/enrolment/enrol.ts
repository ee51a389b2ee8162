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
      const { unheard, point } = await checkCode(tx, body, at);
      const business = await beOfThisBusiness(tx, body.ruc);
      const station = await putStation(tx, unheard ?? uuid(), { body, key, at });
      const formerId = await revokedWith(tx, body.former_key);
      if (formerId !== undefined) await succeed(tx, formerId, station);
      await takeSeries(tx, { id: station, formerId }, body.series);
      await keepStatedNumbers(tx, station, body.series);
      return {
        ...{ id: station, business, series: await lastNumbers(tx, station) },
        ...(point !== null && (await isFor(tx, point, body)) && { emission_point: point }),
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

/** Whether a station is to have the point of its code: it issues nowhere yet, and nobody does at that point since the code was made. */
async function isFor(tx: HeadTx, point: string, { series }: EnrolBody): Promise<boolean> {
  if (series.some(({ environment }) => environment === 'live')) return false;
  const [establishment = '', emission_point = ''] = point.split('-');
  const taken = await tx
    .selectFrom('series')
    .select('id')
    .where('environment', '=', 'live')
    .where('establishment', '=', establishment)
    .where('emission_point', '=', emission_point)
    .where('station_id', 'is not', null)
    .executeTakeFirst();
  return taken === undefined;
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

/** What a station issued under the identities it had before is its own. */
async function succeed(tx: HeadTx, formerId: string, successor: string): Promise<void> {
  await tx
    .updateTable('station')
    .set({ successor })
    .where((eb) => eb.or([eb('id', '=', formerId), eb('successor', '=', formerId)]))
    .execute();
}

async function takeSeries(
  tx: HeadTx,
  station: { readonly id: string; readonly formerId: string | undefined },
  series: readonly StationSeries[],
): Promise<void> {
  for (const one of series) {
    const { id, station_id } = await haveSeries(tx, station.id, one);
    if (station_id === station.id) continue;
    if (station_id !== station.formerId) {
      const detail = await whyTaken(tx, id);
      if (detail !== undefined) throw new RefusedEnrolment({ code: 'emission_point_taken', detail });
    }
    await tx.updateTable('series').set({ station_id: station.id }).where('id', '=', id).execute();
    await resendChanges(tx, station.id, { ...one, id });
  }
}
