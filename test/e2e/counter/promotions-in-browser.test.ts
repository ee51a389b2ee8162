import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promotionResource } from '../../../src-main/contract/catalog/promotion.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, stockShelf } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

describe('a promotion, in a browser', () => {
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

  const saved = (amount: string, name: string) =>
    page.getByText(es.promotions.saves.replace('{{amount}}', amount).replace('{{name}}', name));

  it('is made on its page and applied by the counter, which says so when it changes before it is charged', async () => {
    await goTo(page, '/productos/promociones');
    await page.getByRole('button', { name: es.promotions.new }).click();
    await page.getByLabel(es.promotions.name).fill('Café 3×2');
    await page.getByText(es.promotions.kinds.n_for_m).click();
    const products = page.getByRole('combobox', { name: es.promotions.products });
    await products.fill('pasado');
    await page.getByRole('option', { name: coffee.name }).click();
    await products.press('Tab');
    const preview = page.getByRole('table', { name: es.promotions.preview });
    await preview.getByText('$ 14.38').waitFor();
    await preview.scrollIntoViewIfNeeded();
    await expectBothLooks(page, 'promotion-dialog');
    await page.getByRole('button', { name: es.action.save }).click();
    await page.getByText(es.promotions.statuses.running).waitFor();

    await goTo(page, '/');
    await searchField(page).waitFor();
    await scan(page, coffee.barcode, coffee.barcode, coffee.barcode);
    await saved('$ 7.19', 'Café 3×2').waitFor();
    const { data } = listOf(promotionResource).parse(
      (await service.call('GET', '/v1/local/promotions')).json,
    );
    const body = { name: 'Mitad', terms: { kind: 'percent', percent: '50' } };
    await service.call('PUT', `/v1/local/promotions/${data[0]?.id}`, body);
    // The dialog opens at once; what it was to be charged at is no longer so, and nothing is issued.
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('20');
    await page.keyboard.press('Enter');
    await page.getByText(es.promotions.changed).waitFor();
    await saved('$ 10.79', 'Mitad').waitFor();
    await expectBothLooks(page, 'promoted-line');

    await page.getByLabel(es.promotions.takeOffOf.replace('{{name}}', coffee.name)).click();
    await page.getByText(es.promotions.takenOff).waitFor();
    await page.getByLabel(es.promotions.applyOf.replace('{{name}}', coffee.name)).click();
    await saved('$ 10.79', 'Mitad').waitFor();
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('20');
    await page.keyboard.press('Enter');
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.waitFor();
    expect(await ticket.textContent()).toContain('10.78');

    const elsewhere = { name: 'De otra ventana', terms: { kind: 'percent', percent: '5' } };
    expect((await service.call('POST', '/v1/local/promotions', elsewhere)).status).toBe(201);
    await goTo(page, '/productos/promociones');
    // Sooner than the list is read again by itself.
    await page.getByRole('row', { name: elsewhere.name }).waitFor({ timeout: 10_000 });
    const row = page.getByRole('row', { name: 'Mitad' });
    await row.getByText('$ 9.37').waitFor();
    expect(await row.textContent()).toContain('$ 9.38');
  });
});
