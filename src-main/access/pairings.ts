import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ApiKeyBody, ApiKeyResource } from '../contract/local.ts';
import type {
  CreatedPairing,
  PairingAnswer,
  PairingApproval,
  PairingBody,
  PairingResource,
} from '../contract/pairing.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { hashToken } from './api-key.ts';

export interface PairingDependencies {
  /** Makes the key, at the moment it is handed over: one that nobody fetches never is. */
  readonly createKey: (body: ApiKeyBody) => Promise<Outcome<ApiKeyResource & { key: string }>>;
  /** The problem with keys of an environment, if none can be made. */
  readonly canCreate: (environment: ApiKeyBody['environment']) => Promise<Outcome<undefined>>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Programs that ask for a key, each with a code that a person compares on both screens. */
export interface Pairings {
  ask(body: PairingBody): Outcome<CreatedPairing>;
  /** Those that wait for a person, or were approved and not fetched yet; the newest first. */
  list(): readonly PairingResource[];
  approve(id: string, approval: PairingApproval): Promise<Outcome<PairingResource>>;
  reject(id: string): Outcome<PairingResource>;
  /**
   * How it stands, for the holder of its secret; with the key once it is approved, and then it is gone. Anyone else is
   * answered as if it had never existed.
   */
  fetch(id: string, secret: string): Promise<Outcome<PairingAnswer>>;
  /** Resolves when a person decides, after so many seconds, or on abort; at once where the secret is wrong. */
  decided(id: string, secret: string, wait: { seconds: number; signal: AbortSignal }): Promise<void>;
}

/** As many as a person can tell apart; more would let one program crowd out the others. */
const OPEN_AT_MOST = 5;
const OPEN_MS = 5 * 60 * 1000;
/** Once approved, a program that asks now and then still has the time to fetch its key. */
const FETCH_MS = 2 * 60 * 1000;

interface Pairing {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly secretHash: string;
  readonly createdAt: Date;
  expiresAt: Date;
  status: PairingResource['status'];
  /** The key a person decided on. */
  key: ApiKeyBody | undefined;
  /** Its key is being made: nobody else gets another one. */
  isFetched: boolean;
  readonly decision: PromiseWithResolvers<void>;
}

/** Kept in memory only: what is not fetched when the program closes is asked for again. */
export function makePairings({ createKey, canCreate, now, newId }: PairingDependencies): Pairings {
  const open = new Map<string, Pairing>();

  function forgetExpired(): void {
    for (const [id, { expiresAt }] of open) if (expiresAt <= now()) open.delete(id);
  }

  function find(id: string): Pairing | undefined {
    forgetExpired();
    return open.get(id);
  }

  function ofSecret(id: string, secret: string): Pairing | undefined {
    const pairing = find(id);
    // One that does not exist takes as long to be refused.
    const isIt = isSameHash(hashToken(secret), pairing?.secretHash ?? hashToken(''));
    return isIt ? pairing : undefined;
  }

  function newCode(): string {
    const codes = new Set([...open.values()].map(({ code }) => code));
    let code: string;
    do code = String(randomInt(1_000_000)).padStart(6, '0');
    while (codes.has(code));
    return code;
  }

  function decide(pairing: Pairing, status: 'approved' | 'rejected'): PairingResource {
    pairing.status = status;
    const least = now().getTime() + FETCH_MS;
    if (pairing.expiresAt.getTime() < least) pairing.expiresAt = new Date(least);
    pairing.decision.resolve();
    return toResource(pairing);
  }

  return {
    ask({ name }) {
      forgetExpired();
      const waiting = [...open.values()].filter(({ status }) => status === 'pending');
      const [first] = waiting;
      if (first && waiting.length >= OPEN_AT_MOST) return tooMany(secondsUntil(first.expiresAt, now()));
      const secret = `msp_${randomBytes(32).toString('base64url')}`;
      const pairing: Pairing = {
        id: newId(),
        name,
        code: newCode(),
        secretHash: hashToken(secret),
        createdAt: now(),
        expiresAt: new Date(now().getTime() + OPEN_MS),
        status: 'pending',
        key: undefined,
        isFetched: false,
        decision: Promise.withResolvers(),
      };
      open.set(pairing.id, pairing);
      return { ok: true, value: { ...toResource(pairing), secret } };
    },

    list() {
      forgetExpired();
      return [...open.values()]
        .filter(({ status }) => status !== 'rejected')
        .map(toResource)
        .toReversed();
    },

    async approve(id, { name, ...permissions }) {
      const possible = await canCreate(permissions.environment);
      if (!possible.ok) return possible;
      const pairing = find(id);
      if (!pairing) return notFound;
      if (pairing.status !== 'pending') return alreadyDecided;
      pairing.key = { name: name ?? pairing.name, ...permissions };
      return { ok: true, value: decide(pairing, 'approved') };
    },

    reject(id) {
      const pairing = find(id);
      if (!pairing) return notFound;
      if (pairing.status !== 'pending') return alreadyDecided;
      return { ok: true, value: decide(pairing, 'rejected') };
    },

    async fetch(id, secret) {
      const pairing = ofSecret(id, secret);
      if (!pairing || pairing.isFetched) return notFound;
      if (!pairing.key) return { ok: true, value: toResource(pairing) };
      pairing.isFetched = true;
      try {
        const made = await createKey(pairing.key);
        if (!made.ok) return made;
        open.delete(id);
        return { ok: true, value: { ...toResource(pairing), api_key: made.value } };
      } finally {
        // Where no key could be written down, it is asked for again.
        pairing.isFetched = false;
      }
    },

    async decided(id, secret, { seconds, signal }) {
      const pairing = ofSecret(id, secret);
      if (pairing?.status !== 'pending') return;
      const left = Math.min(seconds * 1000, pairing.expiresAt.getTime() - now().getTime());
      const ended = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, left))]);
      await Promise.race([pairing.decision.promise, aborted(ended)]);
    },
  };
}

function toResource({ id, name, code, status, createdAt, expiresAt }: Pairing): PairingResource {
  return {
    object: 'pairing',
    id,
    name,
    code,
    status,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

const notFound = { ok: false, problem: { code: 'not_found' } } as const;

const alreadyDecided = {
  ok: false,
  problem: { code: 'invalid_state', detail: 'Esta solicitud ya se aprobó o se rechazó.' },
} as const;

function tooMany(seconds: number): Outcome<never> {
  const detail = `Ya hay ${OPEN_AT_MOST} programas que esperan una clave. Apruebe o rechace alguno en la ventana.`;
  return { ok: false, problem: { code: 'rate_limited', detail, retryAfterSeconds: seconds } };
}

function secondsUntil(at: Date, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
}

function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
