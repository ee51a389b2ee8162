import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { hasTakenFocus, isFocused } from '../support/counter.ts';
import { type IssuedForTest, rosa, sandboxIssuer, smallSale } from '../support/issued-documents.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

describe('putting documents right in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let refused: IssuedForTest;
  let authorized: IssuedForTest;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    const issue = await sandboxIssuer(service);
    refused = await issue('invoices', { ...smallSale(rosa), simulate: 'returned' });
    authorized = await issue('invoices', smallSale(rosa));
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const open = async (id: string) => {
    await goTo(page, `/documentos/${id}`);
    await page.getByRole('heading', { name: es.document.timeline }).waitFor();
  };
  const focused = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);

  it('keeps a list and its filters in the address', async () => {
    await goTo(page, '/documentos?estado=refused');
    const links = page.getByRole('link', { name: /^Abrir/ });
    await expect.poll(() => links.count()).toBe(1);
    await expectBothLooks(page, 'correction-list');
    await links.first().press('Enter');
    await page.getByRole('link', { name: es.correction.open }).waitFor();
    await page.goBack();
    await expect.poll(() => links.count()).toBe(1);
  });

  it('shows the message of the SRI beside the datum it is about, and sends the corrected document', async () => {
    await open(refused.id);
    await page.getByText(es.document.programFault, { exact: true }).waitFor();
    await expectBothLooks(page, 'correction-document');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: es.document.faultReport }).click();
    expect((await saved).suggestedFilename()).toMatch(/^informe-\d{49}\.json$/);
    await page.getByRole('link', { name: es.correction.open }).press('Enter');
    await focused('/buyer/name');
    await page.getByText('SRI 35', { exact: false }).waitFor();
    await expectBothLooks(page, 'correction-form');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('F9');
    await page.getByText('Este campo es obligatorio.').waitFor();
    await focused('/buyer/name');
    await expectBothLooks(page, 'correction-fault');
    await page.keyboard.type('ROSA CEVALLOS MORA');
    await page.locator('[name="/lines/0/quantity"]').fill('3');
    await page.getByText('35.06').waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: es.document.timeline }).waitFor();
    await page.getByText(es.status.simulated, { exact: true }).first().waitFor();
    await page.getByText('ROSA CEVALLOS MORA').first().waitFor();
    // What was pressed is gone, and the focus is not lost with it.
    await isFocused(page.locator('#content'));
  });

  it('sends a document again by mail, and says which address is none', async () => {
    await page.getByRole('button', { name: es.annulment.email.open }).press('Enter');
    const to = page.getByLabel(es.annulment.email.to);
    await expect.poll(() => to.inputValue()).toBe(rosa.email);
    await to.fill('rosa@ejemplo.ec, caja@');
    await page.keyboard.press('Enter');
    await page.getByText('No es una dirección de correo: caja@').waitFor();
    await expectBothLooks(page, 'correction-email');
    await page.keyboard.press('Escape');
  });

  it('counts the days left to annul, and notes it only once the SRI has done it', async () => {
    await page.getByRole('button', { name: es.annulment.open, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^Quedan? \d+ días? para anularlo/).waitFor();
    await hasTakenFocus(dialog);
    await dialog.getByRole('button', { name: es.annulment.record }).press('Enter');
    await dialog.getByText(es.annulment.mustConfirm).waitFor();
    await expectBothLooks(page, 'correction-annul');
    await dialog.getByLabel(es.annulment.confirmed).press('Space');
    await dialog.getByRole('button', { name: es.annulment.record }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(es.status.annulled, { exact: true }).first().waitFor();
    await page.getByText(/^Anulado en el SRI el \d{2}\/\d{2}\/\d{4}$/).waitFor();
    expect(await page.getByRole('button', { name: es.annulment.open, exact: true }).count()).toBe(0);
    await expectBothLooks(page, 'correction-annulled');
  });

  it('corrects a wrong customer: a credit note of all, and the sale again for the right one', async () => {
    await open(authorized.id);
    await page.getByRole('link', { name: es.correction.buyer.open }).press('Enter');
    await page.getByRole('textbox', { name: es.buyer.identification }).fill(rosa.identification);
    await page.getByText(es.correction.buyer.same).waitFor();
    await page.getByRole('textbox', { name: es.buyer.identification }).fill('1790012345001');
    await page.getByLabel(es.buyer.name).fill('CAFETERIA EL FARO S.A.');
    await expectBothLooks(page, 'correction-buyer');
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: es.correction.buyer.done }).waitFor();
    await expectBothLooks(page, 'correction-buyer-done');
    await page.keyboard.press('Enter');
    await page.getByText('CAFETERIA EL FARO S.A.').first().waitFor();
    await page.getByLabel('Cantidad de Arreglo de cafetera').waitFor();
    await expectBothLooks(page, 'correction-buyer-sale');
  });
});
