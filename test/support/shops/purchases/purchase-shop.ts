import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import { makeDocumentStates } from '../../../../src-main/authority/document-states.ts';
import { makeImportAuthority } from '../../../../src-main/authority/import-authority.ts';
import { makeReceivedSource } from '../../../../src-main/authority/received-source.ts';
import { makeSoapAuthority } from '../../../../src-main/authority/soap-authority.ts';
import { type Environment, environments } from '../../../../src-main/documents/kinds.ts';
import { readInThread } from '../../../../src-main/imports/thread/read-in-thread.ts';
import { makeImportFolder } from '../../../../src-main/imports/upload/import-folder.ts';
import { startCheckingPurchases } from '../../../../src-main/received/purchases/check-purchases.ts';
import type {
  FoundPurchase,
  PurchaseReading,
} from '../../../../src-main/received/purchases/files/found-purchase.ts';
import type { PurchaseStore } from '../../../../src-main/received/purchases/purchase-store.ts';
import { makePurchases } from '../../../../src-main/received/purchases/purchases.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { makeReceivedStore } from '../../../../src-main/store/received/received-store.ts';
import type { HttpAnswer } from '../../api/http-call.ts';
import { serveShop } from '../../api/shop-api.ts';
import type { AuthorityDouble } from '../../authority-double/authority-double.ts';
import { temporaryFolder } from '../../store/store.ts';
import { removalsOn } from '../counter/removals-on.ts';
import type { TestShop } from '../shop.ts';

/** A file of an upload. */
export interface UploadedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A shop that takes in what suppliers issue to it, over the API. */
export interface PurchaseShop {
  readonly store: PurchaseStore;
  call(method: string, path: string, body?: unknown): Promise<HttpAnswer>;
  upload(...files: readonly UploadedFile[]): Promise<HttpAnswer>;
  /** Asks the authority for what came as files, until it has been asked. */
  checked(): Promise<void>;
  /** The same in another environment. */
  in(environment: Environment): Pick<PurchaseShop, 'call' | 'upload'>;
}

const thread = fileURLToPath(new URL('../../../../src-main/threads/purchase-thread.ts', import.meta.url));

export async function purchasesOf(shop: TestShop, authority: AuthorityDouble): Promise<PurchaseShop> {
  const { clock, issuing } = shop;
  const now = () => clock.now;
  const baseUrls = { test: authority.url, live: authority.url };
  const soap = makeSoapAuthority({ baseUrls, now, timeoutMs: 60_000 });
  const states = makeDocumentStates({ baseUrls, timeoutMs: 60_000 });
  const store = makePurchaseStore(shop.store);
  const asking = { authority: makeImportAuthority(soap), states, now };
  async function rucOf(entityId: string) {
    const business = await issuing.store.business(entityId);
    if (!business) throw new Error(`there is no business ${entityId}`);
    return business.issuer.ruc;
  }
  const api = await serveShop(shop.store, {
    keys: {
      caller: async (token) => {
        const environment = environments.find((one) => one === token);
        return environment && { ...(await shop.caller()), environment };
      },
    },
    purchases: makePurchases({
      ...asking,
      store,
      removals: removalsOn(shop.store),
      reading: {
        store: makeReceivedStore(shop.store),
        source: makeReceivedSource(soap),
        states,
        now,
        rucOf,
      },
      folder: makeImportFolder(join(temporaryFolder(), 'purchases')),
      read: readInThread<PurchaseReading, readonly FoundPurchase[]>(thread),
      rucOf,
      newId: () => uuid(),
      arrived: () => {},
    }),
  });
  onTestFinished(() => soap.close());
  const inEnvironment = (token: Environment): Pick<PurchaseShop, 'call' | 'upload'> => ({
    call: (method, path, body) =>
      api.call(method, `/v1/local/purchases${path}`, { token, ...(body !== undefined && { body }) }),
    async upload(...files) {
      const form = new FormData();
      for (const { name, content } of files) form.append('file', new Blob([Buffer.from(content)]), name);
      const request = new Request(api.url, { method: 'POST', body: form });
      return api.call('POST', '/v1/local/purchases/files', {
        token,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        body: Buffer.from(await request.arrayBuffer()),
      });
    },
  });
  return {
    store,
    ...inEnvironment('test'),
    in: inEnvironment,
    async checked() {
      const reasons: unknown[] = [];
      const checking = startCheckingPurchases({ ...asking, store, failed: (reason) => reasons.push(reason) });
      await checking.idle();
      await checking.stop();
      if (reasons.length > 0) throw reasons[0];
    },
  };
}
