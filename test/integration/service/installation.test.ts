import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, supportFile } from '../../../src-main/contract/business/support-file.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { crashFolderIn } from '../../../src-main/process/data-folder.ts';
import { makeCrashRecorder } from '../../../src-main/support/crashes/crash-recorder.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { readExposition } from '../../support/metrics/read-exposition.ts';
import { apiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness } from '../../support/shops/business-file.ts';

const services = testServices();

describe('the metrics for a monitor', () => {
  it('report how much waits to be mailed, sent on and printed, and since when', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const scopes = ['issue', 'read', 'config', 'devices'];
    const made = await owner.call('POST', '/v1/local/api-keys', { body: { environment: 'sandbox', scopes } });
    const key = apiClient(service.url, createdApiKey.parse(made.json()).key);
    const before = readExposition((await key.call('GET', '/v1/local/metrics')).text);
    expect(Object.fromEntries(before)).toMatchObject({
      'mostrador_queue_jobs{queue="mail",environment="sandbox"}': 0,
      'mostrador_queue_jobs{queue="webhooks",environment="sandbox"}': 0,
      'mostrador_queue_jobs{queue="printing",environment="sandbox"}': 0,
    });
    expect([...before.keys()].some((name) => name.includes('queue_oldest'))).toBe(false);

    // Nobody listens there, nor is that port ever given to a program that asks for any: all of them wait.
    const nobody = { host: '127.0.0.1', port: 1 };
    const account = { ...nobody, security: 'none', from_address: 'tienda@ejemplo.ec' };
    expect((await owner.call('PUT', '/v1/local/email', { body: account })).status).toBe(200);
    const hook = { url: `http://127.0.0.1:${nobody.port}/avisos`, events: ['invoice.authorized'] };
    expect((await key.call('POST', '/v1/webhook-endpoints', { body: hook })).status).toBe(201);
    const printer = { name: 'Caja 1', connection: { type: 'network', ...nobody } };
    expect((await key.call('POST', '/v1/local/printers', { body: printer })).status).toBe(201);
    const buyer = {
      identification_type: 'cedula' as const,
      identification: '1710034065',
      name: 'ANA',
      email: 'ana@example.com',
    };
    const sold = await key.issue(anInvoiceBody({ buyer }), 'wait=15');
    expect((await key.call('POST', '/v1/local/print', { body: { document_id: sold.id } })).status).toBe(202);

    const names = ['mail', 'webhooks', 'printing'].map((queue) => `{queue="${queue}",environment="sandbox"}`);
    const exposition = await eventually(
      async () => readExposition((await key.call('GET', '/v1/local/metrics')).text),
      (metrics) => names.every((labels) => metrics.get(`mostrador_queue_jobs${labels}`) === 1),
    );
    for (const labels of names) {
      const since = exposition.get(`mostrador_queue_oldest_job_timestamp_seconds${labels}`);
      expect(since).toBeGreaterThanOrEqual(Math.floor(Date.parse(sold.created_at) / 1000));
      expect(since).toBeLessThanOrEqual(Date.now() / 1000);
    }
  });

  it('report in the format of Prometheus how the installation stands, a key about its environment alone', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    expect((await owner.call('PUT', '/v1/local/setup', { body: aBusiness() })).status).toBe(200);
    const key = await keyHolderOf(service);
    await key.issue(anInvoiceBody(), 'wait=15');

    const answer = await key.call('GET', '/v1/local/metrics');
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const own = readExposition(answer.text);
    const now = Date.now() / 1000;
    expect(Object.fromEntries(own)).toMatchObject({
      'mostrador_ready{environment="sandbox"}': 1,
      'mostrador_documents{environment="sandbox",type="invoice",status="authorized"}': 1,
      'mostrador_documents_waiting{environment="sandbox"}': 0,
      'mostrador_delivery_paused{environment="sandbox"}': 0,
      'mostrador_authority_up{environment="sandbox"}': 1,
    });
    expect(own.get('mostrador_authority_last_answer_timestamp_seconds{environment="sandbox"}')).toBeLessThan(
      now,
    );
    expect(own.get('mostrador_certificate_expiry_timestamp_seconds{business="sandbox"}')).toBeGreaterThan(
      now,
    );
    expect(own.get('process_start_time_seconds')).toBeLessThan(now);
    expect(own.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(own.get('mostrador_disk_free_bytes')).toBeGreaterThan(0);
    const database = statSync(join(service.dataDir, 'mostrador.sqlite')).size;
    expect(own.get('mostrador_database_size_bytes')).toBeGreaterThanOrEqual(database);
    expect([...own.keys()].some((name) => name.includes('oldest_waiting'))).toBe(false);
    expect(answer.text).not.toContain('="live"');

    const all = readExposition((await owner.call('GET', '/v1/local/metrics')).text);
    expect([...all.keys()].filter((name) => name.startsWith('mostrador_ready'))).toHaveLength(3);
    expect((await httpCall({ method: 'GET', url: `${service.url}/v1/local/metrics` })).status).toBe(401);
  });
});

