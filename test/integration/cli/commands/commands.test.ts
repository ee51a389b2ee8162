import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { workspaceResource } from '../../../../src-main/contract/business/workspace.ts';
import { syncResource } from '../../../../src-main/contract/delivery/sync.ts';
import { invoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { problemBody } from '../../../../src-main/contract/problems/problems.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { apiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const keyLine = /^mst_sandbox_[0-9A-Za-z]{49}\n$/;
let service: AnsweringService;

beforeAll(async () => {
  service = await services.start();
});

describe('keys create', () => {
  it('prints the key alone, which works at once in the running service', async () => {
    const { exitCode, stdout, stderr } = await runCli(service.dataDir, createSandboxKey());
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(keyLine);
    const client = apiClient(service.url, stdout.trim());
    expect((await client.call('GET', '/v1/ec/invoices')).status).toBe(200);
  });

  it('makes a key without a service too', async () => {
    const data = await services.newData();
    const { exitCode, stdout, stderr } = await runCli(data, createSandboxKey());
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const later = await services.start({ data });
    expect(stdout).toMatch(keyLine);
    const client = apiClient(later.url, stdout.trim());
    expect((await client.call('GET', '/v1/ec/invoices')).status).toBe(200);
  });

  it('gives everything about the key with --json', async () => {
    const { stdout } = await runCli(service.dataDir, ['--json', ...createSandboxKey(), '--name', 'Caja 1']);
    const created = createdApiKey.parse(JSON.parse(stdout));
    expect(created).toMatchObject({ name: 'Caja 1', environment: 'sandbox', last4: created.key.slice(-4) });
  });

  it('refuses a key for the authority before there is a business, and says how to make one', async () => {
    const args = ['keys', 'create', '--environment', 'test'];
    const { exitCode, stdout, stderr } = await runCli(service.dataDir, args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('setup --file business.json');
    const asJson = await runCli(service.dataDir, ['--json', ...args]);
    expect(problemBody.parse(JSON.parse(asJson.stderr)).code).toBe('not_ready');
  });
});

describe('tables', () => {
  it('prints what is in force on a date with its source, without any data', async () => {
    const nowhere = join(services.newFolder(), 'none');
    const { exitCode, stdout } = await runCli(nowhere, ['tables', 'ice', '--date', '2026-11-20']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Vigente el 2026-11-20');
    expect(stdout).toMatch(/3680 +0\.08 por funda +Fundas plásticas .*NAC-DGERCGC25-00000040/);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('says which tariffs it does not know, in JSON too', async () => {
    const args = ['--json', 'tables', 'ice', '--date', '2027-01-02'];
    const { stdout } = await runCli(services.newFolder(), args);
    const { rows, unknown } = datedRates.parse(JSON.parse(stdout));
    expect(rows.map(({ code }) => code)).not.toContain('3680');
    expect(unknown.find(({ code }) => code === '3680')?.law).toContain('resolución del SRI');
  });
});

const datedRates = z.object({
  rows: z.array(z.object({ code: z.string() })),
  unknown: z.array(z.object({ code: z.string(), law: z.string() })),
});

describe('issue', () => {
  it.each([
    ['through the running service', async () => service.dataDir],
    ['without one', () => services.newData()],
  ])('issues %s and waits for the decision', async (_, dataOf) => {
    const file = bodyFile(anInvoiceBody());
    const args = ['issue', 'invoice', file, '--wait', '15'];
    const { exitCode, stdout, stderr } = await runCli(await dataOf(), args);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^Factura 001-001-\d{9}: authorized\n\d{49}\n$/);
  });

  it('gives the document with --json, marked as issued from the command line', async () => {
    const args = ['--json', 'issue', 'invoice', bodyFile(anInvoiceBody()), '--wait', '15'];
    const { stdout } = await runCli(service.dataDir, args);
    const invoice = invoiceResource.parse(JSON.parse(stdout));
    expect(invoice).toMatchObject({ status: 'authorized', channel: 'cli', environment: 'sandbox' });
  });

  it('issues once for one --idempotency-key', async () => {
    const args = ['--json', 'issue', 'invoice', bodyFile(anInvoiceBody()), '--idempotency-key', 'venta-1'];
    const first = await runCli(service.dataDir, args);
    const again = await runCli(service.dataDir, args);
    expect(JSON.parse(again.stdout).id).toBe(JSON.parse(first.stdout).id);
  });

  it('reports all the faults of a body at once, and issues nothing', async () => {
    const before = await countInvoices();
    const file = bodyFile({ buyer: { identification_type: 'ruc' }, lines: [], pagos: [] });
    const { exitCode, stdout, stderr } = await runCli(service.dataDir, ['issue', 'invoice', file]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    for (const pointer of ['/buyer/', '/lines', '/payments', '/pagos'])
      expect(stderr).toContain(`  ${pointer}`);
    expect(await countInvoices()).toBe(before);
  });

  it.each([
    ['a type that does not exist', ['issue', 'receipt', 'x.json'], /^El valor «receipt» de <tipo> /],
    ['a wait that is too long', ['issue', 'invoice', 'x.json', '--wait', '26'], /de 0 a 25/],
    [
      'an unknown environment',
      ['issue', 'invoice', 'x.json', '--environment', 'prod'],
      /sandbox, test, live/,
    ],
    ['a file that is not there', ['issue', 'invoice', 'nothing.json'], /^No se puede leer .* nothing\.json/],
    ['no file at all', ['issue', 'invoice'], /^Falta el argumento <archivo>/],
    [
      'an option that does not exist',
      ['issue', 'invoice', 'x.json', '--esperar'],
      /^La opción --esperar no existe/,
    ],
    ['a command that does not exist', ['facturar'], /^La orden «facturar» no existe/],
  ])('refuses %s with exit code 2 and a sentence', async (_, args, sentence) => {
    const { exitCode, stdout, stderr } = await runCli(service.dataDir, args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe('status', () => {
  it('says in a few lines which businesses there are and what waits', async () => {
    const { exitCode, stdout } = await runCli(service.dataDir, ['status']);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^Mostrador \d+\.\d+\.\d+\nPráctica: NEGOCIO DE PRÁCTICA .*\nSRI: /);
  });

  it.each([[['--json', 'status']], [['status', '--json']]])('gives the same with %j', async (args) => {
    const { stdout } = await runCli(service.dataDir, args);
    const { workspace, sync } = JSON.parse(stdout);
    expect(workspaceResource.parse(workspace).environments).toEqual(['sandbox']);
    expect(syncResource.safeParse(sync).error).toBeUndefined();
  });
});

describe('a command', () => {
  it('that finds the folder in use by something that does not answer says so, with exit code 3', async () => {
    const stuck = await services.startProcess();
    process.kill(stuck.pid, 'SIGSTOP');
    const { exitCode, stderr } = await runCli(stuck.dataDir, ['--json', 'status']);
    expect(exitCode).toBe(3);
    expect(JSON.parse(stderr)).toMatchObject({
      exit_code: 3,
      detail: expect.stringContaining(stuck.dataDir),
    });
  });
});

function createSandboxKey(): string[] {
  return ['keys', 'create', '--environment', 'sandbox'];
}

function bodyFile(body: unknown): string {
  const file = join(services.newFolder(), 'body.json');
  writeFileSync(file, JSON.stringify(body));
  return file;
}

async function countInvoices(): Promise<unknown> {
  const client = await keyHolderOf(service);
  return (await client.call('GET', '/v1/ec/invoices?limit=1')).json().total_count;
}
