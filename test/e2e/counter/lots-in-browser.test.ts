import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productLots } from '../../../src-main/contract/catalog/lots.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { formatDate } from '../../../src-renderer/lib/format/format.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

const texts = es.lots;

/** From the switch to what expired and is disposed of. */
describe('lots with expiry in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let productId: string;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
    productId = productResource.parse((await service.call('POST', '/v1/local/products', coffee)).json).id;
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const dialog = () => page.getByRole('dialog');
  const gone = () => dialog().waitFor({ state: 'detached' });
  const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
  const ofCoffee = (text: string) => text.replace('{{name}}', coffee.name);
  const lotsOf = async () =>
    productLots.parse(
      (await service.call('GET', `/v1/local/stock/products/${productId}/lots?environment=sandbox`)).json,
    );

  it('are switched on, for a product, which comes in with what expires', async () => {
    await goTo(page, '/ajustes');
    await page.getByRole('switch', { name: texts.switch }).press('Space');
    await goTo(page, '/productos');
    await page.getByRole('button', { name: ofCoffee(es.catalog.editOf) }).press('Enter');
    await dialog().getByLabel(texts.track).press('Space');
    await inDialog(es.action.save).press('Enter');
    await gone();

    await goTo(page, '/inventario');
    await page.getByRole('button', { name: ofCoffee(es.stock.moveOf) }).press('Enter');
    await dialog().getByLabel(ofCoffee(es.stock.quantityOf)).fill('4');
    await dialog().getByLabel(ofCoffee(texts.lotOf)).fill('L-7');
    const yesterday = daysBefore(ecuadorDate(new Date()), 1);
    await dialog().getByLabel(ofCoffee(texts.expiresOf)).fill(formatDate(yesterday));
    await dialog().getByLabel(texts.confirm).waitFor();
    await expectBothLooks(page, 'lot-entry');
    await inDialog(es.stock.save).press('Enter');
    await dialog().getByLabel(texts.confirm).press('Space');
    await inDialog(es.stock.save).press('Enter');
    await gone();
    expect((await lotsOf()).lots).toMatchObject([{ number: 'L-7', quantity: '4' }]);
  });

  it('warn in the line of a sale and on the first page, from where what expired is disposed of', async () => {
    await goTo(page, '/');
    await searchField(page).fill(coffee.barcode);
    await searchField(page).press('Enter');
    await page.getByRole('status').filter({ hasText: texts.onlyExpired }).waitFor();

    await goTo(page, '/inicio');
    await page.getByRole('link', { name: es.home.lotsAction }).press('Enter');
    await page.getByRole('table', { name: texts.expiring }).getByText('L-7').waitFor();
    await expectBothLooks(page, 'lots-expiring');
    await page.getByRole('button', { name: new RegExp(`^${texts.dispose} `) }).press('Enter');
    await inDialog(es.stock.save).press('Enter');
    await gone();
    await page.getByText(texts.nothing, { exact: true }).waitFor();
    expect(await lotsOf()).toMatchObject({ lots: [], without_lot: '0' });
  });

  it('are taken out of, all or some, where the date was wrong', async () => {
    const lot = { number: 'L-8', expires_on: '2062-01-31', quantity: '4' };
    const products = [{ product_id: productId, quantity: '6', lots: [lot] }];
    await service.call('POST', '/v1/local/stock/movements', { environment: 'sandbox', kind: 'in', products });
    await page.getByText(es.stock.shown.tracked, { exact: true }).click();
    await page.getByRole('button', { name: ofCoffee(es.stock.historyOf) }).press('Enter');
    await dialog()
      .getByRole('button', { name: new RegExp(`^${texts.takeOut} `) })
      .press('Enter');
    const choice = dialog().getByLabel(ofCoffee(texts.lotOf));
    await choice.locator('option:checked', { hasText: 'L-8' }).waitFor({ state: 'attached' });
    expect(await dialog().getByLabel(es.stock.reason, { exact: true }).inputValue()).toBe('');
    await dialog().getByLabel(ofCoffee(es.stock.quantityOf)).fill('3');
    await expectBothLooks(page, 'lot-exit');
    await inDialog(es.stock.save).press('Enter');
    await gone();
    expect(await lotsOf()).toMatchObject({ lots: [{ number: 'L-8', quantity: '1' }], without_lot: '2' });
  });
});
