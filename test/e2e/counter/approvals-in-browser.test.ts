import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productList } from '../../../src-main/contract/catalog/product.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused, stockShelf, tabTo } from '../support/counter.ts';
import {
  rosa as customer,
  type IssuedForTest,
  sandboxIssuer,
  smallSale,
} from '../support/issued-documents.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf, searchField } from '../support/window-driver.ts';

const texts = es.approvals;
const rosa = { name: 'Rosa Cevallos', role: 'administrator', pin: '482913' };
const luis = { name: 'Luis Andrade', role: 'cashier', pin: '1357' };
const approvalsPage = '/ajustes/operadores/aprobaciones';

/** As many as one page shows. */
const PAGE = 20;

const named = z.object({ id: z.uuid() });

describe('who let whom do what, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let sold: IssuedForTest;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const issue = await sandboxIssuer(service);
    sold = await issue('invoices', smallSale(customer));
    const { id } = named.parse((await service.call('POST', '/v1/local/operators', rosa)).json);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: rosa.pin });
    await service.call('POST', '/v1/local/operators', luis);
    for (let approval = 0; approval < PAGE; approval += 1) {
      const body = { pin: rosa.pin, action: 'return_sale', reason: 'Llegó dañado' };
      const { status } = await service.call('POST', `/v1/local/operators/${id}/approvals`, body);
      if (status >= 300) throw new Error(`the service answered ${status} to an approval`);
    }
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const rows = () => page.getByRole('table', { name: texts.title }).locator('tbody').getByRole('row');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('is not for the cashier, to whom somebody allowed another price and an annulment', async () => {
    await isFocused(pinOf(page, luis.name));
    await page.keyboard.type(luis.pin);
    await page.keyboard.press('Enter');
    await searchField(page).waitFor();
    await scan(page, coffee.barcode);
    await page.getByLabel(es.counter.unitPriceOf.replace('{{name}}', coffee.name)).fill('5');
    await page.keyboard.press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await page.keyboard.type(rosa.pin);
    await page.keyboard.press('Enter');
    await isFocused(searchField(page));
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('10');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: es.ticket.title }).waitFor();

    await goTo(page, `/documentos/${sold.id}`);
    await button(es.annulment.open).press('Enter');
    await page.getByLabel(es.annulment.confirmed).press('Space');
    await button(es.annulment.record).press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await page.keyboard.type(rosa.pin);
    await page.keyboard.press('Enter');
    await page.getByText(/^Anulado en el SRI el/).waitFor();

    await goTo(page, approvalsPage);
    await page.getByText(es.workplace.nothingHere).waitFor();
    expect(await page.getByRole('link', { name: texts.title }).count()).toBe(0);
    expect(await page.getByRole('table').count()).toBe(0);
    await expectBothLooks(page, 'approvals-cashier');
  });

  it('tells an administrator who allowed what to whom, and the way to the document it was used for', async () => {
    await button(es.workplace.changePerson).press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await page.keyboard.type(rosa.pin);
    await page.keyboard.press('Enter');
    const annulment = rows().first();
    const price = rows().nth(1);
    await price.getByRole('link', { name: 'Factura 001-001-000000002' }).waitFor();
    await annulment.getByRole('link', { name: `Factura ${sold.number}` }).waitFor();
    expect(await price.getByRole('cell').allTextContents()).toEqual([
      expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
      expect.stringMatching(/^Cambiar un precio1 × .+, a \$ 5$/),
      rosa.name,
      luis.name,
      expect.stringMatching(/^Factura/),
    ]);
    await expectBothLooks(page, 'approvals');
    await price.getByRole('link').press('Enter');
    await page.getByRole('heading', { name: /^Factura 001-001-000000002/ }).waitFor();
    await page.goBack();
    await price.getByText('Cambiar un precio').waitFor();
  });

  it('goes on to what was allowed before, and back', async () => {
    await expect.poll(() => rows().count()).toBe(PAGE);
    await button(es.pages.older).press('Enter');
    await expect.poll(() => rows().count()).toBe(2);
    await rows().getByText('Llegó dañado').last().waitFor();
    await button(es.pages.newer).press('Enter');
    await expect.poll(() => rows().count()).toBe(PAGE);
  });

  it('is looked through by action, person and day, and says when nothing matches', async () => {
    await tabTo(page, page.getByRole('combobox', { name: texts.action }));
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Cambiar un precio' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    expect(page.url()).toContain('que=change_price');
    await page.getByLabel(texts.day).fill('2020-01-01');
    await page.getByText(texts.noMatch).waitFor();
    await expectBothLooks(page, 'approvals-none');
    await page.getByLabel(texts.day).fill('');
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('combobox', { name: texts.askedBy }).click();
    await page.getByRole('option', { name: rosa.name }).click();
    await page.getByText(texts.noMatch).waitFor();
    await button(es.documents.clearFilters).last().press('Enter');
    await expect.poll(() => rows().count()).toBe(PAGE);
  });

  it('is part of what people did, which is looked through as well', async () => {
    await goTo(page, '/ajustes/operadores/actividad');
    const events = page.getByRole('table', { name: es.activity.title }).locator('tbody').getByRole('row');
    await expect.poll(() => events.count()).toBe(PAGE);
    await events.first().getByText(es.activity.type.signed_in).waitFor();
    await expectBothLooks(page, 'staff-activity');
    await page.getByRole('combobox', { name: es.activity.what }).click();
    await page.getByRole('option', { name: es.activity.type.operator_created }).click();
    await expect.poll(() => events.count()).toBe(2);
    await events.first().getByText(es.workplace.role.cashier).waitFor();
    await page.getByLabel(texts.day).fill('2020-01-01');
    await page.getByText(es.activity.noMatch).waitFor();
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

  it('is asked for a sale below cost, of a cashier who never sees the cost', async () => {
    const products = productList.parse((await service.call('GET', '/v1/local/products')).json);
    const id = products.data.find(({ code }) => code === coffee.code)?.id;
    const cost = { environment: 'sandbox', unit_cost: '6.00' };
    expect(await service.call('PUT', `/v1/local/products/${id}/cost`, cost)).toMatchObject({ status: 200 });
    await page.keyboard.press('Control+b');
    await enterPin(luis);
    await page.getByRole('button', { name: new RegExp(es.workplace.lock) }).waitFor();
    await goTo(page, '/');
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

  it('is not asked of who may see costs, whom the line itself warns', async () => {
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

  it('says when it cannot be read', async () => {
    await page.route('**/v1/local/approvals**', (route) => route.abort());
    await goTo(page, `${approvalsPage}?que=read_x_report`);
    await page.getByText(es.problem.service_unreachable).waitFor();
    await expectBothLooks(page, 'approvals-error');
  });
});
