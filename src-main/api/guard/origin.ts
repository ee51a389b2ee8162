import type { KeyRing } from '../../access/key-ring.ts';
import type { Identity } from '../routing/access.ts';
import { ownHosts } from './host.ts';

/** Where a request comes from and what it is for. */
export interface OriginQuestion {
  readonly origin: string;
  readonly port: number;
  /** Pages of ours that are not served from here: the desktop's own protocol. */
  readonly pageOrigins: readonly string[];
  /** Undefined when the request says nothing about who sends it: a preflight, or a public route. */
  readonly identity: Identity | undefined;
}

/**
 * Whether a browser page of this origin may use the service (api.md §6). Our own page may; another's only with a key
 * that lists it. A preflight carries no key: there it is enough that some key in use lists the origin, because the
 * request that follows is judged by its own key.
 */
export async function isAllowedOrigin(question: OriginQuestion, keys: KeyRing): Promise<boolean> {
  const { origin, identity } = question;
  if (question.pageOrigins.includes(origin)) return true;
  if (ownHosts(question.port).some((host) => origin === `http://${host}`)) return true;
  if (identity === undefined) {
    const all = await keys.list();
    return all.some((key) => key.revoked_at === undefined && key.allowed_origins.includes(origin));
  }
  return identity.kind === 'key' && identity.caller.allowedOrigins.includes(origin);
}

/** Never `*`, never credentials, and no permission for public pages to reach private networks. */
export function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers':
      'X-Request-Id, Idempotent-Replayed, Location, Retry-After, Content-Disposition, WWW-Authenticate',
  };
}

export function preflightHeaders(allowed: readonly string[]): Readonly<Record<string, string>> {
  return {
    'access-control-allow-methods': allowed.join(', '),
    'access-control-allow-headers': 'Authorization, Content-Type, Accept, Idempotency-Key',
    'access-control-max-age': '600',
  };
}
