import type { Permission } from '../../contract/counter/permissions.ts';
import { keepLatest } from '../../documents/values/keep-latest.ts';

/** Who acts in which session, and what was approved in it: in memory only, gone with the process. */
export interface SignIns {
  signIn(session: string, operatorId: string, at: Date): void;
  signOut(session: string): void;
  signedIn(session: string): SignedIn | undefined;
  addApproval(session: string, approval: Approval): void;
  /** The approval, once: of this session, for this action and in its time. */
  takeApproval(session: string, wanted: WantedApproval): Approval | undefined;
}

export interface SignedIn {
  readonly operatorId: string;
  readonly at: Date;
}

export interface Approval {
  readonly id: string;
  readonly action: Permission;
  readonly operatorId: string;
  readonly expiresAt: Date;
}

interface WantedApproval {
  readonly id: string;
  readonly action: Permission;
  readonly at: Date;
}

/** More sessions than a shop has windows: the one that signed in longest ago is signed out. */
const MAX_SIGN_INS = 1000;

export function makeSignIns(): SignIns {
  const bySession = new Map<string, SignedIn>();
  const approvals = new Map<string, Approval & { readonly session: string }>();

  return {
    signIn(session, operatorId, at) {
      keepLatest(bySession, { key: session, value: { operatorId, at }, most: MAX_SIGN_INS });
    },
    signOut(session) {
      bySession.delete(session);
    },
    signedIn: (session) => bySession.get(session),
    addApproval(session, approval) {
      approvals.set(approval.id, { ...approval, session });
    },
    takeApproval(session, { id, action, at }) {
      for (const [known, { expiresAt }] of approvals) if (expiresAt <= at) approvals.delete(known);
      const approval = approvals.get(id);
      if (approval?.session !== session || approval.action !== action) return undefined;
      approvals.delete(id);
      return approval;
    },
  };
}
