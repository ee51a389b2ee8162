import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CommandBody, CommandResource, StationCommand } from '../../contract/head/stations/commands.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { oneAtATime } from '../catalog/records.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, inTransaction } from '../database/open-database.ts';
import { type HeadScope, inReach } from '../reading/matching.ts';
import { shownCommand } from './list-commands.ts';

/** The subject under which a station learns of commands. */
export const COMMAND = 'command';

/**
 * Asks the station of a document to do something with it. Asked again while the same waits, it is that one: a caller that
 * lost the answer asks for nothing twice.
 */
export function giveCommand(
  database: HeadDatabase,
  scope: HeadScope,
  request: CommandBody,
): Promise<Outcome<CommandResource>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const document = await tx
      .selectFrom('document')
      .innerJoin('station', 'station.id', 'document.station_id')
      .select([
        'document.station_id',
        'document.revision',
        'document.type',
        'document.establishment',
        'document.emission_point',
        'document.sequential',
        'station.name as station',
        'station.revoked_at',
      ])
      .where('document.id', '=', request.document_id)
      .where(inReach('issue_date', scope, {}))
      .executeTakeFirst();
    if (!document) return refuse({ code: 'not_found', detail: 'La matriz no tiene ese documento.' });
    const { station_id, revision, ...about } = document;
    if (about.revoked_at) {
      const detail = 'La caja que lo emitió ya no es de esta matriz: hágalo en la caja.';
      return refuse({ code: 'invalid_state', detail });
    }
    const same = await tx
      .selectFrom('command')
      .selectAll()
      .where('document_id', '=', request.document_id)
      .where('station_id', '=', station_id)
      .where(sql<boolean>`asked = ${JSON.stringify(request)}::jsonb`)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`created_at > now() - interval '24 hours'`)
      .executeTakeFirst();
    if (same) return { ok: true, value: shownCommand({ ...same, ...about }) };
    const command = await tx
      .insertInto('command')
      .values({ id: uuid(), document_id: request.document_id, station_id, asked: JSON.stringify(request) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const body: StationCommand = { revision, asked: request };
    await noteChange(tx, { subject: COMMAND, id: command.id, body, to: { stationId: station_id } });
    return { ok: true, value: shownCommand({ ...command, ...about }) };
  });
}
