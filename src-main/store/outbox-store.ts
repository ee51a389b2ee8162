import { type ExpressionBuilder, sql } from 'kysely';
import type { Environment } from '../documents/kinds.ts';
import type { HurryQuestion, Outbox } from '../sync/outbox.ts';
import { holdLate } from './hold-late.ts';
import type { Store } from './open.ts';
import type { Tables } from './schema.ts';
import type { Tx } from './write-lane.ts';

/** As many late ones as are held in one commit: nobody who issues meanwhile waits long. */
const HELD_AT_ONCE = 250;

const dueColumns = [
  'outbox.document_id as documentId',
  'outbox.step',
  'outbox.attempts',
  'document.environment',
] as const;

/** What waits, found by when it is due. */
export function makeOutboxStore({ db, lane }: Store, { newId }: { newId: () => string }): Outbox {
  return {
    async due({ environment, kind, at, from, limit }) {
      if (!(await hasUndecided(db, environment))) return [];
      return await db
        .selectFrom('outbox')
        .innerJoin('document', 'document.id', 'outbox.document_id')
        .select(dueColumns)
        .where('outbox.decision', 'is', null)
        .where('outbox.next_attempt_at', '<=', at.toISOString())
        .where('outbox.step', kind === 'signing' ? '=' : '!=', 'sign')
        .where('document.environment', '=', environment)
        .orderBy('outbox.next_attempt_at', from === 'oldest' ? 'asc' : 'desc')
        .limit(limit)
        .execute();
    },

    async becameDue({ after, at, limit }) {
      return await db
        .selectFrom('outbox')
        .innerJoin('document', 'document.id', 'outbox.document_id')
        .select(dueColumns)
        .where('outbox.decision', 'is', null)
        .where('outbox.next_attempt_at', '>', after.toISOString())
        .where('outbox.next_attempt_at', '<=', at.toISOString())
        .orderBy('outbox.next_attempt_at')
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

    hurry: (question) => lane.run((tx) => hurry(tx, question)),

    async holdLate(question) {
      let held = 0;
      for (;;) {
        const more = await lane.run((tx) => holdSomeLate(tx, question, newId));
        held += more;
        if (more < HELD_AT_ONCE) return held;
      }
    },
  };
}

/**
 * By the index of documents by status. The outbox is sorted by time alone: without this, an environment where nothing
 * waits would be looked for among all that waits in another.
 */
async function hasUndecided(db: Store['db'], environment: Environment): Promise<boolean> {
  const row = await db
    .selectFrom('document')
    .select('seq')
    .where('entity_id', 'in', (eb) => eb.selectFrom('entity').select('id'))
    .where('environment', '=', environment)
    .where('status', 'in', ['pending', 'submitted'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
  if (environment !== undefined) {
    query = query.where((eb) => eb.exists(documentOf(eb).where('document.environment', '=', environment)));
  }
  await query.execute();
}

function documentOf(eb: ExpressionBuilder<Tables, 'outbox'>) {
  return eb
    .selectFrom('document')
    .select(sql.lit(1).as('one'))
    .whereRef('document.id', '=', 'outbox.document_id');
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
