import type { NextStep } from '../../sync/delivery/delivery-store.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const moveInOutbox = prepareQuery(
  (db, param: QueryParams<Omit<NextStep, 'at'> & { documentId: string; at: string }>) =>
    db
      .updateTable('outbox')
      .set({
        step: param('step'),
        attempts: param('attempts'),
        next_attempt_at: param('at'),
        last_problem: param('problem'),
      })
      .where('document_id', '=', param('documentId'))
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
