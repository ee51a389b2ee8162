import type { AgentKey } from '../../access/key-ring.ts';
import type { Pairings } from '../../access/pairings.ts';
import type { ApiKeyBody, ApiKeyResource, SessionKeyBody } from '../../contract/local.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { Caller } from '../../issuing/caller.ts';

/** API keys and persons' sessions. Tokens are compared in constant time, only hashes are kept. */
export interface KeyRing {
  /** The caller a Bearer token stands for, or undefined: unknown, malformed or revoked. */
  caller(token: string): Promise<Caller | undefined>;
  isSession(token: string): boolean;
  /** Shows whoever read `service.json` that this service wrote it. */
  prove(challenge: string): string;
  /** Trades a one-time token for a session; undefined when it was used or never given. */
  openSession(oneTimeToken: string): { token: string; expiresAt: Date } | undefined;
  /** A key bound to a session, kept in memory only, of channel `console`. */
  sessionKey(session: string, body: SessionKeyBody): Promise<Outcome<{ key: string; entityId: string }>>;
  /** A key bound to a session that stands for an API key in an agent's hands, of channel `mcp`. */
  agentKey(session: string, apiKey: string): Promise<Outcome<AgentKey>>;
  create(body: ApiKeyBody): Promise<Outcome<ApiKeyResource & { key: string }>>;
  list(): Promise<readonly ApiKeyResource[]>;
  revoke(id: string): Promise<Outcome<ApiKeyResource>>;
  /** Programs that ask for a key. */
  readonly pairings: Pairings;
}
