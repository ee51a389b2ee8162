import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productList } from '../../../src-main/contract/catalog/product.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused, stockShelf } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, pinOf, searchField } from '../support/window-driver.ts';

const rosa = { name: 'Rosa Cevallos', role: 'administrator', pin: '482913' };
const luis = { name: 'Luis Andrade', role: 'cashier', pin: '1357' };

describe('a sale below cost, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const products = productList.parse((await service.call('GET', '/v1/local/products')).json);
    const id = products.data.find(({ code }) => code === coffee.code)?.id;
    const cost = { environment: 'sandbox', unit_cost: '6.00' };
    const stated = await service.call('PUT', `/v1/local/products/${id}/cost`, cost);
    if (stated.status !== 200) throw new Error(`the service answered ${stated.status} to a cost`);
    const made = await service.call('POST', '/v1/local/operators', rosa);
    const { id: first } = z.object({ id: z.uuid() }).parse(made.json);
    await service.call('POST', `/v1/local/operators/${first}/sign-in`, { pin: rosa.pin });
    await service.call('POST', '/v1/local/operators', luis);
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const warning = () => page.getByText(es.costs.belowCost.replace('{{cost}}', '$ 6.00'));

  async function enterPin({ name, pin }: typeof rosa) {
    await isFocused(pinOf(page, name));
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
  }

  async function sellWithDiscount(discount: string) {
    await searchField(page).waitFor();
    await scan(page, coffee.barcode);
    const field = page.getByLabel(es.counter.discountOf.replace('{{name}}', coffee.name));
    await field.fill(discount);
    await field.press('Enter');
    await isFocused(searchField(page));
  }

  it('asks for the PIN of who may, of a cashier who never sees the cost', async () => {
    await enterPin(luis);
    await sellWithDiscount('0.50');
    expect(await warning().count()).toBe(0);
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('10');
    await page.keyboard.press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await page.getByText(es.approvals.upTo.replace('{{amount}}', '$ 5.75')).waitFor();
    await enterPin(rosa);
    await page.getByRole('region', { name: es.ticket.title }).waitFor();
  });

  it('warns who may see costs in the line itself, and sells without a second person', async () => {
    await page.keyboard.press('Control+b');
    await isFocused(pinOf(page, luis.name));
    await page.keyboard.press('ArrowDown');
    await enterPin(rosa);
    await sellWithDiscount('0.20');
    expect(await warning().count()).toBe(0);
    const field = page.getByLabel(es.counter.discountOf.replace('{{name}}', coffee.name));
    await field.fill('0.50');
    await field.press('Enter');
    await warning().waitFor();
    await expectBothLooks(page, 'below-cost');
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('10');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: es.ticket.title }).waitFor();
  });
});
