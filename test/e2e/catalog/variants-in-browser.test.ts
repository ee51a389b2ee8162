import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { bread, coffee, stockShelf } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

describe('a product with variants, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    await service.call('PATCH', '/v1/local/settings', { variants_enabled: 'on' });
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const { variants } = es;
  const inLine = (name: string) => page.getByLabel(es.counter.quantityOf.replace('{{name}}', name));

  it('is made with all its variants at once, listed as one, and chosen at the counter', async () => {
    await goTo(page, '/productos');
    await page.getByRole('button', { name: variants.new }).click();
    const dialog = page.getByRole('dialog', { name: variants.new });
    await dialog.getByLabel(variants.name).fill('Camiseta básica');
    const attributes = [
      ['Talla', 'S', 'M'],
      ['Color', 'Rojo', 'Azul'],
    ] as const;
    for (const [index, [name, ...values]] of attributes.entries()) {
      if (index > 0) await dialog.getByRole('button', { name: variants.add }).click();
      const number = String(index + 1);
      await dialog.getByLabel(variants.attribute.replace('{{number}}', number), { exact: true }).fill(name);
      const field = dialog.getByRole('combobox', { name: variants.valuesOf.replace('{{name}}', name) });
      for (const value of values) {
        await field.fill(value);
        await field.press('Enter');
      }
    }
    await dialog.getByLabel(es.price.label, { exact: true }).fill('12');
    const of = (text: string, values: string) =>
      dialog.getByLabel(text.replace('{{name}}', values), { exact: true });
    await of(variants.priceOf, 'M · Azul').fill('13.50');
    await of(variants.barcodeOf, 'M · Rojo').fill('7861000000994');
    await of(variants.createOf, 'Camiseta básica S Azul').uncheck();
    // The scanner's Enter goes on to the next that is made, and what stands there is replaced.
    await of(variants.barcodeOf, 'S · Rojo').press('Enter');
    const selected = () =>
      of(variants.barcodeOf, 'M · Rojo').evaluate(
        (field: HTMLInputElement) =>
          field === document.activeElement && field.selectionStart === 0 && field.selectionEnd === 13,
      );
    await expect.poll(selected).toBe(true);
    await expectBothLooks(page, 'variants-dialog');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await dialog.waitFor({ state: 'detached' });

    const row = page.getByRole('row', { name: /Camiseta básica/ });
    await row.getByText(variants.count_other.replace('{{count}}', '3')).waitFor();
    await row.getByText('$ 12.00 a $ 13.50').waitFor();
    await row.getByRole('button', { name: /^Camiseta básica/ }).click();
    await page.getByRole('region', { name: variants.of.replace('{{name}}', 'Camiseta básica') }).waitFor();
    await page.getByRole('cell', { name: 'CAM-S-ROJ' }).waitFor();
    await expect.poll(() => page.getByText(coffee.name).count()).toBe(0);

    await goTo(page, '/');
    const search = searchField(page);
    await search.fill('camiseta');
    const option = page.getByRole('option', { name: /Camiseta básica/ });
    await option.getByText('$ 12.00 a $ 13.50').waitFor();
    await expect.poll(() => option.count()).toBe(1);
    await page.keyboard.down('Enter');
    const chooser = page.getByRole('dialog', { name: 'Camiseta básica' });
    const cell = (name: string) =>
      chooser.getByRole('button', { name: new RegExp(`^Camiseta básica ${name}`) });
    await expect.poll(() => cell('S Rojo').evaluate((one) => one === document.activeElement)).toBe(true);
    // The same Enter, held a moment longer, chooses none.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => cell('S Rojo').evaluate((one) => one === document.activeElement)).toBe(true);
    await expectBothLooks(page, 'variant-chooser');
    // There is no blue one in S: the arrow does not leave for it.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cell('M Azul').evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await chooser.waitFor({ state: 'detached' });
    await inLine('Camiseta básica M Azul').waitFor();

    // A variant's barcode, and its code typed whole, sell it at once.
    await scan(page, '7861000000994');
    await inLine('Camiseta básica M Rojo').waitFor();
    // So do words that are of one variant alone.
    await search.fill('camiseta azul');
    await page.getByRole('option', { name: /^Camiseta básica M Azul/ }).waitFor();
    await search.fill('CAM-S-ROJ');
    await page.getByRole('option', { name: /^Camiseta básica S Rojo/ }).waitFor();
    await search.press('Enter');
    await inLine('Camiseta básica S Rojo').waitFor();

    // An answer that comes late asks for nothing over what is open by then.
    const held = Promise.withResolvers<void>();
    await page.route('**/v1/local/products?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await search.fill('camiseta');
    await search.press('Enter');
    await expect.poll(() => search.inputValue()).toBe('');
    await page.getByRole('button', { name: es.charge.open }).click();
    const charging = page.getByRole('dialog', { name: es.charge.title });
    await charging.waitFor();
    const answered = page.waitForResponse(/product-parents/);
    held.resolve();
    await answered;
    await page.unroute('**/v1/local/products?*');
    await charging.getByRole('button', { name: es.action.close }).click();
    await charging.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('takes a product of the catalog in, and lets it go again', async () => {
    await goTo(page, '/productos');
    const row = page.getByRole('row', { name: /Camiseta básica/ });
    const edit = row.getByRole('button', { name: variants.edit.replace('{{name}}', 'Camiseta básica') });
    const dialog = page.getByRole('dialog', { name: variants.editTitle });
    await edit.click();
    await dialog.getByRole('combobox', { name: variants.existing }).fill('yuca');
    await page.getByRole('option', { name: bread.name }).click();
    await dialog.getByRole('button', { name: variants.existingAdd, exact: true }).click();
    await dialog
      .getByText(variants.existingIs.replace('{{name}}', `${bread.name} · ${bread.code}`))
      .waitFor();
    await dialog.getByRole('button', { name: es.action.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText(variants.count_other.replace('{{count}}', '4')).waitFor();

    await edit.click();
    await dialog.getByRole('button', { name: variants.takeOut.replace('{{name}}', bread.name) }).click();
    const question = page.getByRole('dialog', { name: variants.takeOutTitle });
    await question.getByRole('button', { name: variants.takeOutConfirm, exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.getByRole('cell', { name: bread.name, exact: true }).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: es.action.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: new RegExp(bread.name) }).waitFor();
    await row.getByText(variants.count_other.replace('{{count}}', '3')).waitFor();
  });
});
