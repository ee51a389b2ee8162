import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { stationAsked } from '../reading/matching.ts';

/**
 * Turns a station away from now on: it learns so at its next call, and issues nothing live from then on, unless it asked
 * for it. What it reported stays. Its emission points go to nobody else, as it may issue until it hears of it; it takes them
 * along when it is enrolled anew with the key it had.
 */
export async function revokeStation(
  database: HeadDatabase,
  { id, at, reach }: { readonly id: string; readonly at: Date; readonly reach?: Reach | undefined },
): Promise<Outcome<{ readonly object: 'station'; readonly id: string; readonly state: 'revoked' }>> {
  const revoked = await database
    .updateTable('station')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where(stationAsked(id, reach))
    .returning('id')
    .executeTakeFirst();
  return revoked
    ? { ok: true, value: { object: 'station', id: revoked.id, state: 'revoked' } }
    : refuse({ code: 'not_found', detail: 'La matriz no tiene esa caja.' });
}
