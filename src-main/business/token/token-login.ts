import type { SecretBox } from '../../secrets/secret-box.ts';
import { unseal } from '../../secrets/secret-box.ts';
import type {
  TokenFault,
  TokenInfo,
  TokenKey,
  TokenOutcome,
  Tokens,
} from '../../signing/token/token-port.ts';
import type { CertificateStore, StoredPin, StoredToken } from '../ports/certificate-store.ts';

export interface TokenLoginDependencies {
  readonly tokens: Tokens;
  readonly store: Pick<CertificateStore, 'savePin'>;
  readonly box: SecretBox;
}

export interface PinGiven {
  readonly pin: string;
  readonly riskLastTry: boolean;
}

/**
 * Logins of which nobody heard the answer (a driver that crashed in the middle, a power cut) before a person must give
 * the PIN. With the token's own warning of the last try, no token is ever locked by the program.
 */
const UNANSWERED_LOGINS = 2;

/**
 * Logins to one token, and the rules when the program may try one. `pinOfSession`: the one that a person has just
 * given.
 */
export function makeTokenLogin(
  { tokens, store, box }: TokenLoginDependencies,
  { id, key: { location, pin } }: { readonly id: string; readonly key: StoredToken },
  pinOfSession: string | undefined,
) {
  let storedPin: StoredPin = pin;
  let sessionPin = pinOfSession;

  async function keep(change: Partial<StoredPin>): Promise<void> {
    const changed = { ...storedPin, ...change };
    await store.savePin(id, changed);
    storedPin = changed;
  }

  async function look(): Promise<TokenOutcome<TokenInfo>> {
    const inspected = await tokens.inspect(location.module);
    if (!inspected.ok) return inspected;
    const token = inspected.value.find(({ serial }) => serial === location.serial);
    return token ? { ok: true, value: token } : faulty('absent');
  }

  /** What the result of a login without a person says about the stored PIN. */
  async function learn(outcome: TokenOutcome<TokenKey>, unansweredBefore: number): Promise<void> {
    if (outcome.ok) return keep({ unansweredLogins: 0 });
    switch (outcome.fault.code) {
      case 'pin_wrong':
        sessionPin = undefined;
        return keep({ sealed: undefined, refused: true, unansweredLogins: 0 });
      case 'driver_crashed':
      case 'driver_hung':
      case 'token_failed':
        return;
      default:
        return keep({ unansweredLogins: unansweredBefore });
    }
  }

  return {
    /** The token as it shows itself without a PIN. */
    look,

    /** With the PIN of this session or the kept one, if the rules allow it. */
    async byItself(): Promise<TokenOutcome<TokenKey>> {
      const seen = await look();
      if (!seen.ok) return seen;
      const currentPin = sessionPin ?? (storedPin.sealed && unseal(box, storedPin.sealed)?.toString());
      if (currentPin === undefined) return faulty(storedPin.refused ? 'pin_wrong' : 'pin_required');
      const { locked, finalTry, countLow } = seen.value.pin;
      if (locked) return faulty('locked');
      if (finalTry) return faulty('pin_final_try');
      const { unansweredLogins } = storedPin;
      const mayBeWrong = unansweredLogins > 0 && countLow;
      if (mayBeWrong || unansweredLogins >= UNANSWERED_LOGINS) return faulty('pin_required');
      await keep({ unansweredLogins: unansweredLogins + 1 });
      const outcome = await tokens.open(location, { pin: currentPin });
      await learn(outcome, unansweredLogins);
      return outcome;
    },

    /** With the PIN that a person gives: tried once, remembered for the session, sealed if it is to be kept. */
    async byPerson({ pin: typed, riskLastTry }: PinGiven): Promise<TokenOutcome<TokenKey>> {
      const outcome = await tokens.open(location, { pin: typed, riskLastTry });
      if (!outcome.ok) return outcome;
      sessionPin = typed;
      const sealed = storedPin.keep ? box.seal(Buffer.from(typed)) : undefined;
      await keep({ sealed, refused: false, unansweredLogins: 0 });
      return outcome;
    },

    isPinKept: (): boolean => storedPin.sealed !== undefined,

    /** Forgets the PIN. */
    forget(): void {
      sessionPin = undefined;
      storedPin = { ...storedPin, sealed: undefined };
    },
  };
}

function faulty(code: TokenFault['code']): { readonly ok: false; readonly fault: TokenFault } {
  return { ok: false, fault: { code } };
}
