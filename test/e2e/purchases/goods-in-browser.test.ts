import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entityResource } from '../../../src-main/contract/business/entity.ts';
import { productResource } from '../../../src-main/contract/catalog/product.ts';
import { stockItem } from '../../../src-main/contract/catalog/stock.ts';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { purchaseUpload } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { aCreditLine } from '../../support/builders/credit-note-body.ts';
import { aLine } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { suppliersCreditNote } from '../../support/import-files/suppliers-credit-note.ts';
import { suppliersInvoice } from '../../support/import-files/suppliers-invoice.ts';
import { uploadTo } from '../../support/service/upload-to.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { hasTakenFocus } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

const texts = es.goodsReceipt;
const withKey = z.object({ key: z.string() });

/** From a supplier's invoice to goods on the shelf, with their labels. */
describe('the goods of a purchase in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let rice: string;
  let headers: Record<string, string>;
  let purchaseId: string | undefined;
  let takeIn: (content: string) => Promise<string | undefined>;
  let buyer: string;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
    const made = await service.call('POST', '/v1/local/products', {
      code: 'ARZ',
      name: 'Arroz superior 2 kg',
      unit_price: '2.50',
      iva: 'iva_0',
    });
    rice = productResource.parse(made.json).id;
    await service.call('POST', '/v1/local/products', { code: 'AZU', name: 'Azúcar', unit_price: '1.20' });
    await service.call('PUT', `/v1/local/products/${rice}/cost`, {
      environment: 'sandbox',
      unit_cost: '1.25',
    });
    const { key } = withKey.parse(
      (await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' })).json,
    );
    headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const entities = await fetch(`${service.url}/v1/ec/entities`, { headers });
    const [business] = listOf(entityResource).parse(await entities.json()).data;
    const taxes = [{ type: 'iva' as const, rate: 'iva_0' as const }];
    buyer = business?.ruc ?? '';
    const content = await suppliersInvoice({
      buyer,
      sequential: 77,
      issueDate: ecuadorDate(new Date()),
      lines: [
        aLine({ code: '10233', description: 'ARROZ X 12', quantity: '2', unit_price: '18.00', taxes }),
        aLine({ code: '30551', description: 'CAFÉ PASADO', quantity: '10', unit_price: '3.00' }),
        aLine({ code: 'FLETE', description: 'Transporte', quantity: '1', unit_price: '8.00' }),
      ],
    });
    takeIn = async (xml) => {
      const files = [{ name: 'compra.xml', content: xml }];
      const taken = await uploadTo({ token: key }, service, '/v1/local/purchases/files', files);
      const [arrival] = purchaseUpload.parse(taken).data;
      expect(arrival).toMatchObject({ result: 'added' });
      return arrival?.purchase_id;
    };
    purchaseId = await takeIn(content);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const say = (name: string) => button(texts.sayOf.replace('{{name}}', name));
  const dialog = () => page.getByRole('dialog');
  const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
  const gone = () => dialog().waitFor({ state: 'detached' });

  it('asks what each line is: a product in packs, a new one with a margin, and no goods', async () => {
    await goTo(page, '/compras?ver=to_enter');
    await page.getByRole('table', { name: es.purchases.list }).getByRole('link').press('Enter');
    await button(texts.jump).press('Enter');
    await expect.poll(() => button(texts.entry.enter).isDisabled()).toBe(true);

    await say('ARROZ X 12').press('Enter');
    // What has the first word of the line is offered before anything is typed.
    await inDialog('Arroz superior 2 kg ARZ').waitFor();
    const search = dialog().getByLabel(texts.search);
    await search.fill('AZU');
    await inDialog('Azúcar AZU').waitFor();
    // As a scanner, which ends with Enter before anything can be looked up.
    await search.fill('ARZ');
    await search.press('Enter');
    await dialog().getByText(`${texts.chosen} Arroz superior 2 kg`).waitFor();
    await dialog().getByLabel(texts.factor).fill('12');
    await dialog()
      .getByText(texts.preview.replace('{{quantity}}', '24').replace('{{cost}}', '$ 1.50'))
      .waitFor();
    await expectBothLooks(page, 'purchase-match');
    await inDialog(es.action.save).press('Enter');
    await gone();

    await say('CAFÉ PASADO').press('Enter');
    await inDialog(texts.newProduct).press('Enter');
    await dialog().getByLabel(texts.margin).fill('40');
    const price = () => dialog().getByLabel(es.price.label, { exact: true }).inputValue();
    const factor = dialog().getByLabel(texts.factor);
    // 3.00 ÷ 0.60, with 15 %; of two in a pack half of it.
    await expect.poll(price).toBe('5.75');
    await factor.fill('2');
    await expect.poll(price).toBe('2.88');
    await factor.fill('0');
    await expect.poll(() => inDialog(texts.create).isDisabled()).toBe(true);
    await factor.fill('1');
    await expect.poll(price).toBe('5.75');
    await expectBothLooks(page, 'purchase-new-product');
    // Made, and then not used: the next press uses it instead of making it again.
    const problem = {
      type: 'about:blank',
      title: 'Ya no',
      status: 409,
      code: 'invalid_state',
      detail: 'Ahora no.',
    };
    const answer = { status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) };
    let isRefused = true;
    await page.route('**/inventory/matches', (route) =>
      isRefused ? route.fulfill(answer) : route.continue(),
    );
    await inDialog(texts.create).press('Enter');
    await dialog().getByText(problem.detail).waitFor();
    isRefused = false;
    await inDialog(texts.create).press('Enter');
    await gone();

    await say('Transporte').press('Enter');
    await hasTakenFocus(dialog());
    await inDialog(texts.notGoods).press('Enter');
    await gone();
    await expect
      .poll(() => page.getByRole('status', { name: texts.entry.total }).textContent())
      .toBe('$ 66.00');
    const freight = page.getByLabel(texts.freight, { exact: true });
    await freight.fill('6,60');
    await expect
      .poll(() => page.getByRole('status', { name: texts.entry.total }).textContent())
      .toBe('$ 72.60');
    await page.getByRole('cell', { name: '$ 39.60' }).waitFor();
    await expectBothLooks(page, 'purchase-goods');
    await freight.fill('');
  });

  it('enters them at their cost, says which price earns less by it, and prints their labels', async () => {
    await button(texts.entry.enter).press('Enter');
    const row = page.getByRole('table', { name: texts.entry.products }).getByRole('row', { name: /Arroz/ });
    await row.getByText('$ 1.25 → $ 1.50').waitFor();
    await row.getByText('50.0 % → 40.0 %').waitFor();
    await row.getByText(texts.proposedWithoutIva.replace('{{price}}', '$ 3.00')).waitFor();
    await expectBothLooks(page, 'purchase-received');
    const item = await service.call('GET', `/v1/local/stock/products/${rice}?environment=sandbox`);
    expect(stockItem.parse(item.json)).toMatchObject({ on_hand: '24', unit_cost: '1.50' });

    await page.getByRole('link', { name: texts.labels }).press('Enter');
    const labels = page.getByRole('dialog', { name: es.catalog.labels.title });
    await labels.waitFor();
    const scope = labels.getByLabel(es.catalog.scope.label);
    await expect.poll(() => scope.inputValue()).toBe('chosen');
    await page.keyboard.press('Escape');
    await labels.waitFor({ state: 'detached' });
  });

  it('takes them out again', async () => {
    await goTo(page, '/compras');
    await page.getByRole('table', { name: es.purchases.list }).getByRole('link').press('Enter');
    await button(texts.entry.undo).waitFor();
    const path = `/v1/local/purchases/${purchaseId}`;
    const body = JSON.stringify({ tax_support: '07' });
    const changed = await fetch(`${service.url}${path}`, { method: 'PATCH', headers, body });
    expect(changed.status).toBe(200);
    await page.reload();
    await page.getByText(texts.ivaOtherwise).waitFor();
    await button(texts.entry.undo).press('Enter');
    await hasTakenFocus(dialog());
    await inDialog(texts.entry.undo).press('Enter');
    await gone();
    await button(texts.entry.enter).waitFor();
    const item = await service.call('GET', `/v1/local/stock/products/${rice}?environment=sandbox`);
    expect(stockItem.parse(item.json)).toMatchObject({ on_hand: '0', unit_cost: '1.25' });
  });

  it('takes out what a credit note says went back, or lowers its cost', async () => {
    await button(texts.entry.enter).press('Enter');
    await button(texts.entry.undo).waitFor();
    const taxes = [{ type: 'iva' as const, rate: 'iva_0' as const }];
    const note = await suppliersCreditNote({
      buyer,
      invoice: '001-001-000000077',
      sequential: 9,
      issueDate: ecuadorDate(new Date()),
      lines: [
        aCreditLine({ code: '10233', description: 'ARROZ X 12', quantity: '3', unit_price: '18.00', taxes }),
      ],
    });
    const noteId = await takeIn(note);
    await goTo(page, `/compras/${noteId}`);
    const choose = (name: string) => page.getByText(name, { exact: true }).click();
    await button(texts.jumpNote).press('Enter');
    // Nothing is guessed.
    await button(texts.enterNote).waitFor();
    expect(await button(texts.enterNote).isDisabled()).toBe(true);
    await choose(texts.effects.none);
    await button(texts.leave).press('Enter');
    await button(texts.show).press('Enter');
    await choose(texts.effects.return);
    await button(texts.return.enter).waitFor();
    await page.getByText(texts.lacking.replace('{{names}}', 'Arroz superior 2 kg')).waitFor();
    await expectBothLooks(page, 'purchase-return');
    await choose(texts.effects.discount);
    await button(texts.discount.enter).waitFor();
    await choose(texts.effects.return);
    await button(texts.return.enter).press('Enter');
    await button(texts.return.undo).waitFor();
    await page.getByRole('table', { name: texts.return.products }).getByText('36').waitFor();
    const item = await service.call('GET', `/v1/local/stock/products/${rice}?environment=sandbox`);
    expect(stockItem.parse(item.json)).toMatchObject({ on_hand: '-12', unit_cost: '1.50' });
  });

  it('enters what the business bought with a settlement of its own', async () => {
    const taxes = [{ type: 'iva' as const, rate: 'iva_0' as const }];
    const lines = [{ code: 'ARZ', description: 'ARROZ SUPERIOR', quantity: '40', unit_price: '1.40', taxes }];
    const settled = await fetch(`${service.url}/v1/ec/purchase-settlements?wait=20`, {
      method: 'POST',
      headers,
      body: JSON.stringify(aPurchaseSettlementBody({ lines })),
    });
    const { id } = documentResource.parse(await settled.json());
    await goTo(page, `/documentos/${id}`);
    await page.getByRole('link', { name: texts.ofSettlement }).press('Enter');
    await button(texts.entry.enter).press('Enter');
    await button(texts.entry.undo).waitFor();
    await expectBothLooks(page, 'settlement-goods');
    const item = await service.call('GET', `/v1/local/stock/products/${rice}?environment=sandbox`);
    expect(stockItem.parse(item.json)).toMatchObject({ on_hand: '28', unit_cost: '1.40' });
  });
});
