import { afterEach, beforeAll, expect } from 'vitest';
import type { ProgramWaits } from '../../../src-main/app/context/context.ts';
import { setupBodyOf } from '../../../src-main/cli/commands/program/setup.ts';
import { type AuthorityDouble, startAuthorityDouble } from '../authority-double/authority-double.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../shops/business-file.ts';
import { type ApiClient, apiClient, keyHolderOf, ownerOf } from './api-client.ts';
import type { RunningService } from './run-service.ts';
import type { AnsweringService } from './start-in-process.ts';
import { type Services, testServices } from './test-services.ts';

/** A business with a certificate, on a service that delivers to an authority of its own. */
export interface ShopAtAuthority<Service extends AnsweringService = AnsweringService> {
  readonly authority: AuthorityDouble;
  readonly service: Service;
  /** With a key of the test environment. */
  readonly client: ApiClient;
  readonly owner: ApiClient;
}

export interface ShopOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Others than the short ones of tests; a process of its own has those of the program. */
  readonly waits?: ProgramWaits;
  /** What time it is at the authority: a shop with a clock of its own, which the data of today's first start would contradict. */
  readonly authorityNow?: () => Date;
}

/** The shops of one test file, and the services they run on. */
export interface Shops {
  readonly services: Services;
  /** A shop whose service runs in the process of the tests. */
  open(options?: ShopOptions): Promise<ShopAtAuthority>;
  /** A shop whose service is a process of its own, which can be killed. */
  openProcess(options?: ShopOptions): Promise<ShopAtAuthority<RunningService>>;
  /** The same data and key under a service started anew, after the earlier one ended. */
  reopen(shop: ShopAtAuthority, options?: Pick<ShopOptions, 'env'>): Promise<ShopAtAuthority>;
  /** The same under a process of its own. */
  reopenProcess(
    shop: ShopAtAuthority,
    options?: Pick<ShopOptions, 'env'>,
  ): Promise<ShopAtAuthority<RunningService>>;
}

/** Starts a service on a folder, or on the data of a first start. */
type Start<Service> = (call: {
  readonly data?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly waits?: ProgramWaits;
}) => Promise<Service>;

/** To be called once at the top of a test file. A double that had a fault of its own fails the test it served. */
export function testShops(): Shops {
  const services = testServices();
  const doubles: AuthorityDouble[] = [];
  let businessFile: string;
  beforeAll(() => {
    const folder = services.newFolder();
    businessFile = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
  });
  afterEach(async () => {
    await Promise.all(doubles.splice(0).map((double) => double.close()));
  });

  async function open<Service extends AnsweringService>(
    start: Start<Service>,
    { env = {}, waits, authorityNow }: ShopOptions = {},
  ): Promise<ShopAtAuthority<Service>> {
    const authority = await startAuthorityDouble(authorityNow ? { now: authorityNow } : {});
    doubles.push(authority);
    const data = authorityNow && { data: services.newFolder() };
    const service = await start({
      ...data,
      ...(waits && { waits }),
      env: { ...environmentAt(authority), ...env },
    });
    const owner = ownerOf(service);
    const setup = await owner.call('PUT', '/v1/local/setup', { body: setupBodyOf(businessFile) });
    expect(setup).toMatchObject({ status: 200 });
    return { authority, service, client: await keyHolderOf(service, 'test'), owner };
  }

  async function reopen<Service extends AnsweringService>(
    start: Start<Service>,
    { service: { dataDir }, authority, client }: ShopAtAuthority,
    { env = {} }: Pick<ShopOptions, 'env'> = {},
  ): Promise<ShopAtAuthority<Service>> {
    const service = await start({ data: dataDir, env: { ...environmentAt(authority), ...env } });
    return { authority, service, client: apiClient(service.url, client.token), owner: ownerOf(service) };
  }

  return {
    services,
    open: (options) => open(services.start, options),
    openProcess: (options) => open(services.startProcess, options),
    reopen: (shop, options) => reopen(services.start, shop, options),
    reopenProcess: (shop, options) => reopen(services.startProcess, shop, options),
  };
}

function environmentAt(authority: AuthorityDouble): Record<string, string> {
  return { MOSTRADOR_AUTHORITY_TEST_URL: authority.url, MOSTRADOR_RATE_LIMIT: 'off' };
}
