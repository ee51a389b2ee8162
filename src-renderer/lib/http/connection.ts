import type { KeySource } from '../../../client/exchange.ts';
import type { DesktopCapabilities } from '../../../src-main/contract/desktop/desktop.ts';
import { sessionResource } from '../../../src-main/contract/local.ts';
import { makeHttp } from './http.ts';

/** Where the service answers, and the person's session there. */
export interface Connection {
  readonly baseUrl: string;
  readonly session: KeySource;
}

/** Why there is no connection: nobody is signed in, or nothing answers. */
export type Connecting =
  | { readonly kind: 'connected'; readonly connection: Connection }
  /** `isLinkSpent`: the link that was opened was used already, or its time is over. */
  | { readonly kind: 'no_session'; readonly isLinkSpent: boolean }
  | { readonly kind: 'unreachable' };

const SESSION_ITEM = 'mostrador.session';

/** In the desktop shell: the shell knows the service and gives a session for it. */
export async function connectDesktop(desktop: DesktopCapabilities): Promise<Connecting> {
  const ask = () => desktop.connection().catch(() => undefined);
  const answer = await ask();
  if (!answer) return { kind: 'unreachable' };
  let token: string | undefined = answer.session;
  const session: KeySource = {
    current: async () => token,
    renew: async () => {
      token = (await ask())?.session;
      return token;
    },
  };
  return { kind: 'connected', connection: { baseUrl: answer.url, session } };
}

/**
 * In a browser: the page's own origin. A one-time token comes in the address as `#token=…`; it is taken out of the
 * address at once, traded for a session, and the session lasts as long as the tab.
 */
export function browserConnector(window: Window): () => Promise<Connecting> {
  const baseUrl = window.location.origin;
  let oneTimeToken = takeToken(window);
  let isLinkSpent = false;
  return async () => {
    if (oneTimeToken !== undefined) {
      const traded = await tradeToken(baseUrl, oneTimeToken);
      if (!traded.ok && traded.refusal.code === 'service_unreachable') return { kind: 'unreachable' };
      oneTimeToken = undefined;
      isLinkSpent = !traded.ok;
      if (traded.ok) window.sessionStorage.setItem(SESSION_ITEM, traded.value.token);
    }
    const token = window.sessionStorage.getItem(SESSION_ITEM);
    return token === null
      ? { kind: 'no_session', isLinkSpent }
      : { kind: 'connected', connection: { baseUrl, session: fixedKey(token) } };
  };
}

/** A fresh link opened in a tab that shows the window already changes only the fragment: begin again with it. */
export function reloadOnFreshLink(window: Window): void {
  window.addEventListener('hashchange', () => {
    if (tokenIn(window.location) !== undefined) window.location.reload();
  });
}

function tokenIn({ hash }: Location): string | undefined {
  return /^#\/?token=([^&]+)/.exec(hash)?.[1];
}

function takeToken(window: Window): string | undefined {
  const token = tokenIn(window.location);
  if (token === undefined) return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  return decodeURIComponent(token);
}

function tradeToken(baseUrl: string, token: string) {
  return makeHttp(baseUrl, fixedKey(undefined)).send(sessionResource, 'POST /v1/local/sessions', {
    body: { token },
  });
}

function fixedKey(token: string | undefined): KeySource {
  return { current: async () => token, renew: async () => undefined };
}
