import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyScopes } from '../../src-main/contract/local.ts';
import { environments } from '../../src-main/documents/kinds.ts';
import { startAuthorityDouble } from '../support/authority-double/authority-double.ts';
import { makeTestP12 } from '../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../support/certificates/test-certificates.ts';
import { ownerOf } from '../support/service/api-client.ts';
import { type RunningService, startService } from '../support/service/run-service.ts';
import { aBusiness } from '../support/shops/business-file.ts';
import { createKey } from './create-key.ts';
import type { FuzzIdentity } from './identities.ts';
import type { NamedValues } from './values/named-values.ts';

/** A shop to be fuzzed: the real service on real data, an authority that answers, and everyone who may call. */
export interface FuzzShop {
  readonly service: RunningService;
  readonly identities: readonly FuzzIdentity[];
  /** Of the identities' own keys: nobody may revoke those. */
  readonly keyIds: ReadonlySet<string>;
  /** What only this shop has: its certificate. */
  readonly named: NamedValues;
  /** Ends everything. Gives what the service logged; rejects when it did not end by itself. */
  close(): Promise<string>;
}

/** Seconds the service waits for an answer: silence is no matter here. */
const AUTHORITY_TIMEOUT = '3';

export async function openFuzzShop(): Promise<FuzzShop> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-fuzz-'));
  const data = join(folder, 'data');
  const authorities = await Promise.all([startAuthorityDouble(), startAuthorityDouble({ ambiente: '2' })]);
  const [test, live] = authorities;
  const service = await startService({
    data,
    env: {
      MOSTRADOR_AUTHORITY_TEST_URL: test.url,
      MOSTRADOR_AUTHORITY_LIVE_URL: live.url,
      MOSTRADOR_AUTHORITY_TIMEOUT: AUTHORITY_TIMEOUT,
      MOSTRADOR_RATE_LIMIT: 'off',
      MOSTRADOR_LOG_LEVEL: 'warn',
    },
  });
  const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
  await setUp(service, p12);
  const { identities, keyIds } = await identitiesOf(service);
  return {
    service,
    identities,
    keyIds,
    named: { p12_base64: [p12], password: [testPassword] },
    async close() {
      const ended = await service.stop();
      await Promise.all(authorities.map((authority) => authority.close()));
      rmSync(folder, { recursive: true, force: true });
      if (ended.exitCode !== 0) throw new Error(`the service ended with ${ended.exitCode}:\n${ended.stderr}`);
      return ended.stderr;
    },
  };
}

/** A live business with two emission points, where every series begins at 1. */
async function setUp(service: RunningService, p12: string): Promise<void> {
  const establishments = [{ code: '001', emission_points: [{ code: '001' }, { code: '002' }] }];
  const body = { ...aBusiness({ establishments }), certificate: { p12_base64: p12, password: testPassword } };
  const { status, text } = await ownerOf(service).call('PUT', '/v1/local/setup', { body });
  if (status !== 200) throw new Error(`the shop could not be set up: ${text}`);
}

/** A person, and in every environment a key of all scopes and one of each scope alone. */
async function identitiesOf(service: RunningService) {
  const owner = ownerOf(service);
  const person: FuzzIdentity = {
    kind: 'person',
    authorization: `Bearer ${owner.token}`,
    environment: 'person',
    scopes: [],
  };
  const keyed: FuzzIdentity[] = [];
  const keyIds = new Set<string>();
  for (const environment of environments) {
    // Twice the key that may everything: most requests are to get past the guard.
    for (const scopes of [keyScopes, keyScopes, ...keyScopes.map((scope) => [scope])]) {
      const { id, key } = await createKey(owner, { environment, scopes });
      keyIds.add(id);
      keyed.push({ kind: 'key', authorization: `Bearer ${key}`, environment, scopes });
    }
  }
  return { identities: [person, person, person, ...keyed], keyIds };
}
