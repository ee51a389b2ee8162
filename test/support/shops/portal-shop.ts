import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import type { PortalBody } from '../../../src-main/contract/delivery/portal.ts';
import { portalBody } from '../../../src-main/contract/delivery/portal.ts';
import { makeDocumentChanges } from '../../../src-main/issuing/ports/changes.ts';
import { makePortal, type Portal } from '../../../src-main/portal/portal.ts';
import { makePortalLinks, type PortalLinks } from '../../../src-main/portal/portal-links.ts';
import { freePort } from '../../../src-main/process/free-port.ts';
import { makeDocumentReader } from '../../../src-main/reading/documents/document-reader.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { makeEntityStore } from '../../../src-main/store/business/entities/entity-store.ts';
import { makePortalStore } from '../../../src-main/store/reading/portal-store.ts';
import { makeSettings } from '../../../src-main/store/rows/business/settings.ts';
import { type HttpAnswer, type HttpCall, httpCall } from '../api/http-call.ts';
import type { TestShop } from './shop.ts';

/** The portal of a shop, as its customers reach it. */
export interface PortalShop {
  readonly portal: Portal;
  readonly links: PortalLinks;
  readonly reader: ReturnType<typeof makeDocumentReader>;
  /** What went wrong inside. */
  readonly faults: readonly unknown[];
  /** Milliseconds; visitors are paced by it. */
  readonly monotonic: { now: number };
  /** Switches it on at a port that is free, under a name of its own. */
  open(body?: Partial<PortalBody>): Promise<void>;
  /** Switches it on at its own address, for a real browser. */
  openHere(): Promise<void>;
  /** As a customer's browser asks for a link, or for a path. */
  visit(link: string, options?: Partial<Omit<HttpCall, 'url'>>): Promise<HttpAnswer>;
  /** The link of a document. */
  linkOf(id: string): Promise<string | undefined>;
  /** Whether the business shows its test documents from now on. */
  showTest(shows?: boolean): Promise<void>;
}

export const portalName = 'https://comprobantes.tienda.ec';

/** A browser on a telephone. */
export const telephone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

export async function portalOf(shop: TestShop): Promise<PortalShop> {
  const { store, clock, reading } = shop;
  const portalStore = makePortalStore(store);
  const settings = makeSettings(store);
  const links = makePortalLinks({ store: portalStore, secret: await settings.secret('portal_secret') });
  const reader = makeDocumentReader({
    store: reading,
    changes: makeDocumentChanges(),
    render: renderRide,
    cursorSecret: Buffer.alloc(32, 7),
    now: () => clock.now,
    newId: () => uuid(),
    failed: (reason) => {
      throw reason;
    },
    linkOf: links.linkOf,
  });
  const monotonic = { now: 0 };
  const faults: unknown[] = [];
  const portal = await makePortal({
    store: portalStore,
    settings,
    links,
    files: reader,
    now: () => clock.now,
    monotonic: () => monotonic.now,
    failed: (reason) => faults.push(reason),
    writeViewsEveryMs: 5,
  });
  await portal.open();
  onTestFinished(() => portal.stop());
  let port = 0;

  return {
    portal,
    links,
    reader,
    faults,
    monotonic,
    async open(body = {}) {
      port = await freePort();
      await portal.put(portalBody.parse({ enabled: true, port, public_url: portalName, ...body }));
    },
    async openHere() {
      port = await freePort();
      const publicUrl = `http://127.0.0.1:${port}`;
      await portal.put(portalBody.parse({ enabled: true, port, public_url: publicUrl }));
    },
    visit(link, { method = 'GET', headers = {}, ...options } = {}) {
      const { pathname, search } = new URL(link, portalName);
      return httpCall({
        method,
        url: `http://127.0.0.1:${port}${pathname}${search}`,
        headers: { host: new URL(portalName).host, 'user-agent': telephone, ...headers },
        ...options,
      });
    },
    linkOf: async (id) => links.linkOf(await shop.stored(id)),
    async showTest(shows = true) {
      const { entityId } = await shop.caller();
      await makeEntityStore(store).change({
        entityId,
        facts: { portal_shows_test: shows },
        update: { eventId: uuid(), at: clock.now.toISOString(), issuing: { allowed: true } },
      });
    },
  };
}
