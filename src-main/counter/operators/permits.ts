import type { OperatorNamed } from '../../contract/counter/operator.ts';
import { type Permission, type PersonAccess, permissionTable } from '../../contract/counter/permissions.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
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
  /** What keeps the person of a session from a route; an approval for it is used up. */
  objection(
    session: string,
    access: PersonAccess,
    approvalId: string | undefined,
  ): Promise<Problem | undefined>;
  /** Who acts in the session now; nobody when they no longer work here. */
  signedIn(session: string): Promise<StoredOperator | undefined>;
  /** The signed-in operator, by role or by an approval, which is used up. */
  as(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor>>;
  /** As `as`; while the counter has no operators at all, the owner of the data may: undefined. */
  asOwner(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor | undefined>>;
}

/** An approval that was given, if any, and what it is for. */
export interface Approved {
  readonly id: string | undefined;
  /** What it is used for, where that has a record. */
  readonly subject?: ApprovalSubject;
}

export function makePermits(parts: {
  readonly store: OperatorStore;
  readonly trail: Pick<ApprovalStore, 'use'>;
  readonly signIns: SignIns;
  readonly isOwner: (session: string) => boolean;
  readonly now: () => Date;
}): Permits {
  const { store, trail, signIns, isOwner, now } = parts;

  async function active(id: string | undefined): Promise<StoredOperator | undefined> {
    const operator = id === undefined ? undefined : await store.find(id);
    return operator?.active ? operator : undefined;
  }

  const signedIn = (session: string) => active(signIns.signedIn(session)?.operatorId);

  async function as(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor>> {
    const operator = await signedIn(session);
    if (!operator) return refuse(nobodySignedIn);
    if (operator.permissions.includes(action)) return { ok: true, value: { operator: named(operator) } };
    const at = now();
    const approval =
      approved?.id === undefined ? undefined : signIns.takeApproval(session, { id: approved.id, action, at });
    // Whoever approved may have lost the role since.
    const approver = await active(approval?.operatorId);
    if (!approval || !approved || !approver?.permissions.includes(action)) return refuse(mayNot(action));
    // It may have served a sale meanwhile, which names it by itself.
    const isFirstUse = await trail.use(approval.id, { subject: approved.subject, at: at.toISOString() });
    if (!isFirstUse) return refuse(mayNot(action));
    return { ok: true, value: { operator: named(operator), approvedBy: named(approver) } };
  }

  /** Whether the person of the session has the permission or an approval for this one time. */
  async function lacks(
    session: string,
    action: Permission,
    approved?: Approved,
  ): Promise<Problem | undefined> {
    const permit = await as(session, action, approved);
    return permit.ok ? undefined : permit.problem;
  }

  return {
    async objection(session, access, approvalId) {
      // Whoever reads the owner's files has the whole data folder anyway.
      if (access === 'signed_out' || isOwner(session)) return undefined;
      if (access === 'owner') return onlyOwner;
      if (!(await store.any())) return undefined;
      if (typeof access === 'object' && 'approvable' in access) {
        return lacks(session, access.approvable, { id: approvalId });
      }
      if (typeof access === 'string' && access !== 'signed_in') return lacks(session, access);
      return (await signedIn(session)) ? undefined : nobodySignedIn;
    },
    signedIn,
    as,
    async asOwner(session, action, approved) {
      if (!(await store.any())) return { ok: true, value: undefined };
      return as(session, action, approved);
    },
  };
}

/** The refusal of something that the role does not do by itself. */
export function mayNot(action: Permission): Problem {
  const { label } = permissionTable[action];
  return {
    code: 'operator_not_allowed',
    detail: `No puede ${label} por sí solo: pídalo a quien sí puede, que ingresa su PIN.`,
  };
}

const onlyOwner: Problem = {
  code: 'operator_not_allowed',
  detail: 'Solo desde la línea de comandos de este computador, con el usuario dueño de los datos.',
};

export const nobodySignedIn: Problem = {
  code: 'operator_required',
  detail: 'Ingrese su PIN antes de continuar.',
};

function named({ id, name }: StoredOperator): OperatorNamed {
  return { id, name };
}
