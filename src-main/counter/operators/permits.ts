import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import type { OperatorNamed } from '../../contract/counter/operator.ts';
import { type Permission, type PersonAccess, permissionTable } from '../../contract/counter/permissions.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { ApprovalStore, UsedFor } from '../approvals/approval-store.ts';
import { covers } from '../approvals/covers.ts';
import type { OperatorStore, StoredOperator } from './operator-store.ts';
import type { SignIns } from './sign-ins.ts';

/** The operator who does something at the counter, and who let them if they could not by themselves. */
export interface Actor {
  readonly operator: OperatorNamed;
  readonly approvedBy?: OperatorNamed;
}

/** Whether the person of a session may do what they are about to. */
export interface Permits {
  /** What keeps the person of a session from a route; an approval for it is used up. */
  rejection(session: string, access: PersonAccess, request: AskedOfRecord): Promise<Problem | undefined>;
  /** Who acts in the session now; nobody when they no longer work here. */
  signedIn(session: string): Promise<StoredOperator | undefined>;
  /** The signed-in operator, by role or by an approval, which is used up. */
  as(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor>>;
  /** As `as`; while the counter has no operators at all, the owner of the data may: undefined. */
  asOwner(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor | undefined>>;
}

/** An approval that was given, if any, and what it has to be for. */
export interface Approved {
  readonly id: string | undefined;
  readonly about: ApprovalSubject;
  /** What it is used for, where that has a record. */
  readonly usedFor?: UsedFor | undefined;
}

/** A request as far as an approval of it is judged. */
export interface AskedOfRecord {
  readonly approvalId: string | undefined;
  /** What its address names. */
  readonly recordId: string | undefined;
}

/** How long somebody who approved may be waited for, but for a sale: that may be put aside. */
export const APPROVAL_MS = 2 * 60 * 1000;

export function makePermits(parts: {
  readonly store: OperatorStore;
  readonly approvals: Pick<ApprovalStore, 'unused' | 'use'>;
  readonly signIns: SignIns;
  readonly isOwner: (session: string) => boolean;
  readonly now: () => Date;
}): Permits {
  const { store, approvals, signIns, isOwner, now } = parts;

  async function active(id: string | undefined): Promise<StoredOperator | undefined> {
    const operator = id === undefined ? undefined : await store.find(id);
    return operator?.active ? operator : undefined;
  }

  const signedIn = (session: string) => active(signIns.signedIn(session)?.operatorId);

  async function as(session: string, action: Permission, approved?: Approved): Promise<Outcome<Actor>> {
    const operator = await signedIn(session);
    if (!operator) return refuse(nobodySignedIn);
    if (operator.permissions.includes(action)) return { ok: true, value: { operator: named(operator) } };
    const approver = approved && (await spend(operator, action, approved));
    if (!approver) return refuse(mayNot(action));
    return { ok: true, value: { operator: named(operator), approvedBy: named(approver) } };
  }

  /** Who approved what is about to be done, once; undefined where nobody did. */
  async function spend(
    asker: StoredOperator,
    action: Permission,
    { id, about, usedFor }: Approved,
  ): Promise<StoredOperator | undefined> {
    if (id === undefined) return undefined;
    const at = now();
    const after = new Date(at.getTime() - APPROVAL_MS).toISOString();
    const [approval] = await approvals.unused([id], after);
    const isForThis =
      approval?.action === action && approval.askedById === asker.id && covers(approval.about, about);
    if (!isForThis) return undefined;
    // The approver may have lost the role since.
    const approver = await active(approval.approverId);
    if (!approver?.permissions.includes(action)) return undefined;
    const isFirstUse = await approvals.use(id, { usedFor, at: at.toISOString() });
    return isFirstUse ? approver : undefined;
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
    async rejection(session, access, request) {
      // A reader of the owner's files has the whole data folder anyway.
      if (access === 'signed_out' || isOwner(session)) return undefined;
      if (access === 'owner') return onlyOwner;
      if (!(await store.any())) return undefined;
      if (typeof access === 'object' && 'approvable' in access) {
        return lacks(session, access.approvable, approvedOf(access.about, request));
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

/** What an approval of a request has to be for, by what the record of its address is. */
const approvedRecord = {
  document_id: (id: string) => ({ about: { document_id: id }, usedFor: { kind: 'document', id } }),
  product_ids: (id: string) => ({ about: { product_ids: [id] }, usedFor: { kind: 'product', id } }),
  revision: (id: string) => ({ about: { revision: id } }),
} as const satisfies Record<string, (id: string) => Omit<Approved, 'id'>>;

function approvedOf(
  about: keyof typeof approvedRecord | undefined,
  { approvalId, recordId }: AskedOfRecord,
): Approved {
  if (about === undefined || recordId === undefined) return { id: approvalId, about: {} };
  return { id: approvalId, ...approvedRecord[about](recordId) };
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

export function named({ id, name }: StoredOperator): OperatorNamed {
  return { id, name };
}
