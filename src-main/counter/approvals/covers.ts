import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import { decimal } from '../../documents/values/decimal.ts';

const names = ['document_id', 'till_id', 'cash_session_id', 'revision', 'item'] as const;
const limits = ['quantity', 'amount'] as const;

/** Whether what was approved is what is about to be done: the very same thing, and no more of it. */
export function covers(given: ApprovalSubject, needed: ApprovalSubject): boolean {
  return (
    names.every((part) => given[part] === needed[part]) &&
    limits.every((part) => areBoth(given[part], needed[part], (most, much) => decimal(much).lte(most))) &&
    areBoth(given.unit_price, needed.unit_price, (one, other) => decimal(one).eq(other)) &&
    areBoth(given.product_ids, needed.product_ids, (all, some) => some.every((id) => all.includes(id)))
  );
}

/** What one has the other has as well: nothing was approved of what nobody looked at. */
function areBoth<Part>(
  given: Part | undefined,
  needed: Part | undefined,
  agree: (given: Part, needed: Part) => boolean,
): boolean {
  return given === undefined || needed === undefined ? given === needed : agree(given, needed);
}
