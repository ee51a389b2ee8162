import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../../support/authority-double/authority-double.ts';
import type { Services } from '../../../support/service/test-services.ts';
import type { ContractClient } from '../contract-client.ts';
import type { KeyHolders } from './key-holders.ts';
import { business, makeCertificate } from './live-business.ts';

/** Services besides the one that most checks share, each started when it is first asked for. */
export interface OtherShops {
  /** A key for the tests of a business that has no certificate. */
  openUnreadyShop(): Promise<ContractClient>;
  /** A key for the sandbox of a service where nothing was issued. */
  openPracticeShop(): Promise<ContractClient>;
  /**
   * A key for the tests of the same business in the program it had before, where it issued from an establishment of its
   * own; the authority is the same.
   */
  openPreviousSystem(): Promise<ContractClient>;
  /** A business with an authority of its own, which may be set to answer anything. */
  openAuthorityShop(): Promise<AuthorityShop>;
}

export interface AuthorityShop {
  readonly authority: AuthorityDouble;
  readonly owner: ContractClient;
  /** With a key for the tests. */
  readonly client: ContractClient;
}

export interface OtherShopsParts extends KeyHolders {
  readonly services: Services;
  /** Where the authority's testing service is. */
  readonly authorityUrl: string;
}

export function makeOtherShops(parts: OtherShopsParts): OtherShops & { close(): Promise<void> } {
  const { services, authorityUrl, personOf, keyOf } = parts;
  const doubles: AuthorityDouble[] = [];
  const unreadyService = once(async () => {
    const service = await services.start();
    await personOf(service).expectJson(200, 'PUT', '/v1/local/setup', { business });
    return service;
  });
  const previousService = once(async () => {
    const service = await services.start({ env: { MOSTRADOR_AUTHORITY_TEST_URL: authorityUrl } });
    const setup = {
      business,
      establishments: [{ code: '005', address: 'Calle Larga 1, Cuenca' }],
      certificate: makeCertificate(),
    };
    await personOf(service).expectJson(200, 'PUT', '/v1/local/setup', setup);
    return service;
  });
  const authorityShop = once(async (): Promise<AuthorityShop> => {
    const authority = await startAuthorityDouble({ decisionDelayMs: 0 });
    doubles.push(authority);
    const service = await services.start({ env: { MOSTRADOR_AUTHORITY_TEST_URL: authority.url } });
    const owner = personOf(service);
    await owner.expectJson(200, 'PUT', '/v1/local/setup', { business, certificate: makeCertificate() });
    return { authority, owner, client: await keyOf(service, 'test') };
  });
  return {
    openUnreadyShop: async () => keyOf(await unreadyService(), 'test'),
    openPracticeShop: async () =>
      keyOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }), 'sandbox'),
    openPreviousSystem: async () => keyOf(await previousService(), 'test'),
    openAuthorityShop: authorityShop,
    async close() {
      await Promise.all(doubles.map((double) => double.close()));
    },
  };
}

/** Does it when it is first asked for, and never again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
