import type { GivenPoint, ResumeBody } from '../../../contract/head/stations/enrolment.ts';
import type { HeadTx } from '../../database/open-database.ts';
import { assignedPoints, lockPoints } from './assigned-points.ts';

interface Asking {
  readonly id: string;
  readonly at: Date;
}

type Point = Pick<GivenPoint, 'establishment' | 'emission_point'>;

/** An emission point has three figures. */
const LAST_POINT = 999;

/**
 * Gives a station an emission point for each of its own whose last numbers nothing proves there. Those are lost: they stay
 * the station's, for a person who finds the numbers out, and nobody else takes them over. The same life of a station is
 * given the same points, however often it asks.
 */
export async function givePoints(
  tx: HeadTx,
  station: Asking,
  { incarnation, series }: ResumeBody,
): Promise<GivenPoint[]> {
  const unproven = series.filter((one) => one.environment === 'live' && one.unproven);
  if (unproven.length === 0) return [];
  await lockPoints(tx);
  const points: GivenPoint[] = [];
  for (const { establishment, emission_point } of pointsOf(unproven)) {
    const point = { establishment, emission_point };
    const lost = await lose(tx, station, point);
    // What is shared with another till, which goes on with it, was given up before.
    if (lost.length === 0) continue;
    const owner = { station_id: station.id, given_to: incarnation, instead_of: emission_point };
    const before = await tx
      .selectFrom('series')
      .select('emission_point')
      .where((eb) => eb.and({ ...owner, establishment }))
      .executeTakeFirst();
    const next =
      before?.emission_point ?? (await freePoint(tx, establishment, { own: series, at: station.at }));
    if (next === undefined) continue;
    if (!before) {
      const values = { environment: 'live' as const, establishment, emission_point: next, ...owner };
      await tx
        .insertInto('series')
        .values(lost.map(({ type }) => ({ ...values, type })))
        .execute();
    }
    points.push({ establishment, emission_point: next, instead_of: emission_point });
  }
  return points;
}

function pointsOf(series: readonly Point[]): readonly Point[] {
  return [...new Map(series.map((one) => [`${one.establishment}-${one.emission_point}`, one])).values()];
}

/** The live series of a station at a point, lost from now on. */
function lose(tx: HeadTx, { id, at }: Asking, point: Point) {
  return tx
    .updateTable('series')
    .set((eb) => ({ lost_at: eb.fn.coalesce('lost_at', eb.val(at)) }))
    .where((eb) => eb.and({ ...point, station_id: id, environment: 'live' }))
    .returning('type')
    .execute();
}

/**
 * Beyond every point that was ever used in the shop or is assigned, so that one of another program is the less likely met; else any that
 * was not.
 *
 * @param own those of the station, of which the head may not have heard
 */
async function freePoint(
  tx: HeadTx,
  establishment: string,
  { own, at }: { readonly own: readonly Point[]; readonly at: Date },
): Promise<string | undefined> {
  const here = await tx
    .selectFrom('series')
    .select(['establishment', 'emission_point'])
    .where('establishment', '=', establishment)
    .where('environment', '<>', 'sandbox')
    .execute();
  const assigned = (await assignedPoints(tx, at)).map(({ point }) => ({
    establishment: point.slice(0, 3),
    emission_point: point.slice(4),
  }));
  const used = new Set(
    [...here, ...assigned, ...own]
      .filter((one) => one.establishment === establishment)
      .map(({ emission_point }) => Number(emission_point)),
  );
  const next = Math.max(0, ...used) + 1;
  const all = Array.from({ length: LAST_POINT }, (_, index) => index + 1);
  const free = next <= LAST_POINT ? next : all.find((one) => !used.has(one));
  return free === undefined ? undefined : String(free).padStart(3, '0');
}
