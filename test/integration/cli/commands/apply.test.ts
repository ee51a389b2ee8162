import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { emissionPointResource } from '../../../../src-main/contract/business/emission-point.ts';
import type { shopFile } from '../../../../src-main/contract/business/set-up/shop-file.ts';
import { operatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { printerList } from '../../../../src-main/contract/printing/printer.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { apiClient, ownerOf } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { aBusiness, writeCertificate } from '../../../support/shops/business-file.ts';

const services = testServices();

type ShopInput = z.input<typeof shopFile>;

function aShop(folder: string): ShopInput {
  return {
    ...aBusiness({ certificate: writeCertificate(folder).relative }),
    settings: { stock_enabled: 'on', authority_timeout: '20' },
    printers: [{ name: 'Caja 1', connection: { type: 'network', host: '192.168.1.50' } }],
    fiscal_machines: [{ brand: 'BIXOLON', model: 'SRP-350', serial: 'MF-1' }],
    operators: [
      { name: 'Luis', role: 'cashier', pin: '1111' },
      { name: 'Ana', role: 'administrator', pin: '2222' },
    ],
    tills: [
      {
        name: 'Caja 1',
        environment: 'test',
        establishment: '002',
        emission_point: '003',
        printer: 'Caja 1',
        fiscal_machine: 'MF-1',
      },
      { name: 'Práctica', environment: 'sandbox', establishment: '001', emission_point: '001' },
    ],
    keys: [{ name: 'Caja 1', environment: 'sandbox', file: 'caja1.key' }],
  };
}

function written(folder: string, shop: unknown): string {
  const file = join(folder, 'tienda.json');
  writeFileSync(file, JSON.stringify(shop), { mode: 0o600 });
  return file;
}

describe('setup apply', () => {
  let service: AnsweringService;
  let folder: string;
  let shop: ShopInput;
  beforeAll(async () => {
    service = await services.start();
    folder = services.newFolder();
    shop = aShop(folder);
  });
  const apply = (changed: unknown, ...args: string[]) =>
    runCli(service.dataDir, ['setup', 'apply', written(folder, changed), ...args]);
  const read = async (path: string) => (await ownerOf(service).call('GET', `/v1/local/${path}`)).json();

  it('reports with --dry-run what it would do, and makes neither data nor keys', async () => {
    const data = join(services.newFolder(), 'new');
    const file = written(folder, shop);
    const tried = await runCli(data, ['--json', 'setup', 'apply', file, '--dry-run']);
    expect({ exitCode: tried.exitCode, stderr: tried.stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(JSON.parse(tried.stdout)).toMatchObject({ dry_run: true, changes: { length: 9 } });
    expect(existsSync(data)).toBe(false);
    expect(existsSync(join(folder, 'caja1.key'))).toBe(false);
  });

  it('reports every fault of the file at once, and changes nothing', async () => {
    writeFileSync(join(folder, 'taken.key'), '');
    const [printer] = shop.printers ?? [];
    const { exitCode, stdout, stderr } = await apply({
      ...shop,
      printers: [printer, printer],
      fiscal_machines: [
        { brand: 'A', model: 'B', serial: 'MF-1' },
        { brand: 'C', model: 'D', serial: 'MF-1' },
      ],
      operators: [{ name: 'Luis', role: 'cashier', pin: '1111' }],
      tills: [
        {
          name: 'A',
          environment: 'live',
          establishment: '009',
          emission_point: '009',
          printer: 'Ninguna',
          fiscal_machine: 'MF-9',
        },
      ],
      keys: [{ name: 'B', environment: 'sandbox', file: 'taken.key' }],
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    const pointers = [...stderr.matchAll(/^ {2}(\S+): /gm)].map(([, pointer]) => pointer);
    expect(pointers).toEqual([
      '/printers/1/name',
      '/operators',
      '/fiscal_machines/1/serial',
      '/tills/0/emission_point',
      '/tills/0/printer',
      '/tills/0/fiscal_machine',
      '/keys/0/file',
    ]);
    expect(printerList.parse(await read('printers')).data).toEqual([]);
  });

  it('reports faults of form beside references to nothing, but no reference to what has such a fault', async () => {
    const till = { environment: 'live', establishment: '001', emission_point: '001' };
    const { exitCode, stdout, stderr } = await apply({
      ...shop,
      settings: { stock_enabled: 'sí' },
      printers: [{ name: 'Caja 1', connection: { type: 'paloma' } }],
      operators: [{ name: 'Luis', role: 'jefe', pin: 'x' }],
      tills: [
        { ...till, name: '', printer: 'Caja 1' },
        { ...till, name: 'B', establishment: '009', printer: 'Caja 1', fiscal_machine: 'MF-9' },
      ],
      keys: 'ninguna',
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect([...stderr.matchAll(/^ {2}(\S+): /gm)].map(([, pointer]) => pointer)).toEqual([
      '/settings/stock_enabled',
      '/printers/0/connection/type',
      '/operators/0/role',
      '/operators/0/pin',
      '/tills/0/name',
      '/keys',
      '/tills/1/emission_point',
      '/tills/1/fiscal_machine',
    ]);
  });

  it('makes the whole shop, with a key that only its owner can read', async () => {
    const { exitCode, stdout, stderr } = await apply(shop);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^Hecho:\n {2}Negocio ALMACENES EJEMPLO S\.A\., .* con su certificado\n/);
    expect(stdout).not.toMatch(/\b(1111|2222)\b|mst_/);
    const [printer] = printerList.parse(await read('printers')).data;
    const tills = listOf(tillResource).parse(await read('tills')).data;
    expect(
      tills.map(({ name, printer_id, fiscal_machine }) => [name, printer_id, fiscal_machine?.serial]),
    ).toEqual([
      ['Caja 1', printer?.id, 'MF-1'],
      ['Práctica', undefined, undefined],
    ]);
    expect(await read('settings')).toEqual({
      object: 'settings',
      stock_enabled: 'on',
      authority_timeout: '20',
    });
    const people = listOf(operatorResource).parse(await read('operators')).data;
    expect(people.map(({ name, role }) => [name, role])).toEqual([
      ['Ana', 'administrator'],
      ['Luis', 'cashier'],
    ]);
    const file = join(folder, 'caja1.key');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    const key = apiClient(service.url, readFileSync(file, 'utf8').trim());
    await key.issue(anInvoiceBody());
  });

  it('changes nothing when it is applied again, also after the numbering went on', async () => {
    const points = listOf(emissionPointResource).parse(await read('emission-points?environment=test')).data;
    const invoices = points[0]?.series.find(({ document_type }) => document_type === 'invoice');
    expect(invoices?.next_number).toBe(41);
    const raised = { body: { next_number: 99 } };
    await ownerOf(service).call('PATCH', `/v1/local/series/${invoices?.id}`, raised);
    const before = [await read('events'), await read('staff-events')];
    const again = await apply(shop);
    expect(again).toMatchObject({
      exitCode: 0,
      stdout: 'Todo está ya como dice el archivo: no se cambió nada.\n',
    });
    expect([await read('events'), await read('staff-events')]).toEqual(before);
  });

  it('changes what differs in the name of an administrator of the file, and says where it had to stop', async () => {
    const [luis, ana] = shop.operators ?? [];
    const changed = {
      ...shop,
      settings: { ...shop.settings, stock_enabled: null },
      printers: [{ name: 'Caja 1', connection: { type: 'network', host: '192.168.1.60' }, has_drawer: true }],
      operators: [{ ...luis, role: 'supervisor' }, ana],
    };
    const wrong = await apply({ ...changed, operators: [changed.operators[0], { ...ana, pin: '9999' }] });
    expect(wrong).toMatchObject({ exitCode: 1, stdout: '' });
    expect(wrong.stderr).toMatch(
      /«Luis»: cambia de rol: no se pudo\. El PIN no es correcto.*\nAntes se hizo:\n.*Ajustes: stock_enabled\n.*«Caja 1»/,
    );
    const { stdout } = await apply(changed);
    expect(stdout).toBe('Hecho:\n  Operador «Luis»: cambia de rol\n');
    expect(JSON.stringify(await read('staff-events'))).toMatch(/role_changed/);
    const without = await apply({ ...shop, operators: [{ ...luis, role: 'cashier' }] });
    expect(without).toMatchObject({ exitCode: 2, stdout: '' });
    expect(without.stderr).toContain('/operators: Para cambiar personas, cajas o máquinas fiscales');
  });
});
