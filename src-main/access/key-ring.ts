import type { ApiKeyBody, ApiKeyResource, KeyScope, SessionKeyBody } from '../contract/local.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import type { Channel, Environment } from '../documents/kinds.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import { hashToken, isApiKey, makeApiKey } from './api-key.ts';
import type { KeyStore } from './key-store.ts';
import { makePairings } from './pairings.ts';
import type { Sessions } from './sessions.ts';

export interface KeyRingDependencies {
  readonly store: KeyStore;
  readonly sessions: Sessions;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** A key that stands for an API key in an agent's hands: what is issued with it is of channel `mcp`. */
export interface AgentKey {
  readonly key: string;
  readonly entityId: string;
  readonly environment: Environment;
  readonly scopes: readonly KeyScope[];
}

/** `last_used_at` says which keys are alive; to the minute is enough, and spares a write for every request. */
const USE_MARK_MS = 60_000;

export type KeyRing = ReturnType<typeof makeKeyRing>;

/** API keys and the sessions of persons: who may do what. */
export function makeKeyRing({ store, sessions, now, newId }: KeyRingDependencies) {
  /** When each key's use was last written down. */
  const lately = new Map<string, number>();

  async function caller(token: string): Promise<Caller | undefined> {
    if (!isApiKey(token)) return undefined;
    const keyHash = hashToken(token);
    const bound = sessions.boundKey(keyHash);
    switch (bound?.kind) {
      case undefined:
        return callerOf(keyHash, 'api');
      case 'person':
        return bound.caller;
      case 'agent':
        return callerOf(bound.apiKeyHash, 'mcp');
    }
  }

  async function callerOf(apiKeyHash: string, channel: Channel): Promise<Caller | undefined> {
    const key = await validKey(apiKeyHash);
    if (!key) return undefined;
    await markUsed(key.id);
    return {
      entityId: key.entity_id,
      environment: key.environment,
      channel,
      scopes: key.scopes,
      allowedOrigins: key.allowed_origins,
    };
  }

  /** A key that was neither revoked nor has run out. */
  async function validKey(apiKeyHash: string): Promise<ApiKeyResource | undefined> {
    const key = await store.activeByHash(apiKeyHash);
    return key && !hasExpired(key, now()) ? key : undefined;
  }

  async function markUsed(id: string): Promise<void> {
    const at = now().getTime();
    if (at - (lately.get(id) ?? 0) < USE_MARK_MS) return;
    lately.set(id, at);
    try {
      await store.markUsed(id, new Date(at).toISOString());
    } catch {
      // Reading must go on when the disk is full. Any other fault of the store shows in the request itself.
    }
  }

  async function create(body: ApiKeyBody): Promise<Outcome<ApiKeyResource & { key: string }>> {
    if (hasExpired(body, now())) return alreadyExpired;
    const entityId = await store.entityOf(body.environment);
    if (!entityId) return noBusiness(body.environment);
    const key = makeApiKey(body.environment);
    const resource: ApiKeyResource = {
      object: 'api_key',
      id: newId(),
      name: body.name,
      environment: body.environment,
      entity_id: entityId,
      scopes: body.scopes,
      allowed_origins: body.allowed_origins,
      last4: key.slice(-4),
      created_at: now().toISOString(),
      ...(body.expires_at !== undefined && { expires_at: body.expires_at }),
    };
    await store.insert(resource, hashToken(key));
    return { ok: true, value: { ...resource, key } };
  }

  return {
    caller,
    sessionOf: (token: string) => sessions.find(token),
    openWindowSession: () => sessions.openForWindow(),
    openSession: (oneTimeToken: string) => sessions.open(oneTimeToken),

    /** @param isAway whether it leaves the environment of the shop, as `leaveLive` lets somebody */
    async sessionKey(
      session: string,
      { environment, channel }: Pick<SessionKeyBody, 'environment' | 'channel'>,
      isAway: boolean,
    ): Promise<Outcome<{ key: string; entityId: string }>> {
      const entityId = await store.entityOf(environment);
      if (!entityId) return noBusiness(environment);
      const key = makeApiKey(environment);
      const scopes = ['issue', 'read', 'config', 'devices'] as const;
      const caller = { entityId, environment, channel, scopes, allowedOrigins: [], session };
      sessions.bindKey(session, key, { kind: 'person', caller, isAway });
      return { ok: true, value: { key, entityId } };
    },

    async agentKey(session: string, apiKey: string): Promise<Outcome<AgentKey>> {
      const apiKeyHash = hashToken(apiKey);
      const stored = isApiKey(apiKey) ? await validKey(apiKeyHash) : undefined;
      if (!stored) {
        const detail = 'La clave del agente no existe, está mal copiada, venció o fue revocada.';
        return { ok: false, problem: { code: 'invalid_api_key', detail } };
      }
      const key = makeApiKey(stored.environment);
      sessions.bindKey(session, key, { kind: 'agent', apiKeyHash });
      return {
        ok: true,
        value: { key, entityId: stored.entity_id, environment: stored.environment, scopes: stored.scopes },
      };
    },

    create,

    pairings: makePairings({
      createKey: create,
      async canCreate(environment) {
        const entityId = await store.entityOf(environment);
        return entityId ? { ok: true, value: undefined } : noBusiness(environment);
      },
      now,
      newId,
    }),

    list: () => store.list(),

    async revoke(id: string): Promise<Outcome<ApiKeyResource>> {
      const revoked = await store.revoke(id, now().toISOString());
      return revoked ? { ok: true, value: revoked } : { ok: false, problem: { code: 'not_found' } };
    },
  };
}

function hasExpired({ expires_at }: Pick<ApiKeyResource, 'expires_at'>, at: Date): boolean {
  return expires_at !== undefined && Date.parse(expires_at) <= at.getTime();
}

const alreadyExpired: Outcome<never> = {
  ok: false,
  problem: {
    code: 'validation_failed',
    errors: [
      { pointer: '/expires_at', code: 'out_of_range', message: 'Ya habría vencido: elija un día por venir.' },
    ],
  },
};

function noBusiness(environment: Environment): {
  readonly ok: false;
  readonly problem: { code: 'not_ready'; detail: string };
} {
  return {
    ok: false,
    problem: {
      code: 'not_ready',
      detail: `Aún no hay un negocio real para el ambiente ${environment}. Créelo con «setup --file business.json».`,
    },
  };
}
