import type { NextStep } from '../../sync/delivery/delivery-store.ts';
import { type Given, prepareQuery } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const moveInOutbox = prepareQuery(
  (db, given: Given<Omit<NextStep, 'at'> & { documentId: string; at: string }>) =>
    db
      .updateTable('outbox')
      .set({
        step: given('step'),
        attempts: given('attempts'),
        next_attempt_at: given('at'),
        last_problem: given('problem'),
      })
      .where('document_id', '=', given('documentId'))
      .where('decision', 'is', null),
);

/** False when the entry waits for a person or is gone: then the delivery does not write a next step. */
export async function putNext(
  tx: Tx,
  documentId: string,
  { step, attempts, at, problem }: NextStep,
): Promise<boolean> {
  const changed = await moveInOutbox(tx, { documentId, step, attempts, at: at.toISOString(), problem });
  return (changed.numAffectedRows ?? 0n) > 0n;
}
