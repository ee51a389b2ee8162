import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import { decimal } from '../../documents/values/decimal.ts';

const names = ['document_id', 'till_id', 'cash_session_id', 'revision', 'item'] as const;
const limits = ['quantity', 'amount'] as const;

/** Whether what was approved is what is about to be done: the very same thing, and no more of it. */
export function covers(approved: ApprovalSubject, needed: ApprovalSubject): boolean {
  return (
    names.every((part) => approved[part] === needed[part]) &&
    limits.every((part) => areBoth(approved[part], needed[part], (most, much) => decimal(much).lte(most))) &&
    areBoth(approved.unit_price, needed.unit_price, (one, other) => decimal(one).eq(other)) &&
    areBoth(approved.product_ids, needed.product_ids, (all, some) => some.every((id) => all.includes(id)))
  );
}

/** What one has the other has as well: nothing was approved of what nobody looked at. */
function areBoth<Part>(
  approved: Part | undefined,
  needed: Part | undefined,
  agree: (approved: Part, needed: Part) => boolean,
): boolean {
  return approved === undefined || needed === undefined ? approved === needed : agree(approved, needed);
}
