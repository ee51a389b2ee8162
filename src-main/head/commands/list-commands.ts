import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  type CommandProblem,
  type CommandResource,
  type CommandStatus,
  commandStatuses,
  expiredCommand,
} from '../../contract/head/stations/commands.ts';
import { wholeNumber } from '../../contract/list.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadTables } from '../database/tables.ts';
import { type HeadScope, inReach, type KeyReach, seriesReached } from '../reading/matching.ts';

export const commandsQuery = z.strictObject({
  document_id: z.uuid('Debe ser un UUID.').optional(),
  station_id: z.uuid('Debe ser un UUID.').optional(),
  status: z.enum(commandStatuses).optional(),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});

/** Who reads, and what is there for them. */
interface CommandReader {
  readonly owner: KeyReach;
  readonly scope: HeadScope;
}

/** Those about documents and series that are there for a key. */
const commandsOf = (database: HeadDatabase, { owner, scope }: CommandReader) =>
  database
    .selectFrom('command')
    .leftJoin('document', 'document.id', 'command.document_id')
    .innerJoin('station', 'station.id', 'command.station_id')
    .where(
      sql<boolean>`CASE WHEN command.document_id IS NULL THEN ${seriesReached(owner, commandedShop)} ELSE ${inReach('issue_date', scope, {})} END`,
    );

const commandedShop = sql`command.asked -> 'series' ->> 'establishment'`;

const shown = (query: ReturnType<typeof commandsOf>) =>
  query
    .selectAll('command')
    .select([
      'station.revoked_at',
      isExpired.as('is_expired'),
      'station.name as station',
      'document.type',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
    ]);

/** Whether its station learns of it no more, as a day is over. */
const isExpired = sql<boolean>`(command.created_at < now() - interval '24 hours')`;

/** As `shownCommand` tells them apart. */
const standing = {
  waiting: sql<boolean>`command.ended_at IS NULL AND station.revoked_at IS NULL AND NOT ${isExpired}`,
  done: sql<boolean>`command.ended_at IS NOT NULL AND command.problem IS NULL`,
  refused: sql<boolean>`command.problem IS NOT NULL OR (
    command.ended_at IS NULL AND (station.revoked_at IS NOT NULL OR ${isExpired})
  )`,
} as const satisfies Readonly<Record<CommandStatus, unknown>>;

/** The newest before the others. */
export async function listCommands(
  database: HeadDatabase,
  reader: CommandReader,
  { document_id, station_id, status, limit, offset }: z.output<typeof commandsQuery>,
) {
  let query = commandsOf(database, reader);
  if (document_id !== undefined) query = query.where('command.document_id', '=', document_id);
  if (station_id !== undefined) query = query.where('command.station_id', '=', station_id);
  if (status !== undefined) query = query.where(standing[status]);
  const rows = await shown(query).orderBy('command.id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { object: 'list', data: rows.map(shownCommand), total_count: count, offset } as const;
}

export async function findCommand(
  database: HeadDatabase,
  reader: CommandReader,
  id: string,
): Promise<CommandResource | undefined> {
  const row = await shown(commandsOf(database, reader))
    .where((eb) => eb(eb.cast<string>('command.id', 'text'), '=', id.toLowerCase()))
    .executeTakeFirst();
  return row && shownCommand(row);
}

type NumberOf = Pick<
  Selectable<HeadTables['document']>,
  'type' | 'establishment' | 'emission_point' | 'sequential'
>;

type CommandRow = Selectable<HeadTables['command']> & {
  readonly [Part in keyof NumberOf]?: NumberOf[Part] | null;
} & {
  readonly station: string;
  readonly revoked_at: Date | null;
  readonly is_expired?: boolean;
};

/** A station that left, or was turned away, gets and reports nothing any more. */
const gone: CommandProblem = {
  code: 'invalid_state',
  detail: 'La caja dejó de ser de esta matriz antes de contestar: mírelo en la caja.',
};

export function shownCommand({
  id,
  station_id,
  asked,
  requested_by,
  created_at,
  ended_at,
  problem,
  revoked_at,
  is_expired = false,
  station,
  type,
  establishment,
  emission_point,
  sequential,
}: CommandRow): CommandResource {
  const because = problem ?? (ended_at === null ? whyNever(revoked_at, is_expired) : undefined);
  const status = because ? 'refused' : ended_at ? 'done' : 'waiting';
  return {
    object: 'command',
    id,
    station_id,
    station,
    ...(type &&
      establishment &&
      emission_point &&
      sequential && {
        document: {
          type,
          number: formatNumber({ establishment, emissionPoint: emission_point }, sequential),
        },
      }),
    status,
    ...(requested_by !== null && { requested_by }),
    created_at: created_at.toISOString(),
    ...(ended_at && { ended_at: ended_at.toISOString() }),
    ...(because && { problem: because }),
    asked,
  };
}

function whyNever(revokedAt: Date | null, isExpired: boolean): CommandProblem | undefined {
  if (revokedAt) return gone;
  return isExpired ? expiredCommand : undefined;
}
