import type { PurchaseChanges } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { RefusedError } from '../../../lib/http/answer.ts';

/** Passes what was done with every purchase; where some were refused it throws, with all the reasons. */
export function allDone(changes: PurchaseChanges): PurchaseChanges {
  const reasons = changes.data.flatMap(({ faults }) => faults.map(({ message }) => message));
  if (changes.data.every(({ result }) => result === 'done')) return changes;
  throw new RefusedError({ code: 'invalid_state', detail: [...new Set(reasons)].join(' '), errors: [] });
}
