import { onTestFinished } from 'vitest';
import { makeDocumentStates } from '../../../../src-main/authority/document-states.ts';
import { makeReceivedSource } from '../../../../src-main/authority/received-source.ts';
import { makeSoapAuthority } from '../../../../src-main/authority/soap-authority.ts';
import { type Environment, environments } from '../../../../src-main/documents/kinds.ts';
import { makeLookups } from '../../../../src-main/received/lookups.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { makeReceivedStore } from '../../../../src-main/store/received/received-store.ts';
import { makeTaxpayerStore } from '../../../../src-main/store/received/taxpayer-store.ts';
import type { HttpAnswer } from '../../api/http-call.ts';
import { serveShop } from '../../api/shop-api.ts';
import type { AuthorityDouble } from '../../authority-double/authority-double.ts';
import { otherRuc } from '../../certificates/test-certificates.ts';
import { aCertificate, aSetup, openShop, type TestShop } from '../shop.ts';

/** A shop that looks suppliers up over the API. */
export interface LookupShop {
  /** As a key of the environment, `test` by default. */
  get(path: string, environment?: Environment): Promise<HttpAnswer>;
}

/** A business of another RUC than the shops of most tests, from which it may therefore buy. */
export function openBuyer(): Promise<TestShop> {
  const { p12, password } = aCertificate({}, otherRuc);
  const certificate = { p12_base64: p12.toString('base64'), password };
  return openShop({ setup: aSetup({ business: { ruc: otherRuc }, certificate }) });
}

export async function lookupsOf(shop: TestShop, authority: AuthorityDouble): Promise<LookupShop> {
  const { store, clock, issuing } = shop;
  const baseUrls = { test: authority.url, live: authority.url };
  const soap = makeSoapAuthority({ baseUrls, now: () => clock.now, timeoutMs: 60_000 });
  const api = await serveShop(shop.store, {
    keys: {
      caller: async (token) => {
        const environment = environments.find((one) => one === token);
        return environment && { ...(await shop.caller()), environment };
      },
    },
    lookups: makeLookups({
      store: makeReceivedStore(store),
      taxpayers: makeTaxpayerStore(store),
      source: makeReceivedSource(soap),
      states: makeDocumentStates({ baseUrls, timeoutMs: 60_000 }),
      now: () => clock.now,
      async rucOf(entityId) {
        const business = await issuing.store.business(entityId);
        if (!business) throw new Error(`there is no business ${entityId}`);
        return business.issuer.ruc;
      },
      isSpecialTaxpayer: makePurchaseStore(store).isSpecialTaxpayer,
    }),
  });
  onTestFinished(() => soap.close());
  return { get: (path, environment = 'test') => api.call('GET', path, { token: environment }) };
}
