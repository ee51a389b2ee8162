import type { ApprovalListQuery, ApprovalRecord } from '../../contract/counter/approval.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { canonicalJson, sha256 } from '../../issuing/requests/fingerprint.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { ApprovalStore } from './approval-store.ts';

export interface ApprovalDependencies {
  readonly store: ApprovalStore;
  readonly cursorSecret: Uint8Array;
}

export type Approvals = ReturnType<typeof makeApprovals>;

/** What was approved at the counter, for its administrators. */
export function makeApprovals({ store, cursorSecret }: ApprovalDependencies) {
  return {
    async list({
      limit,
      cursor,
      ...filters
    }: ApprovalListQuery): Promise<Outcome<KeysetPage<ApprovalRecord>>> {
      return keysetPage(
        {
          filters: sha256('approvals', canonicalJson(filters)).slice(0, 16),
          cursorSecret,
          positionOf: ({ id }) => id,
          find: (question) => store.page(filters, question),
        },
        { limit, cursor },
      );
    },
  };
}
