import { createHash, timingSafeEqual } from 'node:crypto';
import type { ForgottenPinBody, OperatorResource } from '../../contract/counter/operator.ts';
import type { OwnerProof } from '../../contract/counter/staff-event.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { NoteStaff } from '../staff-log/staff-log.ts';
import type { StaffLogStore } from '../staff-log/staff-log-store.ts';
import { operatorResourceOf } from './operator-resource.ts';
import type { OperatorStore, StoredOperator } from './operator-store.ts';
import { named } from './permits.ts';
import { lockedProblem, lockedUntil } from './pin-lock.ts';

/** Something that is kept here and that only the owner of the business knows. */
export interface OwnerSecret {
  readonly proof: OwnerProof;
  /** Absent: it cannot be compared here; it was sealed on another computer, or is a certificate's on a token. */
  readonly secret?: string;
}

interface ForgottenPinDependencies {
  readonly store: OperatorStore;
  readonly log: Pick<StaffLogStore, 'append'>;
  readonly note: NoteStaff;
  readonly ownerSecrets: () => Promise<readonly OwnerSecret[]>;
  readonly hashPin: (pin: string) => Promise<string>;
  readonly now: () => Date;
}

/**
 * The PIN of an administrator where no other one has a PIN here: they forgot theirs, or came from the head office and have none
 * yet. The passphrase of the backups or the password of the certificate proves the right to; a try counts and waits as one of
 * the PIN. Where there is neither and nobody has a PIN, the person who is there sets it, as the first
 * administrator of a till does.
 */
export function makeForgottenPin({ store, log, note, ownerSecrets, hashPin, now }: ForgottenPinDependencies) {
  return async (id: string, { secret, pin }: ForgottenPinBody): Promise<Outcome<OperatorResource>> => {
    const people = await store.all();
    const operator = people.find((one) => one.id === id);
    if (!operator) return refuse({ code: 'not_found' });
    const withPin = people.filter(({ pinHash }) => pinHash !== undefined);
    const another = withPin.some((one) => administers(one) && one !== operator);
    if (!administers(operator) || another) return refuse(anotherAdministers);
    const secrets = await ownerSecrets();
    if (secrets.length === 0) return withPin.length === 0 ? setPin(id, pin) : refuse(nothingKept);
    if (secrets.every((one) => one.secret === undefined)) return refuse(nothingComparable);
    const at = now();
    const attempt = await store.beginTry(id, at, (wrong) => lockedUntil(wrong, at));
    if (attempt.kind === 'unknown') return refuse({ code: 'not_found' });
    if (attempt.kind === 'locked') return refuse(tooManyTries(attempt.until, at));
    const match = secrets.find(
      (one) => one.secret !== undefined && secret !== undefined && isSame(one.secret, secret),
    );
    if (!match) {
      const whose = { operator: named(operator) };
      const until = attempt.operator.lockedUntil?.toISOString();
      await log.append([
        note({ type: 'pin_reset_refused', ...whose }),
        ...(until === undefined ? [] : [note({ type: 'pin_locked', ...whose, locked_until: until })]),
      ]);
      return refuse(wrongSecret);
    }
    return setPin(id, pin, match.proof);
  };

  /** Without a proof: only as the first PIN of all. */
  async function setPin(id: string, pin: string, proof?: OwnerProof): Promise<Outcome<OperatorResource>> {
    const noted = (was: StoredOperator, is: StoredOperator) => [
      note({
        type: was.pinHash === undefined ? 'pin_changed' : 'pin_reset',
        operator: named(is),
        ...(proof && { proof }),
      }),
    ];
    const changed = await store.change(id, { pinHash: await hashPin(pin) }, noted, proof === undefined);
    if (changed.kind === 'not_first') return refuse(nothingKept);
    return changed.kind === 'changed'
      ? { ok: true, value: operatorResourceOf(changed.operator, now()) }
      : refuse({ code: 'not_found' });
  }
}

const administers = ({ role, active }: StoredOperator) => active && role === 'administrator';

/** As of the PIN, without the advice to ask who administers: this is that person. */
function tooManyTries(until: Date, at: Date): Problem {
  const locked = lockedProblem(until, at);
  return { ...locked, detail: `Hubo varios intentos. Espere ${locked.retryAfterSeconds} segundos.` };
}

/** In a time that says nothing of how much of it was right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const wrongSecret: Problem = {
  code: 'validation_failed',
  errors: [
    {
      pointer: '/secret',
      code: 'invalid_value',
      message: 'No es la contraseña de sus respaldos ni la clave de su firma electrónica.',
    },
  ],
};

const anotherAdministers: Problem = {
  code: 'operator_not_allowed',
  detail:
    'Solo para quien administra a solas: a los demás les pone un PIN nuevo quien administra, en Ajustes › Operadores.',
};

const nothingKept: Problem = {
  code: 'invalid_state',
  detail:
    'Aquí no hay respaldos ni un archivo de firma con que comprobar que el negocio es suyo. Pida ayuda a quien instaló ' +
    'Mostrador en este computador.',
};

const nothingComparable: Problem = {
  code: 'invalid_state',
  detail:
    'Lo que probaría aquí que el negocio es suyo está en un token o se selló en otro computador. El PIN lo pone quien tiene ' +
    'acceso a este computador, en la línea de comandos: mostrador operators reset-pin NOMBRE.',
};
