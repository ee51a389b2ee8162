import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { ApprovalStore, UsedFor } from '../approvals/approval-store.ts';
import { covers } from '../approvals/covers.ts';
import type { OperatorStore, StoredOperator } from './operator-store.ts';

/** An approval that was given, if any, and what it has to be for. */
export interface Approved {
  readonly id: string | undefined;
  readonly about: ApprovalSubject;
  /** What it is used for, where that has a record. */
  readonly usedFor?: UsedFor | undefined;
}

/** Uses an approval up where what it was for succeeded; else it can be used again. */
export type Settle = (succeeded: boolean) => Promise<void>;

/** An approval with which something is being done now. */
export interface Claim {
  readonly approver: StoredOperator;
  readonly settle: Settle;
}

/** How long somebody who approved may be waited for, but for a sale: that may be put aside. */
export const APPROVAL_MS = 2 * 60 * 1000;

export interface ClaimDependencies {
  readonly store: Pick<OperatorStore, 'find'>;
  readonly approvals: Pick<ApprovalStore, 'unused' | 'use'>;
  readonly now: () => Date;
}

/** Claims an approval for what an operator is about to do; undefined where nobody approved it, or it is used already. */
export function makeClaimApproval({ store, approvals, now }: ClaimDependencies) {
  const claimed = new Set<string>();

  async function approverOf(
    id: string,
    intended: { readonly askerId: string; readonly action: Permission; readonly about: ApprovalSubject },
  ): Promise<StoredOperator | undefined> {
    const { askerId, action, about } = intended;
    const after = new Date(now().getTime() - APPROVAL_MS).toISOString();
    const [approval] = await approvals.unused([id], after);
    const isForThis =
      approval?.action === action && approval.askedById === askerId && covers(approval.about, about);
    if (!isForThis) return undefined;
    const approver = await store.find(approval.approverId);
    // The approver may have lost the role since.
    return approver?.active && approver.permissions.includes(action) ? approver : undefined;
  }

  return async (
    asker: StoredOperator,
    action: Permission,
    { id, about, usedFor }: Approved,
  ): Promise<Claim | undefined> => {
    if (id === undefined || claimed.has(id)) return undefined;
    // Before anything is waited for: of two at the same instant one is first.
    claimed.add(id);
    let approver: StoredOperator | undefined;
    try {
      approver = await approverOf(id, { askerId: asker.id, action, about });
    } finally {
      if (!approver) claimed.delete(id);
    }
    if (!approver) return undefined;
    const settle = async (succeeded: boolean) => {
      // Where its use cannot be written it stays claimed, and serves for nothing else.
      if (succeeded) await approvals.use(id, { usedFor, at: now().toISOString() });
      claimed.delete(id);
    };
    return { approver, settle };
  };
}
