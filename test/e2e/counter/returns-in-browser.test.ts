import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { type LoopbackPrinter, openLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused, stockShelf } from '../support/counter.ts';
import { type IssuedForTest, rosa, sandboxIssuer, smallSale } from '../support/issued-documents.ts';
import { addPrinter, paperOf } from '../support/paper.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

describe('a return at the counter, by keyboard', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let printer: LoopbackPrinter;
  let sale: IssuedForTest;
  let anonymous: IssuedForTest;

  beforeAll(async () => {
    [printer, service, browser] = await Promise.all([openLoopbackPrinter(), startService(), launchBrowser()]);
    await stockShelf(service);
    await addPrinter(service, printer);
    await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
    const issue = await sandboxIssuer(service);
    anonymous = await issue('invoices', smallSale({ identification_type: 'consumidor_final' }));
    sale = await issue('invoices', smallSale(rosa));
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await printer?.switchOff();
  });

  const field = () => page.getByLabel(es.returns.findLabel);
  const quantityOf = (name: string) => page.getByLabel(`Cantidad que se devuelve de ${name}`);
  const giveBack = () => page.getByRole('status', { name: es.returns.giveBack });

  it('begins at the counter with one key, and finds sales by customer and total', async () => {
    await page.keyboard.press('Control+d');
    await field().waitFor();
    const sales = page.getByRole('link', { name: /^Devolver de la venta/ });
    await expect.poll(() => sales.count()).toBe(2);
    await expectBothLooks(page, 'returns-find');
    await field().fill('cevallos');
    await expect.poll(() => sales.count()).toBe(1);
    await page.getByLabel(es.returns.total).fill('1');
    await page.getByText(es.returns.noMatch).waitFor();
    await expectBothLooks(page, 'returns-none');
    await page.getByRole('button', { name: es.documents.clearFilters }).click();
    await page.getByLabel(es.returns.total).fill(sale.total);
    await expect.poll(() => sales.count()).toBe(2);
    await page.getByLabel(es.returns.total).fill('');
  });

  it('says what may be done with a sale to nobody in particular', async () => {
    await field().focus();
    await scan(page, anonymous.access_key);
    await page.getByText(es.returns.finalConsumer.title).waitFor();
    await page.getByText(es.returns.finalConsumer.money, { exact: true }).waitFor();
    await expectBothLooks(page, 'returns-final-consumer');
    await page.getByRole('link', { name: es.returns.otherSale }).press('Enter');
  });

  it('gives back one scanned coffee and the repair, and prints what was issued', async () => {
    await field().waitFor();
    await scan(page, sale.number);
    await quantityOf(coffee.name).waitFor();
    await scan(page, coffee.barcode);
    await expect.poll(() => quantityOf(coffee.name).inputValue()).toBe('1');
    await quantityOf('Arreglo de cafetera').fill('2');
    await page.getByText('Solo quedan 1.').waitFor();
    await expectBothLooks(page, 'returns-too-many');
    await quantityOf('Arreglo de cafetera').fill('1');
    await expect.poll(() => giveBack().textContent()).toBe('$ 18.69');
    await page.keyboard.press('F9');
    await page.getByText(es.returns.reasonRequired).waitFor();
    await isFocused(page.getByRole('textbox', { name: es.returns.reason }));
    await page.keyboard.type('Producto defectuoso');
    await page.getByRole('checkbox', { name: es.returns.keptOut }).press('Space');
    await expectBothLooks(page, 'returns-lines');
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: es.returns.done }).waitFor();
    await page.getByText(es.status.simulated, { exact: true }).waitFor();
    await expectBothLooks(page, 'returns-done');
    const { text, pulses } = await paperOf(printer, 1);
    expect(text).toContain('NOTA DE CRÉDITO');
    expect(text).toContain(sale.number);
    expect(text).toContain('Producto defectuoso');
    expect(pulses).toBe(1);
  });

  it('leaves what is left for another return, and nothing after that', async () => {
    await page.getByRole('link', { name: es.returns.another }).press('Enter');
    await field().waitFor();
    await scan(page, sale.access_key);
    await page.getByText('1 ya devuelto').first().waitFor();
    await page.getByRole('button', { name: es.returns.everything }).press('Enter');
    await expect.poll(() => giveBack().textContent()).toBe('$ 9.19');
    await page.getByRole('button', { name: es.returns.reasons.regret }).press('Enter');
    await page.keyboard.press('F8');
    const split = page.getByRole('group', { name: es.returns.refund });
    const [cash, card] = [es.returns.methods.sin_sistema_financiero, es.returns.methods.tarjeta_credito];
    await split.getByLabel(cash).fill('1');
    await split.getByLabel(card).fill('4,19');
    await page.getByText('Falta repartir $ 4.00').waitFor();
    await expectBothLooks(page, 'returns-split');
    await split.getByLabel(cash).fill('');
    await expect.poll(() => split.getByLabel(cash).getAttribute('placeholder')).toBe('5.00');
    await page.keyboard.press('F9');
    await page.getByRole('heading', { name: es.returns.done }).waitFor();
    await page.getByLabel(es.returns.handBack).getByText('$ 5.00').waitFor();
    await page.getByLabel(es.returns.notInCash.replace('{{method}}', card)).getByText('$ 4.19').waitFor();
    await page.getByText(es.status.simulated, { exact: true }).waitFor();
    await page.getByRole('link', { name: es.returns.another }).press('Enter');
    await field().waitFor();
    await scan(page, sale.number);
    await page.getByText(es.returns.rejection.credited.title).waitFor();
  });

  it('opens the one sale of what is typed, though Enter comes before its answer', async () => {
    await goTo(page, '/devolucion');
    await field().waitFor();
    const answered = Promise.withResolvers<void>();
    const search = /\/v1\/ec\/invoices\?.*q=/;
    await page.route(search, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const requested = page.waitForRequest(search);
    await field().fill('rosa elena');
    await field().press('Enter');
    await requested;
    answered.resolve();
    await page.getByText(es.returns.rejection.credited.title).waitFor();
  });
});
