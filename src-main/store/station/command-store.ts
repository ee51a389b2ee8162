import { z } from 'zod';
import { commandBody } from '../../contract/head/stations/commands.ts';
import type { CommandStore } from '../../station/commands/command-store.ts';
import { queueDocument } from '../rows/queues/queue-document.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { resumeCommandedSeries, stopCommandedSeries } from './series/commanded-series.ts';

/** What was asked for, with who asked. */
const storedCommand = z.looseObject({ requested_by: z.string().optional() });

/** What the head office asked this station to do. */
export function makeCommandStore(
  { db, writes }: Store,
  { newId }: { readonly newId: () => string },
): CommandStore {
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
      return rows.map(({ id, revision, asked_json }) => {
        const { requested_by, ...request } = storedCommand.parse(JSON.parse(asked_json));
        return { id, revision, asked: commandBody.parse(request), ...(requested_by && { requested_by }) };
      });
    },

    end: (id, at, problem) =>
      writes.run((tx) => end(tx, { id, at, problem: problem ? JSON.stringify(problem) : null }), 'patient'),

    email: (id, request) =>
      writes.run(async (tx) => {
        await queueDocument(tx, request);
        await end(tx, { id, at: request.at, problem: null });
      }, 'patient'),

    stopSeries: (id, stop) =>
      writes.run(async (tx) => {
        const stopping = await stopCommandedSeries(tx, stop, newId);
        if (stopping === 'stopped') await end(tx, { id, at: stop.at, problem: null });
        return stopping;
      }, 'patient'),

    resumeSeries: (id, resumption) =>
      writes.run(async (tx) => {
        const resumed = await resumeCommandedSeries(tx, resumption, newId);
        if (resumed.kind === 'resumed') await end(tx, { id, at: resumption.at, problem: null });
        return resumed;
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
