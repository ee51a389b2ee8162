import { randomBytes } from 'node:crypto';
import type { Caller } from '../issuing/requests/caller.ts';
import { hashToken } from './api-key.ts';

/**
 * Persons' sessions and the keys bound to them: in memory only, gone with the process. The holder of the token is in the
 * session; everything else knows the session by its name, which opens nothing.
 */
export interface Sessions {
  /** A token that opens one session, once, within ten minutes. */
  newOneTimeToken(): string;
  open(oneTimeToken: string): { token: string; expiresAt: Date } | undefined;
  /** A session for a process that can read the owner's files, as the command line does: as long as the process lives. */
  openForOwner(): string;
  /** A session for a window of the desktop, where anybody of the shop may stand: as long as the process lives. */
  openForWindow(): string;
  /** The name of the session that a token opens. */
  find(token: string): string | undefined;
  /** Whether the session of this name was opened for the owner. */
  isOwner(session: string): boolean;
  /** Remembers a key that lives no longer than its session. */
  bindKey(session: string, key: string, bound: BoundKey): void;
  boundKey(keyHash: string): BoundKey | undefined;
  /** Ends the keys with which the person of a session left the shop's environment: somebody else is there now. */
  endAway(session: string): void;
  /** The shop became a live one: keys of people for anything else are of before. */
  endPractice(): void;
  /** The data are others: whom a key stood for may not be in them. Each session gets another key when it asks. */
  forgetKeys(): void;
}

/** Whom a key bound to a session stands for. */
export type BoundKey =
  | {
      readonly kind: 'person';
      readonly caller: Caller;
      /** Whether it leaves the environment of the shop: then it ends with the person who asked for it. */
      readonly isAway: boolean;
    }
  /** An agent that acts by an API key: that key is looked up each time, so that the agent ends with it. */
  | { readonly kind: 'agent'; readonly apiKeyHash: string };

const ONE_TIME_MS = 10 * 60 * 1000;
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** The latest instant a Date can hold. */
const never = new Date(8.64e15);

const PREFIX = 'mss_';
const newToken = () => `${PREFIX}${randomBytes(32).toString('base64url')}`;

export function makeSessions(now: () => Date): Sessions {
  // Tokens are looked up by their hash: the time a look-up takes reveals nothing about a token.
  const oneTime = new Map<string, Date>();
  const sessions = new Map<string, Date>();
  const owners = new Set<string>();
  const keys = new Map<string, { bound: BoundKey; session: string }>();

  const alive = (expiresAt: Date | undefined) => expiresAt !== undefined && expiresAt > now();
  const forgetExpired = () => {
    for (const [hash, expiresAt] of oneTime) if (!alive(expiresAt)) oneTime.delete(hash);
    for (const [hash, expiresAt] of sessions) if (!alive(expiresAt)) sessions.delete(hash);
    for (const [hash, { session }] of keys) if (!sessions.has(session)) keys.delete(hash);
  };
  const endKeys = (isOver: (bound: BoundKey, session: string) => boolean) => {
    for (const [hash, { bound, session }] of keys) if (isOver(bound, session)) keys.delete(hash);
  };
  const openForEver = () => {
    const token = newToken();
    sessions.set(hashToken(token), never);
    return token;
  };
  const openSession = () => {
    forgetExpired();
    const token = newToken();
    const expiresAt = new Date(now().getTime() + SESSION_MS);
    sessions.set(hashToken(token), expiresAt);
    return { token, expiresAt };
  };
  return {
    newOneTimeToken() {
      const token = randomBytes(24).toString('base64url');
      oneTime.set(hashToken(token), new Date(now().getTime() + ONE_TIME_MS));
      return token;
    },
    open(oneTimeToken) {
      const hash = hashToken(oneTimeToken);
      const expiresAt = oneTime.get(hash);
      oneTime.delete(hash);
      return alive(expiresAt) ? openSession() : undefined;
    },
    openForOwner() {
      const token = openForEver();
      owners.add(hashToken(token));
      return token;
    },
    openForWindow: openForEver,
    find(token) {
      // Most requests come with a key: that is seen without hashing it.
      if (!token.startsWith(PREFIX)) return undefined;
      const session = hashToken(token);
      return alive(sessions.get(session)) ? session : undefined;
    },
    isOwner: (session) => owners.has(session),
    bindKey(session, key, bound) {
      keys.set(hashToken(key), { bound, session });
    },
    endAway: (session) => endKeys((bound, its) => its === session && bound.kind === 'person' && bound.isAway),
    endPractice: () =>
      endKeys(
        (bound, session) =>
          bound.kind === 'person' && bound.caller.environment !== 'live' && !owners.has(session),
      ),
    forgetKeys: () => keys.clear(),
    boundKey(keyHash) {
      const sessionKey = keys.get(keyHash);
      return sessionKey && alive(sessions.get(sessionKey.session)) ? sessionKey.bound : undefined;
    },
  };
}
