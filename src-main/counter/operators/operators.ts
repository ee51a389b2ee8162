import { isPin } from '../../access/pin-hash.ts';
import type {
  ApprovalBody,
  ApprovalResource,
  OperatorBody,
  OperatorNamed,
  OperatorPatch,
  OperatorResource,
  OperatorSignIn,
} from '../../contract/counter/operator.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { ApprovalStore } from '../approvals/approval-store.ts';
import type { NoteStaff } from '../staff-log/staff-log.ts';
import type { StaffLogStore } from '../staff-log/staff-log-store.ts';
import { APPROVAL_MS } from './claim-approval.ts';
import { makeForgottenPin, type OwnerSecret } from './forgotten-pin.ts';
import { changesOf } from './operator-changes.ts';
import { operatorResourceOf } from './operator-resource.ts';
import type { NewOperator, OperatorStore, StoredOperator } from './operator-store.ts';
import { named, type Permits } from './permits.ts';
import { lockedProblem, lockedUntil, secondsUntil } from './pin-lock.ts';
import { mayNot } from './refusals.ts';
import type { SignIns } from './sign-ins.ts';

export interface OperatorDependencies {
  readonly store: OperatorStore;
  readonly approvals: Pick<ApprovalStore, 'record'>;
  readonly log: Pick<StaffLogStore, 'append'>;
  readonly note: NoteStaff;
  readonly signIns: SignIns;
  readonly permits: Permits;
  /** What is kept here that only the owner of the business knows. */
  readonly ownerSecrets: () => Promise<readonly OwnerSecret[]>;
  readonly hashPin: (pin: string) => Promise<string>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type Operators = ReturnType<typeof makeOperators>;

/** Who works at the counter, who acts in a session now, and who lets others do what they may not. */
export function makeOperators(dependencies: OperatorDependencies) {
  const { store, approvals, log, note, signIns, permits, hashPin, now, newId } = dependencies;

  /**
   * The operator whose PIN it is, or why it is not taken.
   *
   * @param request by whom, and for what, where somebody else is signed in
   */
  async function tryPin(id: string, pin: string, request: PinRequest = {}): Promise<Outcome<StoredOperator>> {
    const person = await store.find(id);
    if (!person?.active) return refuse({ code: 'not_found' });
    // Nothing to guess: it neither counts nor ends the wait of who guesses what proves whose the business is.
    if (person.pinHash === undefined) return refuse(noPinYet);
    const at = now();
    const begun = await store.beginTry(id, at, (wrong) => lockedUntil(wrong, at));
    if (begun.kind === 'unknown') return refuse({ code: 'not_found' });
    if (begun.kind === 'locked') return refuse(lockedProblem(begun.until, at));
    const { operator } = begun;
    if (!(await isPin(pin, operator.pinHash ?? person.pinHash))) {
      const wait = operator.lockedUntil && secondsUntil(operator.lockedUntil, at);
      const whose = { operator: named(operator), ...request };
      const until = operator.lockedUntil?.toISOString();
      await log.append([
        note({ type: 'pin_wrong', ...whose }),
        ...(until === undefined ? [] : [note({ type: 'pin_locked', ...whose, locked_until: until })]),
      ]);
      return refuse({
        code: 'pin_wrong',
        detail: wait ? `El PIN no es correcto. Espere ${wait} segundos.` : 'El PIN no es correcto.',
        ...(wait && { retryAfterSeconds: wait }),
      });
    }
    await store.forgive(id);
    const { lockedUntil: _, ...unlocked } = operator;
    return { ok: true, value: unlocked };
  }

  return {
    list: async (): Promise<readonly OperatorResource[]> =>
      (await store.all()).map((one) => operatorResourceOf(one, now())),

    /** The first is an administrator and needs nobody; each other one is made by an administrator. */
    async create(session: string, body: OperatorBody): Promise<Outcome<OperatorResource>> {
      const permit = await permits.asOwner(session, 'manage_operators');
      if (!permit.ok) return permit;
      const asFirst = permit.value === undefined;
      if (asFirst && body.role !== 'administrator') return refuse(firstAdministrates);
      const operator: NewOperator = {
        id: newId(),
        name: body.name,
        role: body.role,
        pinHash: await hashPin(body.pin),
        active: true,
        createdAt: now().toISOString(),
      };
      const noted = note({
        type: 'operator_created',
        operator: { id: operator.id, name: operator.name },
        ...(permit.value && { by: permit.value.operator }),
        role: operator.role,
      });
      if (!(await store.insert(operator, noted, asFirst))) return refuse(mayNot('manage_operators'));
      return { ok: true, value: operatorResourceOf(operator, now()) };
    },

    async change(session: string, id: string, patch: OperatorPatch): Promise<Outcome<OperatorResource>> {
      const permit = await permits.asOwner(session, 'manage_operators');
      if (!permit.ok) return permit;
      // People of the head office who have no PIN here yet: the first of them who administers sets their own.
      if (!permit.value) return refuse(firstPinMissing);
      const { pin, ...facts } = patch;
      const changes = { ...facts, pinHash: pin && (await hashPin(pin)) };
      const by = permit.value.operator;
      const changed = await store.change(id, changes, (was, is) =>
        changesOf(was, is).map((one) => note({ ...one, by })),
      );
      if (changed.kind === 'last_administrator') return refuse(lastAdministrator);
      if (changed.kind !== 'changed') return refuse({ code: 'not_found' });
      return { ok: true, value: operatorResourceOf(changed.operator, now()) };
    },

    /**
     * A new PIN by the owner of the data, whom no role binds: the way back when the only administrator forgot
     * theirs.
     */
    async resetPin(id: string, pin: string): Promise<Outcome<OperatorResource>> {
      const changed = await store.change(id, { pinHash: await hashPin(pin) }, (_, is) => [
        note({ type: 'pin_reset', operator: named(is) }),
      ]);
      return changed.kind === 'changed'
        ? { ok: true, value: operatorResourceOf(changed.operator, now()) }
        : refuse({ code: 'not_found' });
    },

    resetForgottenPin: makeForgottenPin(dependencies),

    /** From now on it is this person who acts in the session. */
    async signIn(session: string, id: string, pin: string): Promise<Outcome<OperatorSignIn>> {
      const tried = await tryPin(id, pin);
      if (!tried.ok) return tried;
      const at = now();
      await log.append([note({ type: 'signed_in', operator: named(tried.value) })]);
      signIns.signIn(session, id, at);
      return { ok: true, value: signInOf(tried.value, at) };
    },

    async signOut(session: string): Promise<void> {
      const operator = await permits.signedIn(session);
      signIns.signOut(session);
      if (operator) await log.append([note({ type: 'signed_out', operator: named(operator) })]);
    },

    async signedIn(session: string): Promise<Outcome<OperatorSignIn>> {
      const operator = await permits.signedIn(session);
      const since = signIns.signedIn(session);
      if (!operator || !since) return refuse({ code: 'not_found', detail: 'Nadie ha ingresado su PIN.' });
      return { ok: true, value: signInOf(operator, since.at) };
    },

    /** Lets the signed-in operator do something once. */
    async approve(session: string, id: string, body: ApprovalBody): Promise<Outcome<ApprovalResource>> {
      const asker = await permits.signedIn(session);
      const request = { ...(asker && { by: named(asker) }), action: body.action };
      const tried = await tryPin(id, body.pin, request);
      if (!tried.ok) return tried;
      const { name, permissions } = tried.value;
      if (!permissions.includes(body.action)) {
        await log.append([note({ type: 'approval_refused', operator: named(tried.value), ...request })]);
        return refuse(mayNot(body.action));
      }
      const at = now();
      const approvalId = newId();
      await approvals.record({
        id: approvalId,
        action: body.action,
        approver: { id, name },
        ...(asker && { asked_by: { id: asker.id, name: asker.name } }),
        ...(body.reason !== undefined && { reason: body.reason }),
        about: body.about ?? {},
        given_at: at.toISOString(),
      });
      await log.append([note({ type: 'approval_given', operator: named(tried.value), ...request })]);
      return {
        ok: true,
        value: {
          object: 'operator_approval',
          id: approvalId,
          action: body.action,
          operator_id: id,
          operator_name: name,
          expires_at: new Date(at.getTime() + APPROVAL_MS).toISOString(),
        },
      };
    },
  };

  function signInOf(operator: StoredOperator, at: Date): OperatorSignIn {
    return {
      object: 'operator_sign_in',
      operator: operatorResourceOf(operator, now()),
      permissions: [...operator.permissions],
      signed_in_at: at.toISOString(),
    };
  }
}

/** Who asked for somebody's PIN, and what for. */
interface PinRequest {
  readonly by?: OperatorNamed;
  readonly action?: Permission;
}

const firstAdministrates: Problem = {
  code: 'validation_failed',
  errors: [
    {
      pointer: '/role',
      code: 'invalid_value',
      message: 'La primera persona debe ser administradora: es quien crea a las demás.',
    },
  ],
};

const noPinYet: Problem = {
  code: 'invalid_state',
  detail: 'Aún no tiene PIN en esta caja: se lo pone quien administra, en Ajustes › Operadores.',
};

const firstPinMissing: Problem = {
  code: 'invalid_state',
  detail:
    'Nadie tiene PIN en esta caja todavía: primero se lo pone quien administra, en Ajustes › Operadores.',
};

const lastAdministrator: Problem = {
  code: 'invalid_state',
  detail: 'Es la única persona administradora activa: nombre antes a otra.',
};
