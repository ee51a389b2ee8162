import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_SECONDS } from './sessions.ts';

/** A browser keeps a cookie of this prefix only from the host itself, over TLS, for all of its paths. */
const NAME = '__Host-mostrador';

/** No script of a page can read it, and no page of another site has it sent along. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function sessionCookie(token: string): string {
  return `${NAME}=${token}; Max-Age=${SESSION_SECONDS}; ${attributes}`;
}

export const endedCookie = `${NAME}=; Max-Age=0; ${attributes}`;

export function sessionTokenOf({ cookie = '' }: IncomingHttpHeaders): string | undefined {
  return new RegExp(`(?:^|; *)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookie)?.[1];
}

/** Whether a page of another site asks. Browsers say so; a session answers none of them, whatever is sent along. */
export function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== `https://${host}`;
}
