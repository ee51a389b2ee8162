import { expect, it } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { testShops } from '../../support/service/test-shops.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const shops = testShops();
const hasPoppler = requireTool('pdftotext');
const path = '/v1/local/products';

it('prints labels on the roll of receipts, with what no scanner would read in letters alone', async () => {
  const { owner } = await shops.open();
  const print = (body: object) => owner.call('POST', `${path}/labels/print`, { body });
  const add = (body: object) => owner.call('POST', path, { body });
  await add({
    ...{ code: 'CAF', name: 'Café 250 g', unit_price_with_taxes: '4.50' },
    barcode: '7861234567898',
  });
  await add({ code: 'ÑAME', name: 'Ñame', unit_price: '1.00', iva: 'iva_0' });
  expect((await print({})).json()).toMatchObject({ code: 'invalid_state' });

  const printer = await startLoopbackPrinter();
  const body = { name: 'Caja 1', connection: printer.connection, lettering: 'text' };
  expect((await owner.call('POST', '/v1/local/printers', { body })).status).toBe(201);
  const job = await print({ only_changed: true });
  expect(job.status).toBe(202);
  expect(printJobResource.parse(job.json())).toMatchObject({ kind: 'report', copy: false });
  const [paper = Buffer.alloc(0)] = await printer.printed(1);
  const { lines, bitmap } = readEscPos(paper, 576);
  const written = lines.map((line) => line.trim()).filter(Boolean);
  expect(written).toEqual([
    ...['ETIQUETAS', 'Café 250 g', '$ 4.50', '$ 18.00 / kg', '7861234567898'],
    ...['Ñame', '$ 1.00', 'ÑAME'],
  ]);
  expect(bitmap.height).toBeGreaterThan(72);

  // They have their labels now; too many at once are none.
  expect((await print({ only_changed: true })).json()).toMatchObject({
    errors: [{ pointer: '/only_changed', code: 'not_found' }],
  });
  expect((await print({ copies: 100 })).status).toBe(202);
  await add({ code: 'PAN', name: 'Pan', unit_price: '0.10', iva: 'iva_0' });
  expect((await print({ copies: 100 })).json()).toMatchObject({
    errors: [{ pointer: '/products', code: 'too_many', message: expect.stringContaining('200') }],
  });
});

it.skipIf(!hasPoppler)(
  'prints English beside Spanish from the moment it is set, on rolls and as PDF',
  async () => {
    const { client, owner, service } = await shops.open();
    const printer = await startLoopbackPrinter();
    const body = { name: 'Caja 1', connection: printer.connection, lettering: 'text' };
    expect((await owner.call('POST', '/v1/local/printers', { body })).status).toBe(201);
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    const set = (page_language: string | null) =>
      owner.call('PATCH', '/v1/local/settings', { body: { page_language } });
    const page = async (format: string) =>
      readPages(await client.file(id, `ride?format=${format}`)).join('\n');

    expect(await page('a4')).not.toContain('INVOICE');
    expect((await set('en')).json()).toMatchObject({ page_language: 'en' });
    for (const format of ['a4', 'ticket80']) expect(await page(format)).toContain('FACTURA / INVOICE');

    const key = await owner.call('POST', '/v1/local/api-keys', {
      body: { environment: 'test', scopes: ['devices'] },
    });
    const devices = apiClient(service.url, createdApiKey.parse(key.json()).key);
    const printed = await devices.call('POST', '/v1/local/print', { body: { document_id: id } });
    expect(printJobResource.parse(printed.json()).copy).toBe(false);
    const [paper = Buffer.alloc(0)] = await printer.printed(1);
    const { lines } = readEscPos(paper, 576);
    expect(lines).toContain('FACTURA / INVOICE');
    expect(lines.join('\n')).toContain('Fecha de emisión / Issue date: ');

    await set(null);
    expect(await page('a4')).not.toContain('INVOICE');
    const refused = await set('fr');
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ pointer: '/page_language' }] });
  },
);