const logged = (msg: string, fields = {}) => `${JSON.stringify({ level: 50, time: 0, msg, ...fields })}\n`;

describe('the file for support', () => {
  it('reports how the installation stands, and nothing of a person, a business or a secret', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const holder = await keyHolderOf(service);
    const { buyer } = anInvoiceBody();
    await holder.issue(anInvoiceBody(), 'wait=15');
    const { entities } = workspaceResource.parse((await owner.call('GET', '/v1/local/workspace')).json());
    const shop = entities[0];
    if (!shop) throw new Error('a business was expected');
    const crash = makeCrashRecorder({ folder: crashFolderIn(service.dataDir), version: '1.2.3' });
    crash('uncaughtException', `no ${shop.legal_name}`);
    const line = logged(`refused ${shop.ruc} of ${shop.legal_name}, asked by ana@correo.ec`, { buyer });
    appendFileSync(join(service.dataDir, 'logs', 'mostrador.log'), line);

    const answer = await owner.call('GET', '/v1/local/support-file');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="soporte-[\d-]+\.json"$/);
    const support = supportFile.parse(answer.json());
    expect(support.counts.documents).toEqual([
      { environment: 'sandbox', type: 'invoice', status: 'authorized', documents: 1 },
    ]);
    expect(support.counts.others).toMatchObject({ api_key: 1, operator: 0 });
    expect(support.readiness).toMatchObject([{ environment: 'sandbox', ready: true }]);
    expect(support.sync.waiting).toBe(0);
    expect(support.data_folder.database_bytes).toBeGreaterThan(0);
    expect(support.log).toContain(
      '1970-01-01T00:00:00.000Z 50 refused [número] of [nombre], asked by [correo]',
    );
    expect(support.crashes).toMatchObject([{ kind: 'uncaughtException', error: 'no [nombre]' }]);
    for (const secret of [
      holder.token,
      shop.ruc,
      shop.legal_name,
      ...Object.values(buyer).filter((value) => value !== 'ruc'),
    ]) {
      expect(JSON.stringify(support)).not.toContain(secret);
    }
    expect(JSON.stringify(support)).not.toMatch(/\d{49}/);
  });

  it('is saved from the command line too', async () => {
    const service = await services.start();
    const out = join(services.newFolder(), 'soporte.json');
    const saved = await runCli(service.dataDir, ['support-file', '--out', out]);
    expect(saved).toMatchObject({ exitCode: 0, stderr: '' });
    expect(saved.stdout).toContain(out);
    expect(supportFile.parse(JSON.parse(readFileSync(out, 'utf8')))).toMatchObject({
      object: 'support_file',
    });
  });
});

describe('the data folder', () => {
  it('is shown with the room it takes', async () => {
    const service = await services.start();
    const folder = dataFolder.parse((await ownerOf(service).call('GET', '/v1/local/data-folder')).json());
    expect(folder.path).toBe(service.dataDir);
    expect(folder.bytes).toBeGreaterThanOrEqual(folder.database_bytes + folder.journal_bytes);
  });
});
