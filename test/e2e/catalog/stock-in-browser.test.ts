import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { bread, coffee, isFocused, sellCoffee, stockShelf, tabTo } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

const texts = es.stock;

describe('how much there is of what is sold, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const section = () => page.getByRole('link', { name: es.nav.stock, exact: true });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const dialog = () => page.getByRole('dialog', { name: texts.movement });
  const quantityOf = (name: string) =>
    page.getByRole('textbox', { name: texts.quantityOf.replace('{{name}}', name) });
  const expectAccessible = (name: string) => expectBothLooks(page, `stock-${name}`);

  it('is there only once somebody switches it on', async () => {
    expect(await section().count()).toBe(0);
    await goTo(page, '/inventario');
    await page.getByText(texts.off).waitFor();
    await expectAccessible('off');
    await goTo(page, '/ajustes');
    await page.getByRole('switch', { name: texts.switch }).check();
    await section().click();
    await page.getByText(texts.empty).waitFor();
    await expectAccessible('empty');
  });

  it('is counted with the scanner, and what is missing is reported before it is sent', async () => {
    await button(texts.movement).first().click();
    await dialog().getByText(texts.do.count, { exact: true }).waitFor();
    await button(texts.save).click();
    await dialog().getByText(texts.needsLines).waitFor();
    await scan(page, coffee.barcode, coffee.barcode, bread.code, '9999999999');
    await dialog().getByText(texts.notFound.replace('{{code}}', '9999999999')).waitFor();
    await expect.poll(() => quantityOf(coffee.name).inputValue()).toBe('2');
    await quantityOf(bread.name).fill('12,5');
    await expectAccessible('counting');
    await page.keyboard.press('Enter');
    await page.getByText(texts.saved_other.replace('{{count}}', '2')).waitFor();
    await row(bread.name).getByText('12.5').waitFor();
  });

  it('goes down with a sale, and says what is running out first', async () => {
    await goTo(page, '/');
    await sellCoffee(page);
    await section().click();
    await row(coffee.name).getByText('1', { exact: true }).waitFor();
    await button(texts.historyOf.replace('{{name}}', coffee.name)).click();
    await page.getByRole('row').filter({ hasText: texts.kinds.sale }).getByRole('link').waitFor();
    await page.getByRole('textbox', { name: texts.minimum }).fill('3');
    await expectAccessible('history');
    await button(texts.saveMinimum).click();
    await page.keyboard.press('Escape');
    await row(coffee.name).getByText(texts.states.low).waitFor();
    await expectAccessible('full');
    await page.getByText(texts.shown.low.replace('{{count}}', '1')).click();
    await row(bread.name).waitFor({ state: 'detached' });
  });

  it('takes what comes in by keyboard alone, and the focus comes back', async () => {
    const { keyboard } = page;
    await tabTo(page, button(texts.moveOf.replace('{{name}}', coffee.name)));
    await keyboard.press('Enter');
    await tabTo(page, quantityOf(coffee.name));
    await keyboard.type('24');
    await tabTo(page, page.getByLabel(es.costs.unitCostOf.replace('{{name}}', coffee.name)));
    await keyboard.type('2,5');
    await expectAccessible('entry');
    await tabTo(page, button(texts.reasonsIn[0] ?? ''));
    await keyboard.press('Space');
    await tabTo(page, button(texts.save));
    await keyboard.press('Enter');
    await page.getByText(texts.saved_one.replace('{{count}}', '1')).waitFor();
    await page.getByText(texts.noneLow).waitFor();
    // One was there already, of unknown cost: it is worth what the first known one is.
    await page.getByText(es.costs.stockValue.replace('{{value}}', '$ 62.50')).waitFor();
    // The row it was opened from is gone: the focus is where keys go on from.
    await isFocused(page.getByRole('main'));
    await expectAccessible('none-low');
  });
});
