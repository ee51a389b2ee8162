import type { Browser, Page } from 'playwright';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { halfYearOf, taxPeriodBefore } from '../../../src-main/documents/values/calendar/tax-period.ts';
import { ecuadorDate, toSriDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { formatTaxPeriod } from '../../../src-renderer/lib/format/format.ts';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { downloaded } from '../support/browser/downloaded.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { sandboxIssuer } from '../support/issued-documents.ts';
import { openAgentsWindow, sellToUs, xmlOf } from '../support/purchases.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, switchEnvironment } from '../support/window-driver.ts';

const { purchases, month: texts } = es;

/** From the suppliers' invoices to the file that the accountant gets. */
describe('a month closed in a browser', () => {
  let authority: AuthorityDouble;
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  const today = ecuadorDate(new Date());
  const month = today.slice(0, 7);

  beforeAll(async () => {
    [authority, browser] = await Promise.all([startAuthorityDouble({ decisionDelayMs: 0 }), launchBrowser()]);
    service = await startService({ MOSTRADOR_AUTHORITY_TEST_URL: authority.url });
    page = await openAgentsWindow(browser, service);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await authority?.close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('takes purchases in, withholds, compares with the SRI, brings what is missing and gives the file', async () => {
    const supplier = await aSupplier(authority);
    const [known, forgotten] = [await sellToUs(supplier), await sellToUs(supplier)];

    await goTo(page, '/compras/agregar');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'factura.xml', mimeType: 'application/xml', buffer: await xmlOf(supplier, known) },
      ]);
    await page
      .getByRole('row')
      .filter({ hasText: 'factura.xml' })
      .getByText(purchases.results.added, { exact: true })
      .waitFor();

    await goTo(page, '/compras');
    await page.getByRole('table', { name: purchases.list }).getByRole('link').first().click();
    await page.getByLabel(purchases.kind).selectOption('goods');
    await button(purchases.withhold).click();
    await page.getByRole('dialog').getByRole('button', { name: es.editor.issue, exact: true }).click();
    await page.getByRole('heading', { name: es.editor.issued }).waitFor();

    await goTo(page, '/informes');
    await page.getByRole('table', { name: es.reports.by.withheld, exact: true }).waitFor();
    await page.getByRole('link', { name: texts.open, exact: true }).click();
    await page.getByRole('heading', { name: texts.title, exact: true }).waitFor();

    await drop(listingOf(known, forgotten));
    const table = page.getByRole('table', { name: texts.compare.table });
    await table
      .getByRole('row')
      .filter({ hasText: forgotten.number })
      .getByText(texts.compare.missing)
      .waitFor();
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await expectBothLooks(page, 'month-compared');

    await page.getByRole('link', { name: texts.compare.bring }).click();
    await button(purchases.read).click();
    await page
      .getByRole('row')
      .filter({ hasText: forgotten.number })
      .getByText(purchases.results.added, { exact: true })
      .waitFor();

    await goTo(page, `/informes/mes?mes=${month}`);
    await drop(listingOf(known, forgotten));
    await page.getByText(texts.compare.allEqual).waitFor();

    const saved = page.waitForEvent('download');
    await button(texts.save).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`mes-${month}.zip`);
    const files = await filesOf(await downloaded(file));
    expect([...files.keys()].map((path) => path.split('/')[0])).toEqual([
      'retenciones',
      'retenciones',
      'compras',
      'compras',
      `AT-${month.slice(5)}${month.slice(0, 4)}.xml`,
      `mes-${month}.xlsx`,
    ]);
    const sheets = await readWorkbook(files.get(`mes-${month}.xlsx`) ?? Buffer.of());
    const numbers = sheets.find(({ sheet }) => sheet === 'Compras')?.data.map((row) => row[1] ?? 'Total');
    expect(numbers?.toSorted()).toEqual([known.number, forgotten.number, 'Número', 'Total'].toSorted());
    await page.keyboard.press('Escape');
  });

  it('says what the annex of transactions lacks, with the way there, and gives it', async () => {
    await button(texts.annex.check).click();
    const findings = page.getByRole('table', { name: texts.annex.findings });
    await findings.getByText(texts.annex.level.decision).first().waitFor();
    const notWithheld = findings.getByRole('row').filter({ hasText: 'No tiene retención' });
    await expect(notWithheld.getByRole('link').getAttribute('href')).resolves.toContain('/compras/');
    const annexed = page.getByRole('table', { name: texts.annex.purchases }).getByRole('row');
    await expect.poll(() => annexed.count()).toBe(2);
    await expectBothLooks(page, 'month-annex');
    const saved = page.waitForEvent('download');
    await button(texts.annex.save.zip).click();
    const file = await saved;
    const name = `AT-${month.slice(5)}${month.slice(0, 4)}`;
    expect(file.suggestedFilename()).toBe(`${name}.zip`);
    const files = await filesOf(await downloaded(file));
    expect(files.get(`${name}.xml`)?.toString()).toContain('<tipoComprobante>01</tipoComprobante>');
  });

  it('sends each month to the accountant once an address is set', async () => {
    await page.getByLabel(texts.mail.email).fill('contadora');
    await button(texts.mail.start).click();
    await confirmDestination(page);
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel(texts.mail.email).fill('contadora@example.com');
    await button(texts.mail.start).click();
    await confirmDestination(page);
    await page.getByText(texts.mail.noAccount).waitFor();
    await button(texts.mail.stop).click();
    await page.getByText(texts.mail.off).waitFor();
  });

  it('closes half-years of the RIMPE regime, the one just over first', async () => {
    const { entities } = workspaceResource.parse((await service.call('GET', '/v1/local/workspace')).json);
    const business = entities.find(({ kind }) => kind === 'sandbox');
    const regime = 'rimpe_emprendedor';
    const changed = await service.call('PATCH', `/v1/ec/entities/${business?.id}`, { regime });
    expect(changed).toMatchObject({ status: 200, json: { regime } });
    await (await sandboxIssuer(service))('invoices', anInvoiceBody());
    await page.reload();
    await switchEnvironment(page, 'sandbox');
    await goTo(page, '/informes/mes');
    const choice = page.getByRole('combobox', { name: texts.whichPeriod });
    const current = halfYearOf(today);
    await expect.poll(() => choice.inputValue()).toBe(formatTaxPeriod(taxPeriodBefore(current), 'es'));
    await choice.click();
    await page.getByRole('option', { name: formatTaxPeriod(current, 'es'), exact: true }).click();
    await expectBothLooks(page, 'month-half-year');
    const saved = page.waitForEvent('download');
    await button(texts.save).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`mes-${current}.zip`);
    const files = await filesOf(await downloaded(file));
    expect([...files.keys()]).toContain(
      current.endsWith('S1') ? `AT-06${today.slice(0, 4)}.xml` : `AT-12${today.slice(0, 4)}.xml`,
    );
  });

  async function drop(listing: Buffer): Promise<void> {
    await page
      .getByRole('region', { name: texts.compare.drop })
      .locator('input[type=file]')
      .setInputFiles([{ name: 'recibidos.txt', mimeType: 'text/plain', buffer: listing }]);
  }

  function listingOf(...documents: readonly DocumentResource[]): Buffer {
    const header =
      'RUC_EMISOR\tRAZON_SOCIAL_EMISOR\tTIPO_COMPROBANTE\tSERIE_COMPROBANTE\tCLAVE_ACCESO\tFECHA_AUTORIZACION\tFECHA_EMISION\tIDENTIFICACION_RECEPTOR\tVALOR_SIN_IMPUESTOS\tIVA\tIMPORTE_TOTAL';
    const rows = documents.map((document) => {
      const { access_key: key, number } = document;
      if (document.object !== 'invoice') throw new Error(`not an invoice: ${document.object}`);
      const { subtotal, iva, total } = document;
      const day = toSriDate(today);
      const ruc = key.slice(10, 23);
      return [
        ruc,
        'PROVEEDOR S.A.',
        'Factura',
        number,
        key,
        `${day} 10:00:00`,
        day,
        '1',
        subtotal,
        iva,
        total,
      ].join('\t');
    });
    return Buffer.from([header, ...rows].join('\r\n'), 'latin1');
  }
});
