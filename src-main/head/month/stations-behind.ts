import { sql } from 'kysely';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { Days } from '../../reports/figures/figure-store.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationReached } from '../reading/matching.ts';

/** A station that may have documents of some days that are not here. */
export interface StationBehind {
  readonly id: string;
  readonly name: string;
  /** How many records it still had to send, by its last report; 0 where it never reported anything. */
  readonly waiting: number;
  /** Undefined of one that never reported anything. */
  readonly seenAt?: Date;
}

/**
 * The stations of which not everything of some days is here for sure: they have something to report, never reported anything, or
 * were not heard of since the days were over. One that was turned away before them, or stated itself that this was all, is not
 * among them.
 */
export async function stationsBehind(
  database: HeadDatabase,
  { from, to }: Days,
  reach?: Reach,
): Promise<readonly StationBehind[]> {
  const over = new Date(Date.parse(`${to}T00:00:00-05:00`) + DAY_MS);
  const rows = await database
    .selectFrom('station')
    .select(['id', 'name', 'waiting', 'seen_at'])
    .where(stationReached(reach))
    .where('retired_at', 'is', null)
    .where((eb) =>
      eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>=', new Date(`${from}T00:00:00-05:00`))]),
    )
    .where((eb) =>
      eb.or([
        eb('waiting', 'is', null),
        eb('waiting', '>', 0),
        eb('seen_at', 'is', null),
        eb('seen_at', '<', over),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ id, name, waiting, seen_at }) => ({
    id,
    name,
    waiting: waiting ?? 0,
    ...(seen_at && { seenAt: seen_at }),
  }));
}
