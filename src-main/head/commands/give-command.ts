import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type {
  CommandBody,
  CommandedSeries,
  CommandResource,
  StationCommand,
} from '../../contract/head/stations/commands.ts';
import type { HeadRole } from '../../contract/head/stations/stations.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { oneAtATime } from '../catalog/records.ts';
import { noteChange } from '../changes/note-change.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../database/open-database.ts';
import { type HeadScope, inReach, type KeyReach, seriesReached } from '../reading/matching.ts';
import { shownCommand } from './list-commands.ts';

/** The subject under which a station learns of commands. */
export const COMMAND = 'command';

const roles = {
  reader: 'lectura',
  accountant: 'contador',
  manager: 'gerencia',
  owner: 'dueño',
} as const satisfies Readonly<Record<HeadRole, string>>;

/** Who asks, and what is there for them. */
export interface CommandGiver {
  readonly owner: {
    readonly role: HeadRole;
    /** Of the key. */
    readonly name?: string;
  } & KeyReach;
  readonly scope: HeadScope;
}

/**
 * Asks the station of a document, or of a live series, to do something with it. Asked again while the same waits, it is that
 * one: a caller that lost the answer asks for nothing twice.
 */
export function giveCommand(
  database: HeadDatabase,
  { owner, scope }: CommandGiver,
  request: CommandBody,
): Promise<Outcome<CommandResource>> {
  return inTransaction(database, async (tx) => {
    await oneAtATime(tx);
    const target =
      'document_id' in request
        ? await documentOf(tx, scope, request.document_id)
        : await seriesOf(tx, owner, request.series);
    if (!target.ok) return target;
    const { station_id, revision, ...about } = target.value;
    if (about.revoked_at) {
      const detail = 'La caja ya no es de esta matriz: hágalo en la caja.';
      return refuse({ code: 'invalid_state', detail });
    }
    const same = await waitingSame(tx, station_id, request);
    if (same) return { ok: true, value: shownCommand({ ...same, ...about }) };
    const requested_by = `Matriz: ${owner.name ?? roles[owner.role]}`;
    const command = await tx
      .insertInto('command')
      .values({
        id: uuid(),
        document_id: 'document_id' in request ? request.document_id : null,
        station_id,
        asked: JSON.stringify(request),
        requested_by,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const body: StationCommand = {
      asked: request,
      requested_by,
      ...(revision !== undefined && { revision }),
    };
    await noteChange(tx, { subject: COMMAND, id: command.id, body, to: { stationId: station_id } });
    return { ok: true, value: shownCommand({ ...command, ...about }) };
  });
}

/** The same command that waits; of a series, where it is the last one that waits: what comes in between undoes the first. */
async function waitingSame(tx: HeadTx, stationId: string, request: CommandBody) {
  const asked = sql<boolean>`asked = ${JSON.stringify(request)}::jsonb`;
  const about =
    'series' in request ? sql<boolean>`asked -> 'series' = ${JSON.stringify(request.series)}::jsonb` : asked;
  const last = await tx
    .selectFrom('command')
    .selectAll()
    .select(asked.as('is_same'))
    .where('station_id', '=', stationId)
    .where(about)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`created_at > now() - interval '24 hours'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.is_same ? last : undefined;
}

async function documentOf(tx: HeadTx, scope: HeadScope, id: string) {
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
    .where('document.id', '=', id)
    .where(inReach('issue_date', scope, {}))
    .executeTakeFirst();
  return document
    ? ({ ok: true, value: document } as const)
    : refuse({ code: 'not_found', detail: 'La matriz no tiene ese documento.' });
}

async function seriesOf(
  tx: HeadTx,
  owner: KeyReach,
  { type, establishment, emission_point }: CommandedSeries,
) {
  const series = await tx
    .selectFrom('series')
    .innerJoin('station', 'station.id', 'series.station_id')
    .select(['station.id as station_id', 'station.name as station', 'station.revoked_at'])
    .where((eb) => eb.and({ environment: 'live', type, establishment, emission_point }))
    .where('lost_at', 'is', null)
    .where(seriesReached(owner, sql.ref('establishment')))
    .executeTakeFirst();
  return series
    ? ({ ok: true, value: { ...series, revision: undefined } } as const)
    : refuse({ code: 'not_found', detail: 'Ninguna caja de la matriz tiene esa serie de producción.' });
}
