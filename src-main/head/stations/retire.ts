import type { RetirementBody } from '../../contract/head/stations/enrolment.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { noteAllReported } from '../gaps/note-all-reported.ts';
import { stationAsked } from '../reading/matching.ts';

interface Retirement {
  readonly object: 'station';
  readonly id: string;
  readonly retirement: 'asked' | 'done';
}

/**
 * Asks a station to give its emission points up, so that another one may take them over. It issues nothing live from when
 * it hears so, and is retired once it says that all it had to report is here: the head office alone cannot know.
 */
export function askToRetire(
  database: HeadDatabase,
  { id, at, reach }: { readonly id: string; readonly at: Date; readonly reach?: Reach | undefined },
): Promise<Outcome<Retirement>> {
  return inTransaction(database, async (tx) => {
    const station = await tx
      .selectFrom('station')
      .select(['id', 'revoked_at', 'retired_at'])
      .where(stationAsked(id, reach))
      .forUpdate()
      .executeTakeFirst();
    if (!station) return refuse({ code: 'not_found', detail: 'La matriz no tiene esa caja.' });
    const answer = { object: 'station', id: station.id } as const;
    if (station.retired_at) return { ok: true, value: { ...answer, retirement: 'done' } };
    if (station.revoked_at) {
      return refuse({
        code: 'invalid_state',
        detail:
          'La matriz ya no recibe a esa caja, y nadie sabe si emitió algo que no dijo: sus puntos de emisión no pasan a otra.',
      });
    }
    await tx
      .updateTable('station')
      .set((eb) => ({ retirement_asked_at: eb.fn.coalesce('retirement_asked_at', eb.val(at)) }))
      .where('id', '=', station.id)
      .execute();
    await noteChange(tx, {
      subject: 'retirement',
      id: station.id,
      body: {},
      to: { stationId: station.id },
    });
    return { ok: true, value: { ...answer, retirement: 'asked' } };
  });
}

/** A station says that it issues nothing live any more, and that everything was acknowledged. Its points are free. */
export function retire(
  database: HeadDatabase,
  stationId: string,
  { body, at }: { readonly body: RetirementBody; readonly at: Date },
): Promise<Outcome<Retirement>> {
  return inTransaction(database, async (tx) => {
    const station = await tx
      .selectFrom('station')
      .select(['incarnation', 'last_batch', 'revoked_at'])
      .where('id', '=', stationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (station.revoked_at) return refuse({ code: 'station_revoked' });
    if ((station.incarnation ?? body.incarnation) !== body.incarnation) {
      return refuse({ code: 'station_forked' });
    }
    // The head office was put back to an earlier day: what came since is reported again first.
    if (station.last_batch !== (body.batch ?? null)) return refuse({ code: 'feed_gap' });
    await tx
      .updateTable('station')
      .set({ revoked_at: at, retired_at: at, waiting: 0, seen_at: at })
      .where('id', '=', stationId)
      .execute();
    await keepNextNumbers(tx, { id: stationId, at }, body.series);
    await noteAllReported(tx, stationId);
    return { ok: true, value: { object: 'station', id: stationId, retirement: 'done' } };
  });
}

/** A series that it does not name is lost: it does not know the last number itself. */
async function keepNextNumbers(
  tx: HeadTx,
  { id: stationId, at }: { readonly id: string; readonly at: Date },
  series: RetirementBody['series'],
): Promise<void> {
  await tx
    .updateTable('series')
    .set((eb) => ({ lost_at: eb.fn.coalesce('lost_at', eb.val(at)) }))
    .where('station_id', '=', stationId)
    .where('environment', '=', 'live')
    .execute();
  for (const { next_number, ...name } of series) {
    await tx
      .updateTable('series')
      .set({ next_number, lost_at: null })
      .where((eb) => eb.and({ ...name, station_id: stationId }))
      .execute();
  }
}
