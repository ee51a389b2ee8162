import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { settingsResource } from '../../../src-main/contract/business/settings.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { runProgram } from '../../support/service/run-program.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const settingRuc = '1790016919001';
const rucOfVariable = '1760013210001';
/** Of a newer company: it fits no rule of check digits. */
const doubtful = '1793970000001';

describe('a kept setting', () => {
  it('rules from the next start, and a variable wins over it', async () => {
    const first = await services.start();
    const answer = await ownerOf(first).call('PATCH', '/v1/local/settings', {
      body: { software_provider_ruc: settingRuc },
    });
    expect(settingsResource.parse(answer.json()).software_provider_ruc).toBe(settingRuc);
    expect(await providerIn(first)).toBeUndefined();
    await first.stop();

    const second = await services.start({ data: first.dataDir });
    expect(await providerIn(second)).toBe(settingRuc);
    await second.stop();

    const env = { MOSTRADOR_SOFTWARE_PROVIDER_RUC: rucOfVariable };
    const third = await services.start({ data: first.dataDir, env });
    expect(await providerIn(third)).toBe(rucOfVariable);
    await third.stop();
  });
});

describe('the RUC of the program’s provider', () => {
  it('is shown with the version; one that fails its check digit is kept once it is confirmed', async () => {
    const env = { MOSTRADOR_SOFTWARE_PROVIDER_RUC: rucOfVariable };
    const service = await services.start({ env });
    const owner = ownerOf(service);
    const workspace = await owner.call('GET', '/v1/local/workspace');
    expect(workspaceResource.parse(workspace.json()).software_provider_ruc).toBe(rucOfVariable);
    const body = { software_provider_ruc: doubtful };
    const refused = await owner.call('PATCH', '/v1/local/settings', { body });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        { pointer: '/software_provider_ruc', message: expect.stringContaining('confirm_doubtful_ruc') },
      ],
    });
    expect(settingsResource.parse((await owner.call('GET', '/v1/local/settings')).json())).not.toHaveProperty(
      'software_provider_ruc',
    );
    const confirmed = { ...body, confirm_doubtful_ruc: true };
    const answer = await owner.call('PATCH', '/v1/local/settings', { body: confirmed });
    expect(answer.json()).toMatchObject({ object: 'settings', software_provider_ruc: doubtful });
    expect(answer.json()).not.toHaveProperty('confirm_doubtful_ruc');
  });

  it('that fails its check digit does not keep the program from starting', async () => {
    const service = await services.start({ env: { MOSTRADOR_SOFTWARE_PROVIDER_RUC: doubtful } });
    const workspace = await ownerOf(service).call('GET', '/v1/local/workspace');
    expect(workspaceResource.parse(workspace.json()).software_provider_ruc).toBe(doubtful);
  });

  it('kept in another form by an earlier version is reported at start, and can be corrected', async () => {
    const first = await services.start();
    await first.stop();
    const database = new Database(join(first.dataDir, 'mostrador.sqlite'));
    database.prepare("INSERT INTO setting (name, value) VALUES ('software_provider_ruc', '17900169')").run();
    database.close();
    const refused = await runProgram('service', { args: ['--data', first.dataDir, '--port', '0'] });
    expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('13 dígitos') });

    const env = { MOSTRADOR_SOFTWARE_PROVIDER_RUC: rucOfVariable };
    const second = await services.start({ data: first.dataDir, env });
    const owner = ownerOf(second);
    const shown = await owner.call('GET', '/v1/local/settings');
    expect(shown.json()).toMatchObject({ software_provider_ruc: '17900169' });
    const corrected = await owner.call('PATCH', '/v1/local/settings', {
      body: { software_provider_ruc: null },
    });
    expect(corrected.json()).not.toHaveProperty('software_provider_ruc');
  });
});

describe('the authority of documents that count', () => {
  it('is no setting anyone could keep, and one kept by an earlier version is not read', async () => {
    const first = await services.start();
    const refused = await ownerOf(first).call('PATCH', '/v1/local/settings', {
      body: { authority_live_url: 'http://127.0.0.1:9' },
    });
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer: '/authority_live_url' }] });
    await first.stop();
    const database = new Database(join(first.dataDir, 'mostrador.sqlite'));
    database
      .prepare("INSERT INTO setting (name, value) VALUES ('authority_live_url', 'http://127.0.0.1:9')")
      .run();
    database.close();
    const second = await services.start({ data: first.dataDir });
    const workspace = await ownerOf(second).call('GET', '/v1/local/workspace');
    expect(workspaceResource.parse(workspace.json())).not.toHaveProperty('substitute_authority');
  });

  it('is shown wherever one looks while another server stands in for the SRI', async () => {
    const url = 'http://127.0.0.1:9';
    const service = await services.start({ env: { MOSTRADOR_AUTHORITY_LIVE_URL: url } });
    const owner = ownerOf(service);
    const workspace = await owner.call('GET', '/v1/local/workspace');
    expect(workspaceResource.parse(workspace.json()).substitute_authority).toBe(url);
    const events = await owner.call('GET', '/v1/local/events?type=authority.substituted');
    expect(events.json()).toMatchObject({ data: [{ type: 'authority.substituted', data: { url } }] });
    const status = await runCli(service.dataDir, ['status']);
    expect(status.stdout).toContain(`Producción no va al SRI, sino a ${url}`);
  });

  it('is the SRI whose address was written otherwise', async () => {
    const env = { MOSTRADOR_AUTHORITY_LIVE_URL: 'https://CEL.sri.gob.ec:443/' };
    const workspace = await ownerOf(await services.start({ env })).call('GET', '/v1/local/workspace');
    expect(workspaceResource.parse(workspace.json())).not.toHaveProperty('substitute_authority');
  });
});

/** The RUC of the program's maker as a new invoice states it. */
async function providerIn(service: AnsweringService): Promise<string | undefined> {
  const client = await keyHolderOf(service);
  const { id } = await client.issue(anInvoiceBody(), 'wait=20');
  const xml = (await client.file(id, 'xml')).toString();
  return /<campoAdicional nombre="RUC Proveedor">(\d+)</.exec(xml)?.[1];
}
