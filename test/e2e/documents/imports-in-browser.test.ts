import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

describe('what a former system issued, brought in by a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let former: Buffer[];

  beforeAll(async () => {
    const [old, fresh, launched] = await Promise.all([startService(), startService(), launchBrowser()]);
    [service, browser] = [fresh, launched];
    former = await documentsOf(old, 3);
    await old.stop();
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.documents, exact: true }).click();
    await page.getByRole('link', { name: es.imports.open }).click();
    await page.getByText(es.imports.none).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const expectAccessible = (name: string) => expectBothLooks(page, `imports-${name}`);

  const count = (result: string) =>
    page.getByRole('list', { name: es.imports.counts }).getByRole('listitem').filter({ hasText: result });

  it('begins with an area to drop files', async () => {
    await expectAccessible('empty');
  });

  it('shows what became of every document, and what asks for attention', async () => {
    const damaged = Buffer.from(former[2]?.toString('utf8').replace('<factura', '<factur') ?? '');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'uno.xml', mimeType: 'application/xml', buffer: former[0] ?? Buffer.alloc(0) },
      { name: 'dos.xml', mimeType: 'application/xml', buffer: former[1] ?? Buffer.alloc(0) },
      { name: 'dañado.xml', mimeType: 'application/xml', buffer: damaged },
    ]);
    await page.getByText(es.imports.statuses.completed, { exact: true }).waitFor();
    await count(es.imports.result.imported).filter({ hasText: '2' }).waitFor();
    await count(es.imports.result.failed).filter({ hasText: '1' }).waitFor();
    const numbering = page.getByRole('table', { name: es.imports.numbering });
    expect(await numbering.textContent()).toContain('001-001');
    await expectAccessible('done');
    await page.getByText(`${es.imports.result.failed} (1)`).click();
    await page.getByText('dañado.xml').last().waitFor();
    await expectAccessible('failed');
  });

  it('leads from an item to its document, which is like any other', async () => {
    await page.getByText(es.imports.all, { exact: true }).click();
    await page
      .getByRole('link', { name: /^Factura 001-001-00000000\d$/ })
      .first()
      .click();
    await page.getByText(es.document.channels.imported, { exact: true }).waitFor();
    await expectAccessible('document');
  });

  it('shows plainly that a file is none of those it reads', async () => {
    await page.goBack();
    await page.getByRole('link', { name: es.imports.back }).click();
    await page.locator('input[type=file]').setInputFiles([
      {
        name: 'hoja.xls',
        mimeType: 'application/vnd.ms-excel',
        buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      },
    ]);
    await page.getByText(es.imports.statuses.failed, { exact: true }).first().waitFor();
    await expectAccessible('no-documents');
  });
});

/** The authorized files of as many invoices. */
async function documentsOf(service: RunningService, many: number): Promise<Buffer[]> {
  const client = await keyHolderOf(service);
  const files: Buffer[] = [];
  for (let issued = 0; issued < many; issued += 1) {
    const { id } = await client.issue(anInvoiceBody(), 'wait=15');
    files.push(Buffer.from(await client.file(id, 'xml')));
  }
  return files;
}
