import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type TokenState,
  tokenResource,
  tokenState,
} from '../../../src-main/contract/business/certificate/certificate.ts';
import {
  entityResource,
  type ReadinessResource,
  readinessResource,
} from '../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { bancoCentralPairs, companyRuc } from '../../support/certificates/test-certificates.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';
import { type FaultyDriver, makeFaultyDriver } from '../../support/token/faulty-driver.ts';
import { requireTokenTools } from '../../support/token/require-token-tools.ts';
import { makeSoftHsm, type SoftHsm, tokenPin } from '../../support/token/soft-hsm.ts';

const services = testServices();
const hasTools = requireTokenTools();

describe.skipIf(!hasTools)('a shop whose key is in a token (softhsm2-util, cc)', () => {
  let hsm: SoftHsm;
  let driver: FaultyDriver;
  let authority: AuthorityDouble;

  beforeAll(() => {
    const [signing, encryption] = bancoCentralPairs(companyRuc);
    hsm = makeSoftHsm([
      {
        label: 'Firma',
        pairs: [
          { certificate: encryption, id: '0a', label: 'Encryption' },
          { certificate: signing, id: '0b', label: 'Signing' },
        ],
      },
    ]);
    driver = makeFaultyDriver(hsm);
  });
  beforeEach(async () => {
    driver.behave();
    authority = await startAuthorityDouble();
  });
  afterEach(() => authority.close());
  afterAll(() => hsm.remove());

  it('is shown its tokens and installs one by the command line; an invoice is authorized', async () => {
    const { service } = await aService();
    const listed = await cli(service, 'token', '--list', '--module', driver.module);
    expect(listed).toContain(`Token «Firma», serie ${hsm.serials[0]}`);
    expect(listed).toContain(`RUC ${companyRuc}`);
    const before = driver.callsOf('C_Login');
    expect(await install(service)).toContain('en el token');
    expect(driver.callsOf('C_Login') - before).toBe(1);
    const client = await keyHolderOf(service, 'test');
    expect(await client.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
    expect(await cli(service, 'doctor')).toContain('✓ El token está conectado y abierto.');
  });

  it('goes on selling with the token pulled out, shows why, and all is signed when it is back', async () => {
    const { service, client } = await aTokenShop();
    driver.behave('absent');
    const sold = [await client.issue(anInvoiceBody()), await client.issue(anInvoiceBody())];
    expect(new Set(sold.map(({ number }) => number)).size).toBe(2);
    expect(await stateOf(service)).toMatchObject({ state: 'absent', pin_kept: true });
    expect(sold.map(({ status }) => status)).toEqual(['pending', 'pending']);
    const before = driver.callsOf('C_Login');
    driver.behave();
    for (const { id } of sold) await expectAuthorized(client, id);
    expect(driver.callsOf('C_Login') - before).toBe(1);
  });

  it('is not ready while the token is gone, and signs what waited once it is back, each once, without a restart', async () => {
    const { service, client } = await aTokenShop();
    const sold = [await client.issue(anInvoiceBody())];
    expect(await readinessOf(client)).toMatchObject({ ready: true });
    hsm.hide();
    try {
      for (let more = 0; more < 4; more += 1) sold.push(await client.issue(anInvoiceBody()));
      const { ready, requirements } = await eventually(
        () => readinessOf(client),
        (one) => !one.ready,
      );
      expect(ready).toBe(false);
      expect(requirements).toContainEqual(
        expect.objectContaining({ code: 'certificate', status: 'missing', remedy: expect.any(String) }),
      );
      const { stdout } = await runCli(service.dataDir, ['status']);
      expect(stdout).toMatch(/no está listo para emitir: El (token|controlador del token) /);
    } finally {
      hsm.show();
    }
    sold.push(await client.issue(anInvoiceBody()));
    for (const { id } of sold) await expectAuthorized(client, id);
    expect(
      await eventually(
        () => readinessOf(client),
        (one) => one.ready,
      ),
    ).toMatchObject({ ready: true });
    expect(new Set(sold.map(({ number }) => number)).size).toBe(sold.length);
    const keys = authority.documents().map(({ accessKey }) => accessKey);
    expect(keys.length).toBe(sold.length);
  });

  it('outlives a driver that crashes while it signs, and signs with it when it works again', async () => {
    const { service, client } = await aTokenShop();
    const before = driver.callsOf('C_Sign');
    driver.behave('crash=C_Sign');
    const { id, status } = await client.issue(anInvoiceBody());
    expect(status).toBe('pending');
    await eventually(
      () => driver.callsOf('C_Sign'),
      (calls) => calls > before,
    );
    driver.behave();
    await expectAuthorized(client, id);
    expect(await stateOf(service)).toMatchObject({ state: 'ready' });
  });

  it('never spends the last try by itself, not at a restart either, and lets a person spend it', async () => {
    const { service, client } = await aTokenShop();
    driver.behave('final_try');
    await service.stop();
    const before = driver.callsOf('C_Login');
    const again = await services.start({ data: service.dataDir, ...callOf() });
    const restarted = await keyHolderOf(again, 'test');
    const { id, status } = await restarted.issue(anInvoiceBody());
    expect(status).toBe('pending');
    expect(await stateOf(again)).toMatchObject({ state: 'pin_final_try' });
    expect(driver.callsOf('C_Login')).toBe(before);
    const refused = await ownerOf(again).call('POST', '/v1/local/certificate/token/pin', {
      body: { pin: tokenPin },
    });
    expect(refused).toMatchObject({ status: 422 });
    expect(driver.callsOf('C_Login')).toBe(before);
    expect(await cli(again, 'pin', '--pin-file', pinFile(tokenPin), '--risk-last-try')).toContain('abierto');
    await expectAuthorized(restarted, id);
    expect(client.token).not.toBe(restarted.token);
  });

  it('asks for a PIN once a session where none is kept', async () => {
    const { service } = await aService();
    await install(service, '--ask-pin');
    await service.stop();
    const before = driver.callsOf('C_Login');
    const again = await services.start({ data: service.dataDir, ...callOf() });
    const client = await keyHolderOf(again, 'test');
    const { id } = await client.issue(anInvoiceBody());
    expect(await stateOf(again)).toMatchObject({ state: 'pin_required', pin_kept: false });
    const wrong = await runCli(again.dataDir, ['certificate', 'pin', '--pin-file', pinFile('errado')]);
    expect(wrong).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('rechazó el PIN') });
    await cli(again, 'pin', '--pin-file', pinFile(tokenPin));
    expect(driver.callsOf('C_Login') - before).toBe(2);
    await expectAuthorized(client, id);
  });

  it('signs with the fallback while the token is away', async () => {
    const { service, client, folder } = await aTokenShop();
    const { p12, passwordFile } = writeCertificate(folder);
    const args = ['fallback', p12, '--password-file', passwordFile];
    expect(await cli(service, ...args)).toContain('Respaldo del token');
    driver.behave('absent');
    expect(await client.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
    const report = await cli(service, 'doctor');
    expect(report).toContain('! El token no está conectado.');
    expect(report).toContain('✓ Hay un archivo de respaldo');
    expect(await cli(service, 'fallback', '--remove')).toContain('quitado');
  });

  it('lists its tokens over the API too, and of a module that is none', async () => {
    const { service } = await aService();
    const owner = ownerOf(service);
    const path = '/v1/local/certificate/token/inspect';
    const seen = await owner.call('POST', path, { body: { module: driver.module } });
    expect(listOf(tokenResource).parse(seen.json()).data).toMatchObject([
      { serial: hsm.serials[0], certificates: [{}, {}] },
    ]);
    const none = await owner.call('POST', path, { body: { module: '/nowhere.so' } });
    expect(none).toMatchObject({ status: 422 });
    expect(none.text).toContain('driver_missing');
  });

  function callOf() {
    const env = { SOFTHSM2_CONF: String(driver.env.SOFTHSM2_CONF), ...faultyNames(driver) };
    return { env: { ...env, MOSTRADOR_AUTHORITY_TEST_URL: authority.url } };
  }

  async function aService(): Promise<{ service: AnsweringService; folder: string }> {
    const folder = services.newFolder();
    const service = await services.start(callOf());
    const file = writeBusinessFile(folder, aBusiness());
    expect(await runCli(service.dataDir, ['setup', '--file', file])).toMatchObject({ exitCode: 0 });
    return { service, folder };
  }

  async function aTokenShop() {
    const { service, folder } = await aService();
    await install(service);
    return { service, folder, client: await keyHolderOf(service, 'test') };
  }

  function pinFile(pin: string): string {
    const file = join(services.newFolder(), 'pin.txt');
    writeFileSync(file, `${pin}\n`);
    return file;
  }

  function install(service: AnsweringService, ...args: readonly string[]): Promise<string> {
    return cli(service, 'token', '--module', driver.module, '--pin-file', pinFile(tokenPin), ...args);
  }
});

/** A `certificate` command that must succeed. */
async function cli({ dataDir }: AnsweringService, ...args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCli(dataDir, ['certificate', ...args]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return stdout;
}

async function stateOf(service: AnsweringService): Promise<TokenState> {
  const answer = await ownerOf(service).call('GET', '/v1/local/certificate/token');
  return tokenState.parse(answer.json());
}

async function readinessOf(client: ApiClient): Promise<ReadinessResource> {
  const entities = listOf(entityResource).parse((await client.call('GET', '/v1/ec/entities')).json());
  const path = `/v1/ec/entities/${entities.data[0]?.id}/readiness`;
  return readinessResource.parse((await client.call('GET', path)).json());
}

async function expectAuthorized(client: ApiClient, id: string): Promise<void> {
  const invoice = await eventually(
    () => client.invoice(id),
    ({ status }) => status === 'authorized',
  );
  expect(invoice.status).toBe('authorized');
}

function faultyNames({ env }: FaultyDriver): Record<string, string> {
  const names = Object.entries(env).filter(([name]) => name.startsWith('FAULTY_DRIVER_'));
  return Object.fromEntries(names.map(([name, value]) => [name, String(value)]));
}
