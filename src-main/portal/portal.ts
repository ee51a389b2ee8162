import {
  type PortalBody,
  type PortalResource,
  type PortalTrouble,
  portalBody,
} from '../contract/delivery/portal.ts';
import { type AnswerDependencies, answerRequest } from './answer-request.ts';
import { makeOneByOne } from './one-by-one.ts';
import { makePace } from './pace.ts';
import type { PortalLinks } from './portal-links.ts';
import { listenForCustomers, type PortalListening } from './portal-server.ts';
import type { PortalStore } from './portal-store.ts';
import { makeViewCount } from './view-count.ts';

/** Where the portal's settings are kept. */
export interface PortalSettingsStore {
  get(name: string): Promise<string | undefined>;
  put(values: Readonly<Record<string, string | null>>): Promise<void>;
}

export interface PortalDependencies {
  readonly store: PortalStore;
  readonly settings: PortalSettingsStore;
  readonly links: PortalLinks;
  readonly files: AnswerDependencies['files'];
  readonly now: () => Date;
  /** Milliseconds, never going back. */
  readonly monotonic: () => number;
  readonly failed: (reason: unknown) => void;
  /** Between writes of how often documents were looked at. */
  readonly writeViewsEveryMs?: number;
}

const SETTING = 'portal';

/** A page, its picture and files, opened again a few times; then one every two seconds. */
const PACE = { burst: 30, secondsEach: 2, visitors: 10_000 } as const;

const PAGES_WAITING = 8;

/** Where customers see their documents. */
export type Portal = Awaited<ReturnType<typeof makePortal>>;

/** The portal as the business left it: off, unless somebody switched it on. */
export async function makePortal(dependencies: PortalDependencies) {
  const { store, settings, links, files, now, monotonic, failed, writeViewsEveryMs } = dependencies;
  const views = makeViewCount({
    store,
    now,
    failed,
    ...(writeViewsEveryMs !== undefined && { writeEveryMs: writeViewsEveryMs }),
  });
  const pace = makePace({ ...PACE, now: monotonic });
  const answering = { store, links, files, pace, views, oneByOne: makeOneByOne(PAGES_WAITING) };
  let settingsBody = portalBody.parse(JSON.parse((await settings.get(SETTING)) ?? '{"enabled":false}'));
  let isOpen = false;
  let listening: PortalListening | undefined;
  let changing: Promise<unknown> = Promise.resolve();

  /** A link is worth giving even where nobody listens now: it works once somebody does. */
  function giveLinks(): void {
    links.openAt(settingsBody.enabled ? settingsBody.public_url : undefined);
  }

  async function listen(): Promise<void> {
    const { enabled, host, port, public_url: publicUrl, trusted_proxies: trustedProxies } = settingsBody;
    if (!isOpen || !enabled || publicUrl === undefined) return;
    listening = await listenForCustomers({
      host,
      port,
      publicHost: new URL(publicUrl).host,
      trustedProxies,
      answer: (request) => answerRequest(answering, request),
      failed,
    });
  }

  async function fallSilent(): Promise<void> {
    if (listening?.ok) await listening.close();
    listening = undefined;
  }

  /** Changes are made one after the other, whatever becomes of the one before. */
  function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
    const changed = changing.then(change);
    changing = changed.catch(() => undefined);
    return changed;
  }

  function read(): PortalResource {
    const { enabled, host, port, trusted_proxies, public_url } = settingsBody;
    const state = listening === undefined ? 'off' : listening.ok ? 'listening' : 'failed';
    return {
      object: 'portal',
      enabled,
      host,
      port,
      trusted_proxies,
      ...(public_url !== undefined && { public_url }),
      state,
      ...(listening?.ok === false && {
        trouble: { code: listening.trouble, ...troubles[listening.trouble] },
      }),
    };
  }

  giveLinks();
  return {
    read,
    /** Begins to listen, if it is switched on. Before that, links are given and nobody is answered. */
    open: (): Promise<void> =>
      inTurn(async () => {
        isOpen = true;
        await listen();
      }),
    /** Opens, moves or closes it at once. One that cannot listen says so, and tries again at the next start. */
    put: (body: PortalBody): Promise<PortalResource> =>
      inTurn(async () => {
        await settings.put({ [SETTING]: JSON.stringify(body) });
        settingsBody = body;
        giveLinks();
        await fallSilent();
        await listen();
        return read();
      }),
    stop: (): Promise<void> =>
      inTurn(async () => {
        isOpen = false;
        await fallSilent();
        await views.stop();
      }),
  };
}

const troubles: Readonly<Record<PortalTrouble, { message: string; remedy: string }>> = {
  port_taken: {
    message: 'Otro programa de este equipo ya usa ese puerto.',
    remedy: 'Elija otro puerto, o cierre el otro programa y guarde de nuevo.',
  },
  address_unavailable: {
    message: 'Este equipo no tiene esa dirección.',
    remedy: 'Use 127.0.0.1, 0.0.0.0 o una de las direcciones de este equipo.',
  },
  not_permitted: {
    message: 'El sistema no permite escuchar en ese puerto.',
    remedy: 'Elija un puerto desde 1024.',
  },
};
