import { sql } from 'kysely';
import type { HurryQuestion, Outbox } from '../../sync/delivery/outbox.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { holdLate } from './hold-late.ts';

/** Late entries that are held in one commit: few enough that issuing does not wait long. */
const HELD_AT_ONCE = 250;

const dueColumns = ['document_id as documentId', 'environment', 'step', 'attempts'] as const;

/** As the index `outbox_due_in` has it: SQLite takes the index of an expression only for the very same one. */
const waitsForSignature = sql<0 | 1>`step = 'sign'`;

/** The outbox, read by when entries are due. */
export function makeOutboxStore({ db, writes }: Store, { newId }: { newId: () => string }): Outbox {
  return {
    async due({ environment, kind, at, from, limit }) {
      return await db
        .selectFrom('outbox')
        .select(dueColumns)
        .where('environment', '=', environment)
        .where('decision', 'is', null)
        .where('next_attempt_at', '<=', at.toISOString())
        .where(waitsForSignature, '=', kind === 'signing' ? 1 : 0)
        .orderBy('next_attempt_at', from === 'oldest' ? 'asc' : 'desc')
        .limit(limit)
        .execute();
    },

    async becameDue({ after, at, limit }) {
      return await db
        .selectFrom('outbox')
        .select(dueColumns)
        .where('decision', 'is', null)
        .where('next_attempt_at', '>', after.toISOString())
        .where('next_attempt_at', '<=', at.toISOString())
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
    },

    async nextDueAfter(at) {
      const row = await db
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('decision', 'is', null)
        .where('next_attempt_at', '>', at.toISOString())
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst();
      return row && new Date(row.next_attempt_at);
    },

    hurry: (question) => writes.run((tx) => hurry(tx, question)),

    async holdLate(question) {
      let held = 0;
      for (;;) {
        const more = await writes.run((tx) => holdSomeLate(tx, question, newId));
        held += more;
        if (more < HELD_AT_ONCE) return held;
      }
    },
  };
}

async function hurry(tx: Tx, { at, environment, what }: HurryQuestion): Promise<void> {
  const instant = at.toISOString();
  let query = tx
    .updateTable('outbox')
    .set({ next_attempt_at: instant })
    .where('decision', 'is', null)
    .where('next_attempt_at', '>', instant);
  if (what === 'unsigned') query = query.where('step', '=', 'sign');
  if (what === 'unsent') query = query.where('step', '!=', 'ask');
  if (what === 'failed') query = query.where('step', '!=', 'sign').where('last_problem', 'is not', null);
  if (environment !== undefined) query = query.where('environment', '=', environment);
  await query.execute();
}

async function holdSomeLate(
  tx: Tx,
  { queuedBefore, at }: { queuedBefore: Date; at: Date },
  newId: () => string,
): Promise<number> {
  const late = await tx
    .selectFrom('outbox')
    .innerJoin('document', 'document.id', 'outbox.document_id')
    .select(['document.id', 'document.revision'])
    .where('outbox.decision', 'is', null)
    .where('outbox.step', 'in', ['sign', 'send'])
    .where('outbox.created_at', '<', queuedBefore.toISOString())
    .where('document.status', '=', 'pending')
    .limit(HELD_AT_ONCE)
    .execute();
  for (const { id, revision } of late) await holdLate(tx, { documentId: id, revision, at }, newId);
  return late.length;
}
