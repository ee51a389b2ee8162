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
  /** Whether the person of a session may call a route; with an approval, what settles it. */
  admit(session: string, access: PersonAccess, record: AskedOfRecord): Promise<Outcome<Settle | undefined>>;
  /** Who acts in the session now; nobody when they no longer work here. */
  signedIn(session: string): Promise<StoredOperator | undefined>;
  /** Does what the signed-in operator may, by role or by an approval, which is used up where it succeeds. */
  act<Done>(request: ActRequest, perform: (actor: Actor) => Promise<Outcome<Done>>): Promise<Outcome<Done>>;
  /** As `act`; while the counter has no operators at all, the owner of the data may: undefined. */
  actAsOwner<Done>(
    request: ActRequest,
    perform: (actor: Actor | undefined) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>>;
  /** The signed-in operator, by role; undefined as in `actAsOwner`. */
  asOwner(session: string, action: Permission): Promise<Outcome<Actor | undefined>>;
}

/** What somebody is about to do. */
export interface ActRequest {
  readonly session: string;
  readonly action: Permission;
  readonly approved: Approved;
}

/** Uses an approval up where what it was for succeeded; else it can be used again. */
export type Settle = (succeeded: boolean) => Promise<void>;

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

  /** Approvals with which something is being done now. */
  const claimed = new Set<string>();

  async function permitOf(
    session: string,
    action: Permission,
    approved?: Approved,
  ): Promise<Outcome<{ readonly actor: Actor; readonly settle?: Settle }>> {
    const operator = await signedIn(session);
    if (!operator) return refuse(nobodySignedIn);
    const actor = { operator: named(operator) };
    if (operator.permissions.includes(action)) return { ok: true, value: { actor } };
    const claim = approved && (await claimOf(operator, action, approved));
    if (!claim) return refuse(mayNot(action));
    const { approver, settle } = claim;
    return { ok: true, value: { actor: { ...actor, approvedBy: named(approver) }, settle } };
  }

  /** Who approved what is about to be done; undefined where nobody did, or where it is used already. */
  async function claimOf(
    asker: StoredOperator,
    action: Permission,
    { id, about, usedFor }: Approved,
  ): Promise<{ readonly approver: StoredOperator; readonly settle: Settle } | undefined> {
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
  }

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
    // The approver may have lost the role since.
    const approver = await active(approval.approverId);
    return approver?.permissions.includes(action) ? approver : undefined;
  }

  async function act<Done>(
    { session, action, approved }: ActRequest,
    perform: (actor: Actor) => Promise<Outcome<Done>>,
  ): Promise<Outcome<Done>> {
    const permit = await permitOf(session, action, approved);
    if (!permit.ok) return permit;
    const { actor, settle } = permit.value;
    let succeeded = false;
    try {
      const done = await perform(actor);
      succeeded = done.ok;
      return done;
    } finally {
      await settle?.(succeeded);
    }
  }

  return {
    async admit(session, access, record) {
      // A reader of the owner's files has the whole data folder anyway.
      if (access === 'signed_out' || isOwner(session)) return admitted;
      if (access === 'owner') return refuse(onlyOwner);
      if (!(await store.any())) return admitted;
      if (typeof access === 'object' && 'approvable' in access) {
        const permit = await permitOf(session, access.approvable, approvedOf(access.about, record));
        return permit.ok ? { ok: true, value: permit.value.settle } : permit;
      }
      if (typeof access === 'string' && access !== 'signed_in') {
        const permit = await permitOf(session, access);
        return permit.ok ? admitted : permit;
      }
      return (await signedIn(session)) ? admitted : refuse(nobodySignedIn);
    },
    signedIn,
    act,
    actAsOwner: async (request, perform) =>
      (await store.any()) ? act(request, perform) : perform(undefined),
    async asOwner(session, action) {
      if (!(await store.any())) return { ok: true, value: undefined };
      const permit = await permitOf(session, action);
      return permit.ok ? { ok: true, value: permit.value.actor } : permit;
    },
  };
}

const admitted = { ok: true, value: undefined } as const;

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
