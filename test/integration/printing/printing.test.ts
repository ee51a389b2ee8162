import { beforeEach, describe, expect, it } from 'vitest';
import { printJobList, printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import {
  drawerResource,
  printerList,
  printerResource,
  printerStatus,
  printQueueList,
} from '../../../src-main/contract/printing/printer.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { type ShopApi, serveShop } from '../../support/api/shop-api.ts';
import { type LoopbackPrinter, startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { type PrintShop, printShopOf } from '../../support/printing/print-shop.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

let shop: TestShop;
let prints: PrintShop;
let printer: LoopbackPrinter;
let api: ShopApi;
let session: string;
const key = 'key';

beforeEach(async () => {
  shop = await openShop();
  prints = await printShopOf(shop);
  printer = await startLoopbackPrinter();
  const caller = { ...(await shop.caller()), scopes: ['devices', 'config'] as const };
  const keys = { caller: async (token: string) => (token === key ? caller : undefined) };
  api = await serveShop(shop.store, { keys, printing: prints.service() });
  ({ session } = api);
});

function call(
  method: string,
  path: string,
  options: { body?: unknown; by?: string } = {},
): Promise<HttpAnswer> {
  const { body, by = key } = options;
  const headers = { authorization: `Bearer ${by}` };
  return api.call(method, path, {
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function addPrinter(parts: Record<string, unknown> = {}) {
  const body = { name: 'Caja 1', connection: printer.connection, lettering: 'text', ...parts };
  const answer = await call('POST', '/v1/local/printers', { body });
  expect(answer.status, answer.text).toBe(201);
  return printerResource.parse(JSON.parse(answer.text));
}

describe('the API of printing', () => {
  it('takes a document, prints it, and tells how it went', async () => {
    const { id: printerId } = await addPrinter({ has_drawer: true });
    const sale = await shop.issue();
    const answer = await call('POST', '/v1/local/print', {
      body: { document_id: sale.id, open_drawer: true },
    });
    expect(answer.status, answer.text).toBe(202);
    const job = printJobResource.parse(JSON.parse(answer.text));
    expect(job).toMatchObject({ printer_id: printerId, document_id: sale.id, copy: false });
    await prints.until(job.id, ({ status }) => status === 'printed');
    const read = await call('GET', `/v1/local/print/${job.id}`);
    expect(printJobResource.parse(JSON.parse(read.text))).toMatchObject({
      status: 'printed',
      confirmed: true,
    });
    const [paper = Buffer.alloc(0)] = await printer.printed(1);
    expect(readEscPos(paper, 576)).toMatchObject({ pulses: [0], cuts: 1 });
    const list = await call('GET', `/v1/local/print?status=printed&document_id=${sale.id}`);
    expect(printJobList.parse(JSON.parse(list.text)).data.map(({ id }) => id)).toEqual([job.id]);
  });

  it('shows, changes, tests and takes away printers', async () => {
    const { id } = await addPrinter();
    const path = `/v1/local/printers/${id}`;
    const changed = await call('PUT', path, {
      body: { name: 'Barra', connection: printer.connection, paper: 'roll58' },
      by: session,
    });
    expect(printerResource.parse(JSON.parse(changed.text))).toMatchObject({
      name: 'Barra',
      paper: 'roll58',
      is_default: true,
    });
    const status = await call('GET', `${path}/status`);
    expect(printerStatus.parse(JSON.parse(status.text)).state).toBe('ready');
    const tested = await call('POST', `${path}/test`);
    expect(tested.status, tested.text).toBe(202);
    const [paper = Buffer.alloc(0)] = await printer.printed(1);
    expect(readEscPos(paper, 384).bitmap.height).toBeGreaterThan(400);
    expect((await call('DELETE', path)).status).toBe(204);
    const list = await call('GET', '/v1/local/printers', { by: session });
    expect(printerList.parse(JSON.parse(list.text)).data).toEqual([]);
    expect((await call('GET', path)).status).toBe(404);
  });

  it('names the queues of the system, whatever those are', async () => {
    const listed = await call('GET', '/v1/local/printers/queues');
    expect(listed.status, listed.text).toBe(200);
    expect(printQueueList.parse(JSON.parse(listed.text)).next_cursor).toBeNull();
  });

  it('opens the drawer', async () => {
    await addPrinter({ has_drawer: true });
    const answer = await call('POST', '/v1/local/drawer', { body: {} });
    expect(drawerResource.parse(JSON.parse(answer.text))).toEqual({ object: 'drawer', opened: true });
  });

  it('cancels and retries what waits', async () => {
    await printer.switchOff();
    await addPrinter();
    const { id: documentId } = await shop.issue();
    const answer = await call('POST', '/v1/local/print', { body: { document_id: documentId } });
    const { id } = printJobResource.parse(JSON.parse(answer.text));
    await prints.until(id, ({ status, tries }) => status === 'waiting' && tries > 0);
    // Between two tries it is being tried: then it cannot be cancelled, and is asked for again.
    let cancelled = await call('POST', `/v1/local/print/${id}/cancel`);
    for (let turn = 0; cancelled.status === 409 && turn < 50; turn += 1) {
      cancelled = await call('POST', `/v1/local/print/${id}/cancel`);
    }
    expect(printJobResource.parse(JSON.parse(cancelled.text)).status).toBe('cancelled');
    expect((await call('POST', `/v1/local/print/${id}/cancel`)).status).toBe(409);
    await printer.switchOn();
    expect((await call('POST', `/v1/local/print/${id}/retry`, { body: {} })).status).toBe(202);
    await prints.until(id, ({ status }) => status === 'printed');
    expect((await call('POST', `/v1/local/print/${id}/retry`, { body: {} })).status).toBe(409);
  });

  it.each([
    [{ type: 'device', path: '/etc/passwd' }],
    [{ type: 'device', path: '/dev/../etc/passwd' }],
    [{ type: 'device', path: String.raw`\\.\PhysicalDrive0` }],
    [{ type: 'device', path: String.raw`\\localhost\..\C$` }],
    [{ type: 'device', path: String.raw`\\servidor\Ticket` }],
    [{ type: 'device', path: String.raw`\\192.168.1.5\Ticket` }],
    [{ type: 'queue', name: '-o raw' }],
    [{ type: 'queue', name: '--help' }],
    [{ type: 'network', host: '192.168.1.50; rm', port: 9100 }],
    [{ type: 'network', host: '192.168.1.50', port: 0 }],
  ])('refuses a printer that is none: %j', async (connection) => {
    const answer = await call('POST', '/v1/local/printers', { body: { name: 'X', connection } });
    expect(answer.status).toBe(422);
  });

  it.each(['/dev/usb/lp0', '/dev/cu.usbserial-110', String.raw`\\localhost\Ticket 80 (Caja)`, 'LPT1'])(
    'takes a device at %s',
    async (path) => {
      const body = { name: 'X', connection: { type: 'device', path } };
      expect((await call('POST', '/v1/local/printers', { body })).status).toBe(201);
    },
  );

  it('refuses sheets on what is no queue of the system', async () => {
    const body = { name: 'X', connection: printer.connection, paper: 'a4' };
    const answer = await call('POST', '/v1/local/printers', { body });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'validation_failed' });
  });

  it('lets no person print a document without a key of the business', async () => {
    await addPrinter();
    const { id } = await shop.issue();
    const answer = await call('POST', '/v1/local/print', { body: { document_id: id }, by: session });
    expect(answer.status).toBe(403);
  });
});
