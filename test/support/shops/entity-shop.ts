import { v7 as uuid } from 'uuid';
import { makeEntityChanges } from '../../../src-main/business/entity/entity-changes.ts';
import type { KeyScope } from '../../../src-main/contract/local.ts';
import type { Environment } from '../../../src-main/documents/kinds.ts';
import { makeDocumentChanges } from '../../../src-main/issuing/ports/changes.ts';
import { makeDocumentReader } from '../../../src-main/reading/documents/document-reader.ts';
import { readPicture } from '../../../src-main/ride/drawing/picture.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { makeEntityStore } from '../../../src-main/store/business/entities/entity-store.ts';
import type { HttpAnswer, HttpCall } from '../api/http-call.ts';
import { serveShop } from '../api/shop-api.ts';
import { openShop, type TestShop } from './shop.ts';

/** A shop behind the real API: its businesses, keys and pages are kept in its own store. */
export interface EntityShop {
  readonly shop: TestShop;
  readonly session: string;
  /** How often webhooks were asked to look. */
  readonly rung: readonly number[];
  key(environment?: Environment, scopes?: readonly KeyScope[]): Promise<string>;
  entityId(kind: 'sandbox' | 'live'): Promise<string>;
  call(method: string, path: string, options?: Omit<HttpCall, 'method' | 'url'>): Promise<HttpAnswer>;
  /** The page of a document as PDF. */
  ride(id: string, format: 'a4' | 'ticket80'): Promise<Buffer>;
}

export async function openEntityShop(): Promise<EntityShop> {
  const shop = await openShop();
  const { store, clock, businessDependencies } = shop;
  const now = () => clock.now;
  const newId = () => uuid();
  const rung: number[] = [];
  const api = await serveShop(store, {
    business: shop.business,
    entityChanges: makeEntityChanges({
      ...businessDependencies,
      store: makeEntityStore(store),
      readPicture,
      changed: () => rung.push(rung.length),
    }),
  });
  const reader = makeDocumentReader({
    store: shop.reading,
    changes: makeDocumentChanges(),
    render: renderRide,
    cursorSecret: Buffer.alloc(32, 7),
    now,
    newId,
    failed: (reason) => {
      throw reason;
    },
  });

  return {
    shop,
    session: api.session,
    rung,
    call: api.call,
    async key(environment = 'live', scopes = ['read', 'config']) {
      const made = await api.keys.create({
        environment,
        name: 'Caja',
        scopes: [...scopes],
        allowed_origins: [],
      });
      if (!made.ok) throw new Error(`no key: ${JSON.stringify(made.problem)}`);
      return made.value.key;
    },
    async entityId(kind) {
      const entity = (await shop.business.entities()).find((one) => one.kind === kind);
      if (!entity) throw new Error(`the shop has no ${kind} business`);
      return entity.id;
    },
    async ride(id, format) {
      const page = await reader.ride(await shop.caller(), id, format);
      if (!page.ok) throw new Error(`no page: ${JSON.stringify(page.problem)}`);
      return Buffer.from(page.value.bytes);
    },
  };
}
