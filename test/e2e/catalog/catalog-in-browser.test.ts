import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { downloaded } from '../support/browser/downloaded.ts';
import { hasTakenFocus, isFocused } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const { catalog, customers, sheets } = es;

const shelf = [
  'Código;Descripción;P.V.P.;IVA;Categoría;Código de barras;Proveedor',
  'ARR-1;Arroz flor 1 kg;1,60;0;Abarrotes;7861000000031;Acme',
  'AZU-1;Azúcar morena 1 kg;1,15;0;Abarrotes;7,86E+12;Acme',
  'CAF-250;Café molido 250 g;4,60;15;Abarrotes;7861000000017;Acme',
  'JAB-1;Jabón de tocador;0,99;15;Limpieza;;Acme',
  'JAB-1;Jabón repetido;uno;15;Limpieza;;Acme',
].join('\r\n');

describe('the catalog in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.catalog }).click();
    await page.getByText(catalog.emptyTitle).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const dialog = () => page.getByRole('dialog');
  const table = (name: string) => page.getByRole('table', { name });
  const pay = (name: string) => table(catalog.list).getByRole('row', { name }).getByRole('cell').nth(6);

  it('helps a user who has no products yet, and makes the first one without a mouse', async () => {
    await expectBothLooks(page, 'catalog-empty');
    const { keyboard } = page;
    await page.getByRole('button', { name: catalog.new }).first().focus();
    await keyboard.press('Enter');
    await hasTakenFocus(dialog());
    await keyboard.press('Control+Enter');
    await keyboard.press('Enter');
    await dialog().getByText(es.field.required).first().waitFor();
    await expectBothLooks(page, 'catalog-form-faults');
    await isFocused(dialog().getByLabel(catalog.name, { exact: true }));
    await keyboard.type('Café molido');
    await keyboard.press('Tab');
    await keyboard.type('CAF-250');
    await dialog().getByLabel(es.price.label).focus();
    await keyboard.type('4,60');
    await keyboard.press('Enter');
    await table(catalog.list).waitFor();
    expect(await pay('Café molido').textContent()).toBe('$ 4.60');
  });

  it('reports what a spreadsheet would do, row by row, before it does it', async () => {
    await page.getByRole('button', { name: sheets.menu }).press('Enter');
    await page.getByRole('menuitem', { name: sheets.import }).press('Enter');
    await page.getByText(sheets.dropTitle).waitFor();
    await expectBothLooks(page, 'catalog-import-drop');
    await page.locator('input[type=file]').setInputFiles({
      name: 'lista de precios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(shelf, 'latin1'),
    });
    const counts = page.getByRole('list', { name: sheets.counts }).getByRole('listitem');
    await counts.filter({ hasText: sheets.results.error }).filter({ hasText: '2' }).waitFor();
    await counts.filter({ hasText: sheets.results.changed }).filter({ hasText: '1' }).waitFor();
    await table(sheets.rows).getByText('notación científica').waitFor();
    await table(sheets.rows).getByText('Este código ya está en la fila 5.').waitFor();
    await expectBothLooks(page, 'catalog-import-preview');
    await page.getByText(`${sheets.results.changed} (1)`).click();
    await table(sheets.rows).getByText('Café molido → Café molido 250 g').waitFor();
    // What is in no column of ours can be given a meaning.
    await page.getByRole('button', { name: sheets.showColumns }).press('Enter');
    await page.getByLabel('Qué contiene la columna Proveedor').selectOption('unit');
    await page.getByText(`${sheets.results.new} (2)`).waitFor();
    const keep = page.getByRole('button', { name: 'Guardar 3 filas' });
    // The file is read anew first: until then the button waits.
    await keep.click({ trial: true });
    await keep.press('Enter');
    await page.getByText(sheets.done).waitFor();
    await expectBothLooks(page, 'catalog-import-done');
    await page.getByRole('link', { name: sheets.goProducts }).press('Enter');
    await table(catalog.list).getByText('Arroz flor 1 kg').waitFor();
    expect(await pay('Café molido 250 g').textContent()).toBe('$ 4.60');
  });

  it('is searched and walked through by the keys', async () => {
    const { keyboard } = page;
    await keyboard.press('F2');
    await isFocused(page.getByLabel(catalog.searchLabel));
    await keyboard.type('jabon');
    await table(catalog.list).getByText('Arroz flor 1 kg').waitFor({ state: 'detached' });
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await dialog().getByLabel(catalog.name, { exact: true }).waitFor();
    expect(await dialog().getByLabel(catalog.name, { exact: true }).inputValue()).toBe('Jabón de tocador');
    await keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await keyboard.press('F2');
    await keyboard.press('Delete');
    await table(catalog.list).getByText('Arroz flor 1 kg').waitFor();
  });

  it('raises many prices at once, after showing each', async () => {
    await page.getByRole('button', { name: catalog.priceLists.open }).click();
    await dialog().getByLabel(catalog.priceLists.newName).fill('Mayorista');
    await page.keyboard.press('Enter');
    await dialog().getByText('0 productos').waitFor();
    await expectBothLooks(page, 'catalog-price-lists');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByLabel(catalog.category, { exact: true }).selectOption('Abarrotes');
    await table(catalog.list).getByText('Jabón de tocador').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: catalog.changePrices }).press('Enter');
    await dialog().getByRole('textbox', { name: catalog.priceChange.value }).fill('10');
    await dialog().getByLabel(catalog.priceChange.rounding).selectOption('five_cents');
    await dialog().getByText('Cambian 2 precios de 2.').waitFor();
    await expectBothLooks(page, 'catalog-price-change');
    await dialog().getByRole('button', { name: 'Cambiar 2 precios' }).press('Enter');
    await page.getByText('Se cambiaron 2 precios.').waitFor();
    expect(await pay('Café molido 250 g').textContent()).toBe('$ 5.05');
    expect(await pay('Arroz flor 1 kg').textContent()).toBe('$ 1.75');
    await expectBothLooks(page, 'catalog-list');
  });

  it('makes labels of what the list shows, and gives barcodes to what has none', async () => {
    await page.getByRole('button', { name: catalog.labels.open }).press('Enter');
    const products = dialog().getByLabel(catalog.scope.label);
    expect(await products.locator('option:checked').textContent()).toContain('Abarrotes');
    await dialog().getByRole('button', { name: catalog.labels.own }).click();
    await dialog().getByText(catalog.labels.ownQuestion).waitFor();
    await dialog().getByRole('button', { name: catalog.labels.own }).click();
    await dialog()
      .getByRole('status')
      .getByText(/código de barras/)
      .waitFor();
    const pdf = page.waitForEvent('popup');
    await dialog().getByRole('button', { name: catalog.labels.make }).click();
    await (await pdf).close();
    await dialog().waitFor({ state: 'detached' });
  });

  it('gives it all back as a spreadsheet', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: sheets.menu }).press('Enter');
    await page.getByRole('menuitem', { name: sheets.exportCsv }).press('Enter');
    expect((await downloaded(await download)).toString()).toContain('Arroz flor 1 kg');
  });

  it('keeps the customers as well', async () => {
    await page.getByRole('link', { name: es.nav.customers }).click();
    await page.getByText(customers.emptyTitle).waitFor();
    await expectBothLooks(page, 'customers-empty');
    await page.getByRole('button', { name: customers.new }).first().press('Enter');
    await dialog()
      .getByLabel(customers.identification, { exact: true })
      .and(page.locator(':focus'))
      .waitFor();
    await dialog().getByLabel(customers.identification, { exact: true }).fill('1710034066');
    await dialog().getByText(customers.doubtful).waitFor();
    await dialog().getByLabel(customers.name).fill('Ana Pérez');
    await dialog().getByLabel(customers.email).fill('no es un correo');
    await page.keyboard.press('Enter');
    await dialog().getByText('La dirección de correo no es válida.').waitFor();
    await expectBothLooks(page, 'customers-form-fault');
    await dialog().getByLabel(customers.identification, { exact: true }).fill('1710034065');
    await dialog().getByLabel(customers.email).fill('ana@ejemplo.ec');
    await dialog().getByLabel(customers.priceList).selectOption('Mayorista');
    await page.keyboard.press('Tab');
    await dialog().getByRole('button', { name: es.action.save }).press('Enter');
    await table(customers.list).getByText('Ana Pérez').waitFor();
    await expectBothLooks(page, 'customers-list');
    await page.getByRole('button', { name: 'Eliminar a Ana Pérez' }).press('Enter');
    await page.getByText(customers.emptyTitle).waitFor();
    await page.getByText('Se quitó: Ana Pérez').waitFor();
    await page.keyboard.press('Control+z');
    await table(customers.list).getByText('Ana Pérez').waitFor();
    await page.getByText(es.undo.done).waitFor();
  });
});
