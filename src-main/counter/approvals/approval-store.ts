import type { ApprovalListQuery, ApprovalRecord, ApprovalUse } from '../../contract/counter/approval.ts';
import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';

export type ApprovalFilters = Omit<ApprovalListQuery, 'limit' | 'cursor'>;

/** What an approval was used for: a record that was there, or came of it. */
export interface UsedFor {
  readonly kind: ApprovalUse;
  readonly id: string;
}

export interface UnusedApproval {
  readonly id: string;
  readonly action: Permission;
  readonly approverId: string;
  /** Nobody where the shop had no operators yet. */
  readonly askedById: string | undefined;
  readonly about: ApprovalSubject;
}

/** Who let whom do what: only ever added to. */
export interface ApprovalStore {
  record(approval: Omit<ApprovalRecord, 'object' | 'used_at' | 'used_for'>): Promise<void>;
  /** Notes what one was used for; false where it was used before. */
  use(id: string, use: { readonly usedFor?: UsedFor | undefined; readonly at: string }): Promise<boolean>;
  /** Of some approvals those that were used for nothing yet and given after an instant. */
  unused(ids: readonly string[], after: string): Promise<readonly UnusedApproval[]>;
  /** The last first. */
  page(filters: ApprovalFilters, question: KeysetQuestion): Promise<readonly ApprovalRecord[]>;
}
