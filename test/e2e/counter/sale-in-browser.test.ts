import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { bread, coffee, isFocused, stockShelf } from '../support/counter.ts';
import { scan as scanInto } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, pinOf, searchField } from '../support/window-driver.ts';

const ana = { identification_type: 'cedula', identification: '1710034065', name: 'Ana Lucía Paredes' };
const rosa = { name: 'Rosa Cevallos', pin: '482913' };
const luis = { name: 'Luis Andrade', pin: '135790' };
const long = {
  code: 'ACEITE-GIRASOL-1L',
  name: 'Aceite de girasol extra refinado con vitamina E, botella no retornable de un litro',
  unit_price: '30.00',
  unit: 'botella',
};

/** Everything here is done by keyboard and scanner; the mouse is not touched. */
describe('a sale at the counter', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const { json: list } = await service.call('POST', '/v1/local/price-lists', { name: 'Mayorista' });
    const { id: price_list_id } = z.object({ id: z.uuid() }).parse(list);
    const prices = [{ price_list_id, unit_price: '25.00' }];
    await service.call('POST', '/v1/local/products', { ...long, prices });
    await service.call('POST', '/v1/local/customers', { ...ana, price_list_id });
    page = await openWindow(browser, service.link);
    await search().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const search = () => searchField(page);
  const quantityOf = (name: string) => page.getByLabel(`Cantidad de ${name}`);
  const dialog = () => page.getByRole('dialog');
  /** What is pressed before goes to what is behind the dialog. */
  const dialogHasFocus = () => dialog().locator(':focus').waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const total = () => page.getByLabel(es.totals.total, { exact: true }).textContent();

  const scan = (...codes: readonly string[]) => scanInto(page, ...codes);
  const cleared = () => page.getByText(es.undo.cleared, { exact: true });
  const clear = async () => {
    await page.getByRole('button', { name: es.counter.clear }).press('Enter');
    await page.getByText(es.counter.emptyTitle).waitFor();
    await cleared().waitFor();
  };

  it('is ready, and says what its keys do', async () => {
    await page.getByText(es.counter.emptyTitle).waitFor();
    await expectBothLooks(page, 'sale-empty');
  });

  it('takes scans that come at once, in their order', async () => {
    await scan(coffee.barcode, long.code, coffee.barcode);
    await quantityOf(long.name).waitFor();
    await expect.poll(() => quantityOf(coffee.name).inputValue()).toBe('2');
    const first = page.getByRole('table', { name: es.counter.lines }).getByRole('row').nth(1);
    expect(await first.textContent()).toContain(coffee.name);
  });

  it('takes a scan while a field is being typed in, and leaves the field as it was', async () => {
    await press('F8');
    await page.keyboard.type('3');
    await scan(bread.code);
    await quantityOf(bread.name).waitFor();
    expect(await quantityOf(long.name).inputValue()).toBe('1');
    expect(await quantityOf(coffee.name).inputValue()).toBe('3');
  });

  it('takes a scan as often as was typed before it', async () => {
    await search().focus();
    await page.keyboard.type('4*', { delay: 60 });
    await scan(bread.code);
    await expect.poll(() => quantityOf(bread.name).inputValue()).toBe('5');
    expect(await search().inputValue()).toBe('');
  });

  it('says so when nothing has a scanned code', async () => {
    await scan('0000111122223');
    await page.getByText('Ningún producto tiene el código 0000111122223').waitFor();
    expect(await search().inputValue()).toBe('');
  });

  it('leaves a code that nothing has selected, so that the next scan of a scanner that is cut replaces it', async () => {
    // As typing: a scanner that is cut twice in a code is not heard.
    await search().fill('0000999988887');
    await page.getByText(es.counter.noResults.replace('{{text}}', '0000999988887')).waitFor();
    await search().press('Enter');
    await expect.poll(() => search().evaluate(selectedIn)).toBe('0000999988887');
    expect(await dialog().count()).toBe(0);
    await page.keyboard.insertText(bread.code);
    expect(await search().inputValue()).toBe(bread.code);
    await page.getByRole('option', { name: new RegExp(`^${bread.name}`) }).waitFor();
    await search().press('Escape');
    expect(await search().inputValue()).toBe('');
  });

  it('loses no scan behind a dialog without a word', async () => {
    await press('F7');
    await dialog().waitFor();
    await scan(coffee.barcode);
    await page.getByText(`Llegó el código ${coffee.barcode}`, { exact: false }).waitFor();
    expect(await page.getByLabel(es.counter.description).inputValue()).toBe('');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await quantityOf(coffee.name).inputValue()).toBe('3');
  });

  it('asks for the buyer over the limit of a final consumer, who brings prices of their own', async () => {
    await page.getByText(es.sale.overLimitTitle).waitFor();
    await expectBothLooks(page, 'sale-over-limit');
    await expect.poll(total).toBe('$ 58.56');
    await press('F4');
    // Typed as fast as this, with Enter soon after, it would be a scan.
    const identification = page.getByLabel(es.buyer.identification, { exact: true });
    await identification.fill('171003406');
    await page.getByText('Falta 1 dígito.').waitFor();
    await identification.fill('1710034065');
    await page.getByText(es.buyer.rightDigit).waitFor();
    await expect.poll(() => page.getByLabel(es.buyer.name).inputValue()).toBe(ana.name);
    await expectBothLooks(page, 'sale-buyer');
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Precios Mayorista' }).waitFor();
    await expect.poll(total).toBe('$ 52.81');
    // Confirmed once more, they keep their prices.
    await press('F4');
    await isFocused(identification);
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(total).toBe('$ 52.81');
  });

  it('takes another number for another person', async () => {
    await press('F4');
    await isFocused(page.getByLabel(es.buyer.identification, { exact: true }));
    await page.keyboard.type('0926687856', { delay: 40 });
    expect(await page.getByLabel(es.buyer.name).inputValue()).toBe('');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('gives a discount of the whole sale, a tip and notes', async () => {
    await press('Shift+F6');
    await isFocused(dialog().getByLabel(es.sale.discountValue).first());
    await page.keyboard.type('10%');
    await expect.poll(() => dialog().locator('output').textContent()).toBe('$ 47.53');
    await expectBothLooks(page, 'sale-discount');
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Descuento 10 %' }).waitFor();
    await press('Shift+F9');
    await isFocused(dialog().getByLabel(es.sale.tip).first());
    await page.keyboard.type('5');
    await expect.poll(() => dialog().locator('output').textContent()).toBe('$ 49.61');
    await expectBothLooks(page, 'sale-tip');
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await press('Shift+F8');
    await isFocused(dialog().getByLabel(es.sale.lineNote));
    await page.keyboard.type('Sin cebolla, por favor');
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Sin cebolla, por favor').waitFor();
    await expectBothLooks(page, 'sale-lines');
  });

  it('survives a reload of the window', async () => {
    const before = await total();
    await page.reload();
    await page.getByText('Sin cebolla, por favor').waitFor();
    await expect.poll(total).toBe(before);
  });

  it('comes back whole after it was cleared', async () => {
    const before = await total();
    await clear();
    await press('Control+z');
    await page.getByText('Sin cebolla, por favor').waitFor();
    await expect.poll(total).toBe(before);
  });

  it('is put aside and taken up again', async () => {
    const before = await total();
    await search().focus();
    await press('F3');
    await dialogHasFocus();
    await press('Enter');
    await page.getByText(es.counter.emptyTitle).waitFor();
    await scan(bread.code);
    await quantityOf(bread.name).waitFor();
    await press('F10');
    await page.getByText(es.sale.recallSwap).waitFor();
    await expectBothLooks(page, 'sale-recall');
    await press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(total).toBe(before);
    await page.getByRole('button', { name: 'Retomar 1 en espera' }).waitFor();
  });

  it('is issued once, though the answer was lost and the sale was changed since', async () => {
    await page.route(
      '**/v1/ec/invoices',
      async (route) => {
        // It reaches the service; nobody hears of it.
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const before = await total();
    await press('F9');
    await dialogHasFocus();
    await press('Enter');
    await dialog().getByText('no responde', { exact: false }).first().waitFor();
    await press('Escape');
    await page.getByText(es.sale.unfinishedTitle).waitFor();
    await page.reload();
    await page.getByText(es.sale.unfinishedTitle).waitFor();
    await expectBothLooks(page, 'sale-unfinished');
    await scan(coffee.barcode);
    await expect.poll(() => quantityOf(coffee.name).inputValue()).toBe('4');
    await press('F9');
    await dialogHasFocus();
    await press('Enter');
    await page.getByText(es.sale.earlierTitle).waitFor();
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText('001-001-000000001').waitFor();
    expect(await ticket.locator('output').first().textContent()).toBe(before);
  });

  it('does not come back once another is begun', async () => {
    await scan(coffee.barcode);
    await quantityOf(coffee.name).waitFor();
    await clear();
    await scan(bread.code);
    await quantityOf(bread.name).waitFor();
    await cleared().waitFor({ state: 'detached' });
    await clear();
  });

  it('asks somebody who may for more discount than a cashier gives', async () => {
    const made = await service.call('POST', '/v1/local/operators', { ...rosa, role: 'administrator' });
    const { id } = z.object({ id: z.uuid() }).parse(made.json);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: rosa.pin });
    await service.call('POST', '/v1/local/operators', { ...luis, role: 'cashier' });
    await page.reload();
    await isFocused(pinOf(page, luis.name));
    await page.keyboard.type(luis.pin);
    await press('Enter');
    await search().waitFor();
    await scan(coffee.barcode);
    await quantityOf(coffee.name).waitFor();
    const discount = page.getByLabel(es.counter.discountOf.replace('{{name}}', coffee.name));
    await press('F6');
    await isFocused(discount);
    await page.keyboard.type('20%');
    await press('Enter');
    await expect.poll(total).toBe('$ 5.75');
    await press('F6');
    await isFocused(discount);
    await page.keyboard.type('30%');
    await press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText(es.sale.notAllowed).waitFor();
    await expect.poll(total).toBe('$ 5.75');
    await press('F6');
    await isFocused(discount);
    await page.keyboard.type('30%');
    await press('Enter');
    await isFocused(pinOf(page, rosa.name));
    await page.keyboard.type(rosa.pin);
    await press('Enter');
    await expect.poll(total).toBe('$ 5.03');
    await isFocused(search());
  });
});

function selectedIn(field: Element): string | undefined {
  if (!(field instanceof HTMLInputElement)) return undefined;
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}
