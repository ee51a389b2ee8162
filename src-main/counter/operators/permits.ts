import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type { Permission, PersonAccess } from '../../contract/counter/permissions.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type Approved, type ClaimDependencies, makeClaimApproval, type Settle } from './claim-approval.ts';
import type { OperatorStore, StoredOperator } from './operator-store.ts';
import { mayNot, nobodySignedIn, onlyOwner } from './refusals.ts';
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

/** A request as far as an approval of it is judged. */
export interface AskedOfRecord {
  readonly approvalId: string | undefined;
  /** What its address names. */
  readonly recordId: string | undefined;
}

export interface PermitDependencies extends ClaimDependencies {
  readonly store: Pick<OperatorStore, 'any' | 'find'>;
  readonly signIns: SignIns;
  readonly isOwner: (session: string) => boolean;
}

export function makePermits(dependencies: PermitDependencies): Permits {
  const { store, signIns, isOwner } = dependencies;
  const claimApproval = makeClaimApproval(dependencies);

  async function signedIn(session: string): Promise<StoredOperator | undefined> {
    const id = signIns.signedIn(session)?.operatorId;
    const operator = id === undefined ? undefined : await store.find(id);
    return operator?.active ? operator : undefined;
  }

  async function permitOf(
    session: string,
    action: Permission,
    approved?: Approved,
  ): Promise<Outcome<{ readonly actor: Actor; readonly settle?: Settle }>> {
    const operator = await signedIn(session);
    if (!operator) return refuse(nobodySignedIn);
    const actor = { operator: named(operator) };
    if (operator.permissions.includes(action)) return { ok: true, value: { actor } };
    const claimed = approved && (await claimApproval(operator, action, approved));
    if (!claimed) return refuse(mayNot(action));
    const { approver, settle } = claimed;
    return { ok: true, value: { actor: { ...actor, approvedBy: named(approver) }, settle } };
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

export function named({ id, name }: StoredOperator): OperatorNamed {
  return { id, name };
}
