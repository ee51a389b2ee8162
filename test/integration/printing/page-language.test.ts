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

const hasPoppler = requireTool('pdftotext');
const shops = testShops();

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
