import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import { type KeyRing, makeKeyRing } from '../../../src-main/access/key-ring.ts';
import { makeSessions } from '../../../src-main/access/sessions.ts';
import type { ApiServices } from '../../../src-main/api/services.ts';
import { makeKeyStore } from '../../../src-main/store/business/key-store.ts';
import type { Store } from '../../../src-main/store/sqlite/open.ts';
import { counterOn } from '../shops/counter/counter-on.ts';
import { type RunningApi, serveApi } from './running-api.ts';

/** The real API before the parts of the program that a test has, until the test ends. */
export interface ShopApi extends RunningApi {
  /** A person's session. */
  readonly session: string;
  readonly keys: KeyRing;
}

type Parts = { readonly [Name in keyof ApiServices]?: Partial<ApiServices[Name]> };

/** The counter and the keys of the store, and these parts; a call of any other part is a fault of the test. */
export async function serveShop(store: Store, { keys: ownKeys, ...parts }: Parts): Promise<ShopApi> {
  const now = () => new Date();
  const sessions = makeSessions(now);
  const keys = {
    ...makeKeyRing({ store: makeKeyStore(store), sessions, now, newId: () => uuid() }),
    ...ownKeys,
  };
  const api = await serveApi({ services: partsAlone({ counter: counterOn(store, now), keys, ...parts }) });
  onTestFinished(() => api.stop());
  return { ...api, keys, session: sessions.openForOwner() };
}

/** Services of which only these are there; a call of any other fails. */
export function partsAlone(parts: Parts): ApiServices {
  return Object(new Proxy(parts, { get: (own, name) => Reflect.get(own, name) ?? missing(String(name)) }));
}

/** Whatever is called of it fails with its name. */
function missing(name: string): unknown {
  return new Proxy(() => {}, {
    get: (_target, part) => missing(`${name}.${String(part)}`),
    apply() {
      throw new Error(`the test has no ${name}`);
    },
  });
}
