import { noteChange } from '../changes/note-change.ts';
import type { HeadTx } from '../database/open-database.ts';
import type { ReportedResult } from '../feed/read-line.ts';
import { COMMAND } from './give-command.ts';

/** Keeps what became of a station's commands, the first result of each; gives those that were waiting for it. */
export async function endCommands(
  tx: HeadTx,
  stationId: string,
  results: readonly ReportedResult[],
): Promise<readonly string[]> {
  const ended: string[] = [];
  for (const { id, result } of results) {
    const row = await tx
      .updateTable('command')
      .set({
        ended_at: new Date(result.ended_at),
        problem: result.problem ? JSON.stringify(result.problem) : null,
      })
      .where('id', '=', id)
      .where('station_id', '=', stationId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row) ended.push(row.id);
  }
  return ended;
}

/** A station that is put back to an earlier day, or learns everything anew, is not asked for what was done. */
export async function takeBackCommands(
  tx: HeadTx,
  stationId: string,
  ended: readonly string[],
): Promise<void> {
  for (const id of ended) await noteChange(tx, { subject: COMMAND, id, body: null, to: { stationId } });
}
