import type { TokenFault, TokenKey, TokenOutcome } from '../../signing/token/token-port.ts';
import type { StoredToken } from '../ports/certificate-store.ts';
import { tokenFaults } from './token-faults.ts';
import { makeTokenLogin, type PinGiven, type TokenLoginDependencies } from './token-login.ts';

export interface TokenSessionDependencies extends TokenLoginDependencies {
  readonly now: () => Date;
  /** Called when a token that documents wait for signs again. */
  readonly signerReady: (entityId: string) => void;
  /** Called with each new fault of the token, for the log. */
  readonly faulted: (fault: TokenFault) => void;
  readonly failed: (reason: unknown) => void;
  /** How long after a fault the token is first looked for again; 3 seconds by default. */
  readonly firstLookMs?: number;
}

/** How a token was when it was last used or looked at. */
export interface KnownState {
  /** Undefined: it signs, or nobody has asked it yet. */
  readonly fault: TokenFault | undefined;
  readonly at: Date;
  readonly pinKept: boolean;
}

const FIRST_LOOK_MS = 3000;
const LONGEST_LOOK_MS = 30_000;

interface KeptKey {
  readonly id: string;
  readonly entityId: string;
  readonly key: StoredToken;
}

/** A token that signs for a business, from its installation until another certificate replaces it. */
export type TokenSession = ReturnType<typeof makeTokenSession>;

/** Opens a session; nothing is asked of the token yet. `opened`: its key, where it was just installed with its PIN. */
export function makeTokenSession(
  {
    now,
    signerReady,
    faulted,
    failed,
    firstLookMs = FIRST_LOOK_MS,
    ...dependencies
  }: TokenSessionDependencies,
  certificate: KeptKey,
  opened?: { readonly key: TokenKey; readonly pin: string },
) {
  const login = makeTokenLogin(dependencies, certificate, opened?.pin);
  let key = opened?.key;
  let fault: TokenFault | undefined;
  let seenAt = now();
  let openedAt = seenAt;
  let turn: Promise<TokenOutcome<TokenKey>> | undefined;
  let looking: NodeJS.Timeout | undefined;
  let lookMs = firstLookMs;
  let isWaitedFor = false;
  let hasEnded = false;

  /** One login at a time, also when several callers ask. */
  function take(job: () => Promise<TokenOutcome<TokenKey>>): Promise<TokenOutcome<TokenKey>> {
    turn = job().finally(() => {
      turn = undefined;
    });
    return turn;
  }

  /** Everyone who needs the key at once waits for the same login. */
  async function open(): Promise<TokenOutcome<TokenKey>> {
    if (key) return { ok: true, value: key };
    return turn ?? take(async () => note(await login.byItself()));
  }

  function lose(reason: TokenFault): void {
    key = undefined;
    if (reason.code !== fault?.code) faulted(reason);
    fault = reason;
  }

  function note(outcome: TokenOutcome<TokenKey>): TokenOutcome<TokenKey> {
    seenAt = now();
    if (!outcome.ok) {
      lose(outcome.fault);
      return outcome;
    }
    key = outcome.value;
    fault = undefined;
    openedAt = seenAt;
    stopLooking();
    if (isWaitedFor) signerReady(certificate.entityId);
    isWaitedFor = false;
    return outcome;
  }

  /** Looks for the token again later, and less and less often, as long as time may bring it back. */
  function lookLater(): void {
    if (hasEnded || looking) return;
    looking = setTimeout(() => {
      open()
        .catch(failed)
        .finally(() => {
          looking = undefined;
          if (!key && (!fault || isEndedByTime(fault))) lookLater();
        });
    }, lookMs);
    looking.unref();
    lookMs = Math.min(lookMs * 2, LONGEST_LOOK_MS);
  }

  function stopLooking(): void {
    clearTimeout(looking);
    looking = undefined;
  }

  function knownState(): KnownState {
    return { fault, at: seenAt, pinKept: login.isPinKept() };
  }

  return {
    /** The key. Logs in with the stored PIN if needed and allowed; while a fault lasts, gives it without a new attempt. */
    async key(): Promise<TokenOutcome<TokenKey>> {
      if (key) return { ok: true, value: key };
      if (fault && (looking || !isEndedByTime(fault))) {
        isWaitedFor = true;
        return { ok: false, fault };
      }
      const outcome = await open();
      if (outcome.ok) return outcome;
      isWaitedFor = true;
      if (isEndedByTime(outcome.fault)) lookLater();
      return outcome;
    },

    /** A person gives the PIN: kept for the session, and sealed if it is to be kept. */
    async login(pin: PinGiven): Promise<TokenOutcome<TokenKey>> {
      while (turn) await turn.catch(failed);
      return take(async () => {
        const outcome = await login.byPerson(pin);
        // A slip of the hand does not close what is open.
        if (!outcome.ok) return key ? outcome : note(outcome);
        // Documents may wait since before this start.
        isWaitedFor = true;
        lookMs = firstLookMs;
        return note(outcome);
      });
    },

    /** A key of this session did not sign. */
    lost(failedKey: TokenKey, reason: TokenFault): void {
      if (failedKey !== key) return;
      seenAt = now();
      lose(reason);
      // The token is there and has forgotten the login: the PIN that was right is given once more at once.
      if (reason.code === 'pin_required') fault = undefined;
      if (!isEndedByTime(reason)) return;
      if (seenAt.getTime() - openedAt.getTime() > LONGEST_LOOK_MS) lookMs = firstLookMs;
      isWaitedFor = true;
      lookLater();
    },

    /** As last known; no device is asked. */
    known: knownState,

    /** Looks at the token itself. */
    async check(): Promise<KnownState> {
      if (!key) {
        await open();
        return knownState();
      }
      const seen = await login.look();
      seenAt = now();
      if (!seen.ok) lose(seen.fault);
      return knownState();
    },

    /** Forgets the PIN and looks no more. */
    end(): void {
      hasEnded = true;
      login.forget();
      key = undefined;
      stopLooking();
    },
  };
}

function isEndedByTime({ code }: TokenFault): boolean {
  return tokenFaults[code].endedBy === 'time';
}
