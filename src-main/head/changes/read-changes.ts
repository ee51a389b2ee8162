import { sql } from 'kysely';
import {
  type ChangeItem,
  type ChangesAnswer,
  type ChangesQuery,
  laterSubjects,
} from '../../contract/head/stations/changes.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { HeadDatabase } from '../database/open-database.ts';

export interface ChangesQuestion extends Pick<ChangesQuery, 'since' | 'limit'> {
  /** What the station can learn: CHANGES_VERSION where it is of this version. */
  readonly version: number;
}

/**
 * What concerns a station after a position, the earlier before the later. How far it was sent is kept before it is
 * answered: a station that knows of more than that got it before the head office was put back to an earlier day, or
 * before it got another shop, and begins from the first change. A negative one is of a head office that was put back since: whatever the station
 * knows, it begins anew.
 */
export async function readChanges(
  database: HeadDatabase,
  stationId: string,
  { since, limit, version }: ChangesQuestion,
): Promise<Outcome<ChangesAnswer>> {
  for (;;) {
    const { sentPosition, last_change: last } = await database
      .selectFrom('station')
      .innerJoin('business', (join) => join.onTrue())
      .select(['changes_told as sentPosition', 'last_change'])
      .where('station.id', '=', stationId)
      .executeTakeFirstOrThrow();
    if (since > sentPosition) {
      if (sentPosition < 0) await noteSent(database, stationId, { sentPosition, position: 0 });
      return refuse({ code: 'changes_gap' });
    }
    const changes = await changesAfter(database, stationId, { since, limit });
    // What is committed after the position was read has a later one.
    const position = Math.max(since, changes.at(-1)?.position ?? 0, changes.length === limit ? 0 : last);
    const items = changes.map(({ position: _, ...item }) => (version < 2 ? forOlderStation(item) : item));
    if (position <= sentPosition || (await noteSent(database, stationId, { sentPosition, position }))) {
      return { ok: true, value: { position, items, takes: [...laterSubjects] } };
    }
  }
}

/** It learns nobody without the hash of a PIN; that who works there no more is gone, it does. */
function forOlderStation(item: ChangeItem): ChangeItem {
  return item.subject === 'operator' && item.body?.active === false ? { ...item, body: null } : item;
}

interface PositionedChange extends ChangeItem {
  readonly position: number;
}

async function changesAfter(
  database: HeadDatabase,
  stationId: string,
  { since, limit }: Pick<ChangesQuery, 'since' | 'limit'>,
): Promise<readonly PositionedChange[]> {
  const { rows } = await sql<PositionedChange>`
    SELECT position, subject, id, version, body FROM change
    WHERE position > ${since} AND (station_id IS NULL OR station_id = ${stationId})
      AND (establishment IS NULL
        OR establishment IN (SELECT establishment FROM series WHERE series.station_id = ${stationId}))
    ORDER BY position LIMIT ${limit}
  `.execute(database);
  return rows;
}

/** False where another request sent it meanwhile, or it is to begin anew. */
async function noteSent(
  database: HeadDatabase,
  stationId: string,
  { sentPosition, position }: { readonly sentPosition: number; readonly position: number },
): Promise<boolean> {
  const noted = await database
    .updateTable('station')
    .set({ changes_told: position })
    .where('id', '=', stationId)
    .where('changes_told', '=', sentPosition)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
