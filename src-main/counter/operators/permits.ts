import type { OperatorNamed } from '../../contract/counter/operator.ts';
import {
  mayDo,
  type OperatorAction,
  operatorPermissions,
} from '../../contract/counter/operator-permissions.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { ApprovalStore, ApprovalSubject } from '../approvals/approval-store.ts';
import type { OperatorStore, StoredOperator } from './operator-store.ts';
import type { SignIns } from './sign-ins.ts';

/** Whoever does something at the counter, and who let them if they could not by themselves. */
export interface Actor {
  readonly operator: OperatorNamed;
  readonly approvedBy?: OperatorNamed;
}

/** Whether the person of a session may do what they are about to. */
export interface Permits {
  /** Who acts in the session now; nobody when they no longer work here. */
  signedIn(session: string): Promise<StoredOperator | undefined>;
  /** The signed-in operator, by role or by an approval, which is used up. */
  as(session: string, action: OperatorAction, approved?: Approved): Promise<Outcome<Actor>>;
  /** As `as`; while the counter has no operators at all, the owner of the data may: undefined. */
  asOwner(session: string, action: OperatorAction, approved?: Approved): Promise<Outcome<Actor | undefined>>;
}

/** An approval that was given, if any, and what it is for. */
export interface Approved {
  readonly id: string | undefined;
  readonly subject: ApprovalSubject;
}

export function makePermits(parts: {
  readonly store: OperatorStore;
  readonly trail: Pick<ApprovalStore, 'used'>;
  readonly signIns: SignIns;
  readonly now: () => Date;
}): Permits {
  const { store, trail, signIns, now } = parts;

  async function active(id: string | undefined): Promise<StoredOperator | undefined> {
    const operator = id === undefined ? undefined : await store.find(id);
    return operator?.active ? operator : undefined;
  }

  const signedIn = (session: string) => active(signIns.signedIn(session)?.operatorId);

  async function as(session: string, action: OperatorAction, approved?: Approved): Promise<Outcome<Actor>> {
    const operator = await signedIn(session);
    if (!operator) return refused(nobodySignedIn);
    if (mayDo(operator.role, action)) return { ok: true, value: { operator: named(operator) } };
    const at = now();
    const approval =
      approved?.id === undefined ? undefined : signIns.takeApproval(session, { id: approved.id, action, at });
    // Whoever approved may have lost the role since.
    const approver = await active(approval?.operatorId);
    if (!approval || !approved || !approver || !mayDo(approver.role, action)) return refused(mayNot(action));
    await trail.used(approval.id, { subject: approved.subject, at: at.toISOString() });
    return { ok: true, value: { operator: named(operator), approvedBy: named(approver) } };
  }

  return {
    signedIn,
    as,
    async asOwner(session, action, approved) {
      if ((await store.all()).length === 0) return { ok: true, value: undefined };
      return as(session, action, approved);
    },
  };
}

/** The refusal of something that the role does not do by itself. */
export function mayNot(action: OperatorAction): Problem {
  const { label } = operatorPermissions[action];
  return {
    code: 'operator_not_allowed',
    detail: `No puede ${label} por sí solo: pídalo a quien sí puede, que ingresa su PIN.`,
  };
}

const nobodySignedIn: Problem = {
  code: 'operator_required',
  detail: 'Ingrese su PIN antes de continuar.',
};

function named({ id, name }: StoredOperator): OperatorNamed {
  return { id, name };
}

function refused(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
