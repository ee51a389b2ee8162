import { expect } from 'vitest';
import type { SetupBody } from '../../../src-main/contract/business/business-file.ts';
import {
  type AuthorityDouble,
  type AuthorityDoubleOptions,
  startAuthorityDouble,
} from '../authority-double/authority-double.ts';
import { aCertificate, aSetup } from '../shops/shop.ts';
import { ownerOf } from './api-client.ts';
import type { AnsweringService } from './start-in-process.ts';
import type { Services } from './test-services.ts';

export interface BusinessAtAuthority {
  readonly service: AnsweringService;
  /** It decides at once, unless it is given other conduct; whoever started it closes it. */
  readonly authority: AuthorityDouble;
}

/** A business of a test's own, with its certificate, on a service in this process that delivers to an authority. */
export async function businessAtAuthority(
  services: Services,
  business: Partial<SetupBody['business']>,
  conduct: AuthorityDoubleOptions = {},
): Promise<BusinessAtAuthority> {
  const authority = await startAuthorityDouble({ decisionDelayMs: 0, ...conduct });
  const service = await services.start({
    env: { MOSTRADOR_AUTHORITY_TEST_URL: authority.url, MOSTRADOR_RATE_LIMIT: 'off' },
  });
  const { p12, password } = aCertificate({}, business.ruc);
  const certificate = { p12_base64: p12.toString('base64'), password };
  const body = aSetup({ business, certificate });
  const setup = await ownerOf(service).call('PUT', '/v1/local/setup', { body });
  expect([setup.status, setup.text]).toEqual([200, expect.any(String)]);
  return { service, authority };
}
