import type { OperatorNamed } from '../../contract/operator.ts';
import { mayDo, type OperatorAction, operatorPermissions } from '../../contract/operator-permissions.ts';
import type { Outcome, Problem } from '../../contract/problems.ts';
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
  as(session: string, action: OperatorAction, approvalId?: string): Promise<Outcome<Actor>>;
  /** As `as`; while the counter has no operators at all, the owner of the data may: undefined. */
  asOwner(session: string, action: OperatorAction): Promise<Outcome<Actor | undefined>>;
}

export function makePermits(parts: {
  readonly store: OperatorStore;
  readonly signIns: SignIns;
  readonly now: () => Date;
}): Permits {
  const { store, signIns, now } = parts;

  async function active(id: string | undefined): Promise<StoredOperator | undefined> {
    const operator = id === undefined ? undefined : await store.find(id);
    return operator?.active ? operator : undefined;
  }

  const signedIn = (session: string) => active(signIns.signedIn(session)?.operatorId);

  async function as(session: string, action: OperatorAction, approvalId?: string): Promise<Outcome<Actor>> {
    const operator = await signedIn(session);
    if (!operator) return refused(nobodySignedIn);
    if (mayDo(operator.role, action)) return { ok: true, value: { operator: named(operator) } };
    const approval =
      approvalId === undefined
        ? undefined
        : signIns.takeApproval(session, { id: approvalId, action, at: now() });
    // Whoever approved may have lost the role since.
    const approver = await active(approval?.operatorId);
    if (!approver || !mayDo(approver.role, action)) return refused(mayNot(action));
    return { ok: true, value: { operator: named(operator), approvedBy: named(approver) } };
  }

  return {
    signedIn,
    as,
    async asOwner(session, action) {
      if ((await store.all()).length === 0) return { ok: true, value: undefined };
      return as(session, action);
    },
  };
}

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
