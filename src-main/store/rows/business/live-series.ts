import { sql } from 'kysely';
import { type ElsewhereReason, isElsewhere } from '../../../contract/business/set-up/numbers-elsewhere.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { insertEvent } from './event-log.ts';
import { overHeadOffice } from './head-office-stop.ts';

interface Change {
  readonly reason: ElsewhereReason;
  readonly at: Date;
}

/**
 * The live series give no numbers here any more, and remember how they were, or that they are unproven. A move outranks
 * what a head office says.
 */
export async function stopLiveSeries(
  tx: Tx,
  { reason, at, was }: Change & { readonly was?: 'unproven' },
  newId: () => string,
): Promise<void> {
  const before =
    was === undefined
      ? sql`json(stopped_json)`
      : sql`json(${overHeadOffice({ reason: was, at: at.toISOString() })})`;
  const over = reason === 'moved' ? ['moved'] : ['moved', 'forked', 'revoked'];
  const rows = await tx
    .updateTable('series')
    .set({
      stopped_json: sql`json_object('reason', ${reason}, 'at', ${at.toISOString()}, 'was', ${before})`,
    })
    .where('environment', '=', 'live')
    .where(sql`coalesce(stopped_json ->> '$.reason', '')`, 'not in', over)
    .returning(['id', 'entity_id'])
    .execute();
  await insertSeriesEvents(tx, 'series.stopped', { rows, at, reason }, newId);
}

/** They are here again: as they were, or unproven where nobody knows what was given elsewhere. */
export async function bringBackLiveSeries(
  tx: Tx,
  {
    reason,
    at,
    how,
  }: Pick<Change, 'at'> & {
    readonly reason: ElsewhereReason | 'number_conflict';
    readonly how: 'as_they_were' | 'unproven';
  },
  newId: () => string,
): Promise<void> {
  const unproven = overHeadOffice({ reason: 'unproven', at: at.toISOString() });
  const rows = await tx
    .updateTable('series')
    .set({ stopped_json: how === 'unproven' ? unproven : sql`json_extract(stopped_json, '$.was')` })
    .where('environment', '=', 'live')
    .where(sql`stopped_json ->> '$.reason'`, '=', reason)
    .returning(['id', 'entity_id'])
    .execute();
  if (how === 'unproven')
    await insertSeriesEvents(tx, 'series.stopped', { rows, at, reason: 'unproven' }, newId);
  else await insertSeriesEvents(tx, 'series.resumed', { rows, at, reason }, newId);
}

/** Nothing live is issued by a station that its head office does not follow, whatever became of its series since. */
export async function holdForHeadOffice(tx: Tx, at: Date, newId: () => string): Promise<void> {
  const station = await tx.selectFrom('station').select(['state', 'retiring']).executeTakeFirst();
  const reason = station?.retiring === 1 ? 'revoked' : station?.state;
  if (reason !== undefined && isElsewhere(reason)) await stopLiveSeries(tx, { reason, at }, newId);
}

interface SeriesChange {
  readonly rows: readonly { readonly id: string; readonly entity_id: string }[];
  readonly at: Date;
  readonly reason: ElsewhereReason | 'number_conflict' | 'unproven';
}

async function insertSeriesEvents(
  tx: Tx,
  type: 'series.stopped' | 'series.resumed',
  { rows, at, reason }: SeriesChange,
  newId: () => string,
): Promise<void> {
  for (const { id, entity_id: entityId } of rows) {
    await insertEvent(tx, {
      id: newId(),
      type,
      environment: 'live',
      entityId,
      data: { series_id: id, reason },
      at: at.toISOString(),
    });
  }
}
