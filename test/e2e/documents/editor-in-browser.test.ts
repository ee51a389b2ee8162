import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { type ApiClient, apiClient } from '../../support/service/api-client.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { stockShelf } from '../support/counter.ts';
import {
  beginDocument,
  beginFrom,
  chooseCode,
  fieldOf,
  issueWritten,
  offered,
  unfold,
  writeFields,
} from '../support/editor.ts';
import { rosa } from '../support/issued-documents.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField, switchEnvironment } from '../support/window-driver.ts';

const today = ecuadorDate(new Date());

describe('writing documents of all six kinds in a browser', () => {
  let authority: AuthorityDouble;
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let client: ApiClient;

  beforeAll(async () => {
    [authority, browser] = await Promise.all([startAuthorityDouble({ decisionDelayMs: 0 }), launchBrowser()]);
    service = await startService({ MOSTRADOR_AUTHORITY_TEST_URL: authority.url });
    const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
    const certificate = { p12_base64: p12, password: testPassword };
    const setup = await service.call('PUT', '/v1/local/setup', { ...aBusiness(), certificate });
    expect(setup.status).toBe(200);
    await stockShelf(service);
    const made = await service.call('POST', '/v1/local/api-keys', { environment: 'test' });
    client = apiClient(service.url, createdApiKey.parse(made.json).key);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
    await switchEnvironment(page, 'test');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await authority?.close();
  });

  const authorized = async (id: string, type: DocumentType) => {
    await expect
      .poll(async () => (await client.call('GET', `/v1/ec/documents/${id}`)).json(), { timeout: 60_000 })
      .toMatchObject({ object: type, status: 'authorized' });
    return id;
  };
  const focusedPointer = (pointer: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(pointer);
  const drafts = () => page.getByRole('table', { name: es.editor.drafts }).locator('tbody tr');
  let invoice: string;
  let settlement: string;

  it('writes an invoice by keyboard alone: products by their names, rows by Enter', async () => {
    await beginDocument(page, 'invoice');
    await expectBothLooks(page, 'editor-invoice-empty');
    await page.keyboard.press('F9');
    await page.getByText('Este campo es obligatorio.').first().waitFor();
    await focusedPointer('/buyer/identification');
    await expectBothLooks(page, 'editor-invoice-faulty');
    await page.keyboard.type(rosa.identification);
    await writeFields(page, { '/buyer/name': rosa.name, '/buyer/email': rosa.email });
    await fieldOf(page, '/lines/0/code').focus();
    await page.keyboard.type('cafe');
    await offered(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => fieldOf(page, '/lines/0/unit_price').inputValue()).toBe('6.25');
    await fieldOf(page, '/lines/0/quantity').fill('2');
    await fieldOf(page, '/lines/0/quantity').press('Enter');
    await focusedPointer('/lines/1/code');
    await page.keyboard.press('ArrowUp');
    await focusedPointer('/lines/0/code');
    await writeFields(page, {
      '/lines/1/description': 'Arreglo de cafetera',
      '/lines/1/unit_price': '10',
    });
    await page.getByText('25.88').waitFor();
    await page.getByText(/^Borrador guardado/).waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('dialog').getByText('Arreglo de cafetera').waitFor();
    await expectBothLooks(page, 'editor-preview');
    await page.getByRole('button', { name: es.editor.goOnWriting }).press('Enter');
    invoice = await authorized(await issueWritten(page), 'invoice');
    await page.getByText(es.status.authorized, { exact: true }).waitFor();
    await expectBothLooks(page, 'editor-issued');
    await goTo(page, '/documentos/nuevo');
    await page.getByText(es.editor.noDrafts).waitFor();
  });

  it('takes up a draft where it was left, with rows that were pasted from a spreadsheet', async () => {
    await beginFrom(page, invoice, 'same');
    await fieldOf(page, '/lines/2/code').waitFor({ state: 'detached' });
    await fieldOf(page, '/lines/1/code').focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'P1\tPan de yuca\t12\t0,50\t\t\t0\nP2\tQuimbolito\t3\t$ 1,25\t\t\t15%');
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await expect.poll(() => fieldOf(page, '/lines/2/description').inputValue()).toBe('Quimbolito');
    await expect.poll(() => fieldOf(page, '/lines/1/taxes/0/rate').inputValue()).toBe('iva_0');
    await page.getByText(/^Borrador guardado/).waitFor();
    await page.reload();
    await expect.poll(() => fieldOf(page, '/lines/2/unit_price').inputValue()).toBe('1.25');
    await goTo(page, '/documentos/nuevo');
    await expect.poll(() => drafts().count()).toBe(1);
    await drafts().getByText(rosa.name).waitFor();
    await expectBothLooks(page, 'editor-drafts');
    await drafts().getByRole('link').click();
    await expect.poll(() => fieldOf(page, '/lines/2/quantity').inputValue()).toBe('3');
    await goTo(page, '/documentos/nuevo');
    await drafts().getByRole('button').click();
    await page.getByText(es.editor.noDrafts).waitFor();
  });

  it('unfolds an annex where it is wanted', async () => {
    await beginDocument(page, 'invoice');
    await writeFields(page, {
      '/buyer/identification_type': 'exterior',
      '/buyer/identification': 'P-7788',
      '/buyer/name': 'ACME IMPORTS LLC',
      '/lines/0/description': 'Rosas, caja',
      '/lines/0/unit_price': '120',
      '/lines/0/taxes/0/rate': 'iva_0',
    });
    await unfold(page, 'export');
    await writeFields(page, {
      '/export/incoterm': 'FOB',
      '/export/incoterm_place': 'Guayaquil',
      '/export/loading_port': 'Guayaquil',
      '/export/destination_port': 'Miami',
      '/export/international_freight': '35,50',
    });
    await chooseCode(page, '/export/origin_country', 'ecuador');
    await chooseCode(page, '/export/destination_country', '110');
    await page.getByText('155.50').first().waitFor();
    await expectBothLooks(page, 'editor-export');
    await authorized(await issueWritten(page), 'invoice');
  });

  it('begins a credit note with all that is left of its invoice', async () => {
    await beginFrom(page, invoice, 'credit_note');
    await expect.poll(() => fieldOf(page, '/lines/0/quantity').inputValue()).toBe('2');
    const remove = page.getByRole('button', { name: 'Quitar la fila 2 de Detalle' });
    await remove.click();
    await page.getByRole('button', { name: es.undo.undo }).click();
    await remove.click();
    await expect.poll(() => remove.count()).toBe(0);
    await fieldOf(page, '/reason').fill('Devolución');
    await expectBothLooks(page, 'editor-credit-note');
    await authorized(await issueWritten(page), 'credit_note');
  });

  it('finds the invoice of a debit note by its number', async () => {
    await beginDocument(page, 'debit_note');
    await page.getByRole('combobox', { name: es.editor.findInvoice }).fill('002-003-000000041');
    await offered(page).click();
    await page.getByRole('button', { name: es.editor.otherInvoice }).waitFor();
    await writeFields(page, { '/reasons/0/description': 'Interés de mora', '/reasons/0/amount': '3' });
    await page.getByText('3.45').waitFor();
    await expectBothLooks(page, 'editor-debit-note');
    await authorized(await issueWritten(page), 'debit_note');
  });

  it('sends the goods of an invoice on their way', async () => {
    await beginFrom(page, invoice, 'delivery_note');
    await writeFields(page, {
      '/origin_address': 'Av. Amazonas N34-120, Quito',
      '/plate': 'PBA1234',
      '/carrier/identification': '1790012345001',
      '/carrier/name': 'TRANSPORTES EL RAPIDO S.A.',
      '/recipients/0/address': 'Calle Larga 4-20, Cuenca',
    });
    await expectBothLooks(page, 'editor-delivery-note');
    await authorized(await issueWritten(page), 'delivery_note');
  });

  it('settles a purchase from somebody who issues no invoices', async () => {
    await beginDocument(page, 'purchase_settlement');
    await writeFields(page, {
      '/supplier/identification': rosa.identification,
      '/supplier/name': rosa.name,
      '/lines/0/description': 'Reparación de estanterías',
      '/lines/0/unit_price': '120',
    });
    await page.getByText('138.00').waitFor();
    await expectBothLooks(page, 'editor-settlement');
    settlement = await authorized(await issueWritten(page), 'purchase_settlement');
  });

  it('withholds of it, by codes that are found by their words', async () => {
    await beginFrom(page, settlement, 'withholding');
    await expect
      .poll(() => fieldOf(page, '/support_documents/0/withholdings/0/base').inputValue())
      .toBe('120.00');
    await chooseCode(page, '/support_documents/0/withholdings/0/code', 'servicios mano obra');
    await expectBothLooks(page, 'editor-withholding');
    await expect
      .poll(() => fieldOf(page, '/support_documents/0/withholdings/1/code').inputValue())
      .toMatch(/^3\b/);
    await authorized(await issueWritten(page), 'withholding');
  });

  it('withholds of a paper invoice, whose amounts follow from its base', async () => {
    await beginDocument(page, 'withholding');
    const at = '/support_documents/0';
    await fieldOf(page, '/supplier/identification').fill('0992345678001');
    await writeFields(page, {
      '/supplier/name': 'PAPELERIA DEL PUERTO S.A.',
      [`${at}/number`]: '002-001-000004567',
      [`${at}/issue_date`]: today,
      [`${at}/authorization_number`]: '1234567890',
      [`${at}/taxes/0/base`]: '100',
    });
    await expect.poll(() => fieldOf(page, `${at}/total`).inputValue()).toBe('115.00');
    await expect.poll(() => fieldOf(page, `${at}/withholdings/0/base`).inputValue()).toBe('100.00');
    await chooseCode(page, `${at}/withholdings/0/code`, '312');
    // A sales note gives no credit of IVA; an invoice may be for the same as one.
    const support = fieldOf(page, `${at}/tax_support`);
    for (const [kind, code] of [
      ['nota de venta', /^02 · /],
      ['factura', /^02 · /],
    ] as const) {
      expect(await support.inputValue()).not.toBe('');
      await chooseCode(page, `${at}/document_type`, kind);
      await expect.poll(() => support.inputValue()).toMatch(code);
    }
    await authorized(await issueWritten(page), 'withholding');
  });
});
