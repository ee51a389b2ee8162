import { commandBody } from '../../contract/head/stations/commands.ts';
import type { CommandStore } from '../../station/commands/command-store.ts';
import { queueDocument } from '../rows/queues/queue-document.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

/** What the head office asked this station to do. */
export function makeCommandStore({ db, writes }: Store): CommandStore {
  return {
    async waiting(limit) {
      const rows = await db
        .selectFrom('head_command')
        .select(['id', 'revision', 'asked_json'])
        .where('ended_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('station').select('id').where('state', '=', 'enrolled')),
        )
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, revision, asked_json }) => ({
        id,
        revision,
        asked: commandBody.parse(JSON.parse(asked_json)),
      }));
    },

    end: (id, at, problem) =>
      writes.run((tx) => end(tx, { id, at, problem: problem ? JSON.stringify(problem) : null }), 'patient'),

    email: (id, request) =>
      writes.run(async (tx) => {
        await queueDocument(tx, request);
        await end(tx, { id, at: request.at, problem: null });
      }, 'patient'),
  };
}

interface Ended {
  readonly id: string;
  readonly at: Date;
  readonly problem: string | null;
}

async function end(tx: Tx, { id, at, problem }: Ended): Promise<void> {
  await tx
    .updateTable('head_command')
    .set({ ended_at: at.toISOString(), problem_json: problem })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
