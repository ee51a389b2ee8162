import { stationCommand } from '../../../contract/head/stations/commands.ts';
import type { Applier } from './applier.ts';

/** What the head office asks for is kept with the change, and done afterwards, once. */
export const commandChanges: Applier = {
  async put(tx, { id, body }) {
    const { revision = 0, asked: request, requested_by } = stationCommand.parse(body);
    const asked_json = JSON.stringify({ ...request, ...(requested_by && { requested_by }) });
    await tx
      .insertInto('head_command')
      .values({ id, revision, asked_json, ended_at: null, problem_json: null })
      // Where it was done before a head office went back to an earlier day, its result is reported once more.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision }))
      .execute();
    return id;
  },

  /** What was done stays known. */
  async remove(tx, { localId }) {
    await tx.deleteFrom('head_command').where('id', '=', localId).where('ended_at', 'is', null).execute();
  },
};
