import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { openAgentsWindow, sellToUs, xmlOf } from '../support/purchases.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo } from '../support/window-driver.ts';

const { purchases: texts } = es;

/** From the supplier's invoice to the withholding that was authorized, without a mouse. */
describe('purchases in a browser', () => {
  let authority: AuthorityDouble;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

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

  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('takes invoices in by file and by key, and says what is none of ours', async () => {
    const supplier = await aSupplier(authority);
    const [ours, foreign, keyed] = [
      await sellToUs(supplier),
      await sellToUs(supplier, anInvoiceBody()),
      await sellToUs(supplier),
    ];
    await goTo(page, '/compras');
    await page.getByRole('heading', { name: texts.emptyTitle }).waitFor();
    await expectBothLooks(page, 'purchases-empty');
    await page.getByRole('link', { name: texts.add }).first().press('Enter');
    await page.locator('input[type=file]').setInputFiles([
      { name: 'factura.xml', mimeType: 'application/xml', buffer: await xmlOf(supplier, ours) },
      { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'ajena.xml', mimeType: 'application/xml', buffer: await xmlOf(supplier, foreign) },
    ]);
    await row('factura.xml').getByText(texts.results.added, { exact: true }).waitFor();
    await row('ajena.xml')
      .getByText(/no a su negocio/)
      .waitFor();
    await expectBothLooks(page, 'purchases-arrivals');

    const key = page.getByLabel(texts.key, { exact: true });
    await key.press('Enter');
    await key.fill(`${keyed.access_key}\n${ours.access_key}`);
    await button(texts.read).press('Enter');
    await row(keyed.number).getByText(texts.results.added, { exact: true }).waitFor();
    await row(ours.access_key).getByText(texts.results.there, { exact: true }).waitFor();
  });

  it('withholds in two presses, from a suggestion that says why', async () => {
    await goTo(page, '/compras');
    await page.getByText(texts.dueCount_other.replace('{{count}}', '2')).waitFor();
    await page.getByText(texts.kindUnknownCount_other.replace('{{count}}', '2')).waitFor();
    await expectBothLooks(page, 'purchases-list');
    await page.getByRole('table', { name: texts.list }).getByRole('link').first().press('Enter');
    await page.getByText(texts.kindUnknownHint).waitFor();
    await expect.poll(() => button(texts.withhold).isDisabled()).toBe(true);
    await expectBothLooks(page, 'purchase-kind-unknown');
    await page.getByLabel(texts.kind).selectOption('goods');
    await page.getByText(/Compró bienes/).waitFor();
    await page.getByLabel(texts.kind).selectOption('services');
    await page.getByText(/Contrató servicios/).waitFor();
    await expectBothLooks(page, 'purchase');

    const drafts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/document-drafts\/./.test(request.url()))
        drafts.push(request.url());
    });
    await button(texts.withhold).press('Enter');
    const issue = page.getByRole('dialog').getByRole('button', { name: es.editor.issue, exact: true });
    await issue.press('Enter');
    await page.getByRole('heading', { name: es.editor.issued }).waitFor();

    await goTo(page, '/compras?ver=withheld');
    await page.getByText(texts.withheld.replace('{{number}}', '002-003-000000001')).waitFor();
    // Read again, it is gone, and would be begun anew where its document is to be seen.
    expect(drafts).toHaveLength(1);
  });

  it('leaves out what is not withheld from, with the reason, and takes that back', async () => {
    await goTo(page, '/compras?ver=to_withhold');
    // Until then it is the list of before, which stays while the other one is read.
    await page
      .getByText(texts.withheld.replace('{{number}}', '002-003-000000001'))
      .waitFor({ state: 'detached' });
    await page.getByRole('table', { name: texts.list }).getByRole('link').first().press('Enter');
    await button(texts.waive).press('Enter');
    await button(texts.reasons.card).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.waiveConfirm, exact: true })
      .press('Enter');
    await page.getByText(texts.waivedBecause.replace('{{reason}}', texts.reasons.card)).waitFor();
    const support = page.getByRole('combobox', { name: texts.taxSupport });
    await support.press('ArrowDown');
    await page.getByRole('option', { name: /^06 · / }).click();
    await expect.poll(() => support.inputValue()).toMatch(/^06 · /);
    await expectBothLooks(page, 'purchase-waived');
    await page.reload();
    await expect.poll(() => support.inputValue()).toMatch(/^06 · /);
    await button(texts.undoWaive).press('Enter');
    await button(texts.withhold).waitFor();
  });

  it('writes a purchase from paper, with all its faults at once', async () => {
    await goTo(page, '/compras/a-mano');
    await page.getByLabel(texts.identification).fill('1790016919001');
    await page.getByLabel(texts.name).fill('PAPELERÍA DEL NORTE');
    await page.getByLabel(texts.number, { exact: true }).fill('12');
    await button(texts.save).press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
    await expectBothLooks(page, 'purchase-by-hand');
    await page.getByLabel('15 %').fill('100');
    await expect.poll(() => page.getByRole('status', { name: texts.total }).textContent()).toBe('$ 115.00');
    await page.getByLabel(texts.number, { exact: true }).fill('1-1-12');
    await page.getByLabel('15 %').press('Enter');
    await page.getByRole('heading', { name: 'Factura 001-001-000000012' }).waitFor();
    await button(texts.remove).press('Enter');
    await page.getByRole('heading', { name: texts.title, exact: true }).waitFor();
    const removed = page.getByRole('link', { name: '001-001-000000012' });
    await expect.poll(() => removed.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await removed.waitFor();
  });

  it('writes a supplier’s credit note from paper, with what it modifies', async () => {
    await goTo(page, '/compras/a-mano');
    await page.getByLabel(texts.kindOfDocument).selectOption('nota_credito');
    await page.getByLabel(texts.identification).fill('1790016919001');
    await page.getByLabel(texts.name).fill('PAPELERÍA DEL NORTE');
    await page.getByLabel(texts.number, { exact: true }).fill('1-1-13');
    await page.getByLabel(texts.authorizationNumber, { exact: true }).fill('1109876543');
    await page.getByLabel('15 %').fill('10');
    await button(texts.save).press('Enter');
    const modified = page.getByLabel(texts.modifiedNumber);
    await modified.and(page.locator('[aria-invalid=true]')).waitFor();
    await expectBothLooks(page, 'purchase-note-by-hand');
    await modified.fill('1-1-12');
    await page.getByLabel(texts.modifiedAuthorization).fill('1109876542');
    await modified.press('Enter');
    await page.getByText('Factura 001-001-000000012', { exact: true }).waitFor();
    await page.getByText('1109876542').waitFor();
    await page.getByRole('combobox', { name: texts.taxSupport }).waitFor();
    await expectBothLooks(page, 'purchase-note');
    await button(texts.remove).press('Enter');
    await page.getByRole('heading', { name: texts.title, exact: true }).waitFor();
  });

  it('waives and removes several that were picked by key or by finger, and takes that back', async () => {
    await goTo(page, '/compras');
    const picked = (count: number) =>
      page.getByText(
        (count === 1 ? texts.picked_one : texts.picked_other).replace('{{count}}', String(count)),
      );
    const boxes = page.getByRole('table', { name: texts.list }).getByRole('checkbox');
    await boxes.nth(1).press('Space');
    await picked(1).waitFor();
    // A finger need not hit the box: its cell is as large as the row.
    await boxes
      .nth(3)
      .locator('xpath=ancestor::label')
      .click({ position: { x: 3, y: 3 } });
    await picked(2).waitFor();
    await boxes.first().press('Space');
    await picked(3).waitFor();
    await expectBothLooks(page, 'purchases-picked');

    await button(texts.waive).press('Enter');
    await button(texts.reasons.card).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.waiveConfirm, exact: true })
      .press('Enter');
    await page.getByText(texts.done.waive_other.replace('{{count}}', '2')).waitFor();
    // The one that was withheld from stays as it is, picked, with why.
    await page.getByText(/Ya se emitió su retención/).waitFor();
    await picked(1).waitFor();
    await expectBothLooks(page, 'purchases-not-all');
    await page.keyboard.press('Control+z');
    await page.getByText(texts.dueCount_other.replace('{{count}}', '2')).waitFor();

    await button(es.documentList.clear).press('Enter');
    const paper = page.getByRole('link', { name: '001-001-000000012' });
    await page.getByRole('checkbox', { name: '001-001-000000012' }).press('Space');
    // What was undone is still being written.
    await expect.poll(() => button(texts.remove).isEnabled()).toBe(true);
    await button(texts.remove).press('Enter');
    await expect.poll(() => paper.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await paper.waitFor();
  });
});
