import type { ApprovalTransaction } from '../../../issuing/ports/sale-approvals.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { owedBy } from './debts.ts';

/** What approvals were used for, in the transaction in which they do. */
export function approvalUses(tx: Tx): ApprovalTransaction {
  return {
    async areApprovalsUnused(ids) {
      if (ids.length === 0) return true;
      const used = await tx
        .selectFrom('approval_use')
        .select('approval_id')
        .where('approval_id', 'in', ids)
        .limit(1)
        .executeTakeFirst();
      return used === undefined;
    },

    owedBy: (scope, debtor) => owedBy(tx, scope, debtor),

    async spendApprovals(ids, { id, createdAt }) {
      if (ids.length === 0) return;
      const uses = ids.map((approval) => ({
        approval_id: approval,
        kind: 'document',
        subject_id: id,
        used_at: createdAt,
      }));
      await tx.insertInto('approval_use').values(uses).execute();
    },
  };
}
