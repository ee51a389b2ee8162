import { sql } from 'kysely';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import { COMMAND } from './give-command.ts';

/** Takes back what a station was asked to do more than a day ago, before it learns of it. */
export async function expireCommands(database: HeadDatabase, stationId: string): Promise<void> {
  const isOld = sql<boolean>`ended_at IS NULL AND expired_at IS NULL AND created_at < now() - interval '24 hours'`;
  const old = await database
    .selectFrom('command')
    .select('id')
    .where('station_id', '=', stationId)
    .where(isOld)
    .limit(1)
    .executeTakeFirst();
  if (!old) return;
  await inTransaction(database, async (tx) => {
    const expired = await tx
      .updateTable('command')
      .set({ expired_at: sql`now()` })
      .where('station_id', '=', stationId)
      .where(isOld)
      .returning('id')
      .execute();
    for (const { id } of expired) {
      await noteChange(tx, { subject: COMMAND, id, body: null, to: { stationId } });
    }
  });
}
