import type { CashSessionResource } from '../../contract/counter/cash-session.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { Approved } from '../operators/claim-approval.ts';
import type { ActRequest, Permits } from '../operators/permits.ts';

/** What is done in a cash session: in one's own, or in another's. */
interface CashAction extends ApprovedAction {
  readonly own: Permission;
  readonly other: Permission;
}

interface ApprovedAction {
  readonly approvalId?: string | undefined;
  /** Of the money that is moved. */
  readonly amount?: string;
}

/** Asks for what the session's own operator may do in it, or somebody trusted with others'. */
export async function requestIn(
  cashSession: CashSessionResource,
  session: string,
  { own, other, ...approved }: CashAction,
  permits: Permits,
): Promise<ActRequest> {
  const operator = await permits.signedIn(session);
  return {
    session,
    action: operator?.id === cashSession.operator.id ? own : other,
    approved: approvedIn(cashSession.id, approved),
  };
}

/** The approval of something that is done in a cash session. */
export function approvedIn(cashSessionId: string, { approvalId, amount }: ApprovedAction): Approved {
  return {
    id: approvalId,
    about: { cash_session_id: cashSessionId, ...(amount !== undefined && { amount }) },
    usedFor: { kind: 'cash_session', id: cashSessionId },
  };
}
