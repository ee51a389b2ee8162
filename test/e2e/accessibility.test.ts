import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';
import { coffee, sellByKeyboard, stockShelf } from './support/counter.ts';
import { keepScreenshot } from './support/screenshot.ts';
import { type RunningService, startService } from './support/service.ts';

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA, %s', { timeout: 90_000 }, (colorScheme) => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme,
    });
    page.setDefaultTimeout(10_000);
    await page.goto(service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function expectAccessible(name: string): Promise<void> {
    await keepScreenshot(page, `${colorScheme}-${name}`);
    expect(await accessibilityFaults(page)).toEqual([]);
  }

  it('holds on the first day, with nothing to sell yet', async () => {
    await page.getByText('Todavía no hay productos').waitFor();
    await expectAccessible('first-day');
  });

  it('holds on the search with its results', async () => {
    await stockShelf(service);
    await page.reload();
    await page.getByText('Listo para vender').waitFor();
    await page.keyboard.type('caf');
    await page.getByRole('option', { name: coffee.name }).waitFor();
    await expectAccessible('search');
  });

  it('holds on the sale in hand', async () => {
    await page.keyboard.press('Enter');
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
    await expectAccessible('sale');
  });

  it('holds on the free line, the buyer and the charge', async () => {
    for (const [key, name] of [
      ['F7', 'free-line'],
      ['F4', 'buyer'],
      ['F9', 'charge'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await expectAccessible(name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('holds on the issued sale', async () => {
    await page.reload();
    await sellByKeyboard(page);
    await expectAccessible('ticket');
  });

  it('holds on the documents and on one of them', async () => {
    await page.getByRole('link', { name: 'Documentos' }).click();
    await page.getByRole('link', { name: /^Abrir/ }).waitFor();
    await expectAccessible('documents');
    await page.getByRole('link', { name: /^Abrir/ }).click();
    await page.getByRole('heading', { name: 'Recorrido' }).waitFor();
    await expectAccessible('document');
  });

  it('holds on products and settings', async () => {
    await page.getByRole('link', { name: 'Productos' }).click();
    await page.getByRole('cell', { name: coffee.name }).first().waitFor();
    await expectAccessible('products');
    await page.getByRole('link', { name: 'Ajustes' }).click();
    await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
    await expectAccessible('settings');
  });
});
