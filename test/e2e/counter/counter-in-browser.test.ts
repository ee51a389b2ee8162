import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { isFocused, sellByKeyboard, stockShelf, tabTo } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

describe('the window in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('takes the one-time token out of the address', async () => {
    await page.getByRole('heading', { name: 'Mostrador' }).waitFor();
    expect(page.url()).not.toContain('token');
  });

  it('sells by keyboard alone, and the invoice ends authorized', async () => {
    const { number, total, change } = await sellByKeyboard(page);
    expect(number).toBe('001-001-000000001');
    expect(total).toBe('$ 8.54');
    expect(change).toContain('1.46');
    await keepScreenshot(page, 'browser-ticket');
  });

  it('shows how delivery stands, by the last real attempt', async () => {
    const delivery = page.getByRole('region', { name: 'Estado del envío al SRI' });
    await delivery.getByText('Simulador listo').waitFor();
    await delivery.getByText('Nada por autorizar').waitFor();
  });

  it('is ready for the next customer after one key', async () => {
    await page.keyboard.press('Enter');
    await page.getByText('Listo para vender').waitFor();
    await isFocused(page.getByRole('combobox'));
    await page.keyboard.type('algo');
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('algo');
    await page.keyboard.press('Escape');
  });

  it('lists the sale among the documents, and opens it, without a mouse', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Documentos' }));
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /001-001-000000001/ });
    await row.getByText('Simulado').waitFor();
    await keepScreenshot(page, 'browser-documents');
    await tabTo(page, page.getByRole('link', { name: 'Abrir Factura 001-001-000000001' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Recorrido' }).waitFor();
    expect(await page.getByText('Rosa Elena Cevallos').first().isVisible()).toBe(true);
    await keepScreenshot(page, 'browser-document');
  });

  it('says that the service is gone, and keeps what is on the screen', async () => {
    const shown = page.getByRole('heading', { name: 'Recorrido' });
    await shown.waitFor();
    await page.route('**/v1/**', (route) => route.abort());
    await page.getByText(es.lock.serviceTitle).waitFor();
    await shown.waitFor();
    await expectBothLooks(page, 'service-gone');
    // While it is gone: once it is back, the window may see that by itself before anybody presses.
    await page.getByRole('button', { name: es.connect.retry, exact: true }).click();
    await page.getByText(es.lock.serviceTitle).waitFor();
    await page.unroute('**/v1/**');
    await page.getByText(es.lock.serviceTitle).waitFor({ state: 'detached' });
  });

  it('gives no second person a session for the same link, and says that it was used and how to go on', async () => {
    const stranger = await browser.newPage();
    await stranger.goto(service.link);
    await stranger.getByRole('heading', { name: es.connect.linkSpent }).waitFor();
    await stranger.getByText(es.connect.linkSpentHint).waitFor();
    expect(new URL(stranger.url()).hash).toBe('');
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await keepScreenshot(stranger, 'used-link');
    await stranger.close();
  });
});
