import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { looks, wear } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, isFocused } from '../support/counter.ts';
import { addressOf, addressPatterns, type Sights } from '../support/screens/addresses.ts';
import { dialogFaults } from '../support/screens/dialog-faults.ts';
import { furnishShop, owner } from '../support/screens/furnish-shop.ts';
import { smallTargets } from '../support/screens/small-targets.ts';
import { tabWalkFaults } from '../support/screens/tab-walk.ts';
import { type RunningService, startService } from '../support/service.ts';

/** Between two keys of a person: what is typed faster is taken for a scanner. */
const HANDS_MS = 45;
const settlesWithinMs = 3_000;
const lookEveryMs = 60;
const alikeLooks = 3;

/** Every screen there is, on the smallest one a shop has, without a mouse: there is no click in this file. */
describe('every screen', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let sights: Sights;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await browser.newPage({
      viewport: { width: 1024, height: 768 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(60_000);
    // A printed page opens in a tab before this one, which draws nothing and takes no focus behind it.
    page.on('popup', (viewer) => viewer.close());
    await page.goto(service.link);
    await page.getByText(es.counter.noProductsTitle).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const search = () => page.getByRole('combobox', { name: es.counter.searchLabel });

  async function goTo(address: string): Promise<void> {
    await page.evaluate((hash) => window.location.assign(`#${hash}`), address);
    await settled();
  }

  /** What was asked of the service is there: the page says the same for a while. */
  async function settled(): Promise<void> {
    const deadline = performance.now() + settlesWithinMs;
    const read = () => page.evaluate(() => document.getElementById('content')?.textContent);
    let before: string | null | undefined;
    for (let alike = 0; alike < alikeLooks && performance.now() < deadline; ) {
      await page.waitForTimeout(lookEveryMs);
      const now = await read();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  }

  async function expectAccessible(): Promise<void> {
    for (const [colorScheme, looked] of looks) {
      await wear(page, colorScheme);
      expect(await accessibilityFaults(page, looked), colorScheme).toEqual([]);
    }
  }

  it('is accessible on the first day, with nothing to sell yet', async () => {
    await expectAccessible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await tabWalkFaults(page)).toEqual([]);
  });

  it('asks who serves, and takes the PIN that is typed', async () => {
    sights = await furnishShop(service);
    await page.reload();
    await isFocused(page.getByLabel(es.workplace.pinOf.replace('{{name}}', owner.name)));
    await expectAccessible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.type(owner.pin, { delay: HANDS_MS });
    await page.keyboard.press('Enter');
    await search().waitFor();
  });

  it.each([
    ['Alt+2', es.nav.cash],
    ['Alt+3', es.nav.documents],
    ['Alt+4', es.nav.catalog],
    ['Alt+5', es.nav.customers],
    ['Alt+6', es.nav.machine],
    ['Alt+7', es.nav.settings],
    ['Alt+1', es.nav.counter],
  ])('is one key away: %s goes to %s', async (key, section) => {
    await page.keyboard.press(key);
    await page.locator('[aria-current=page]', { hasText: section }).first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
  });

  it('opens what the status bar tells with a key, and gives the focus back', async () => {
    for (const key of ['Alt+8', 'Alt+9', 'F1']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await expectAccessible();
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await isFocused(search());
    }
  });

  it('takes a sale in hand, and all that is done to it, by key', async () => {
    await page.keyboard.type('caf', { delay: HANDS_MS });
    await page.getByRole('option', { name: coffee.name }).waitFor();
    await expectAccessible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
    await expectAccessible();
    expect(await smallTargets(page)).toEqual([]);
    expect(await tabWalkFaults(page)).toEqual([]);
    for (const key of ['F4', 'F7', 'F9', 'F3', 'F10', 'Shift+F6', 'Shift+F8', 'Shift+F9', 'Control+l']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityFaults(page), key).toEqual([]);
      expect(await smallTargets(page), key).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await isFocused(search());
    }
  });

  it('is known by its address, as the window has it', () => {
    expect(addressPatterns()).toEqual(
      expect.arrayContaining([
        '/',
        '/caja/cierres/:id',
        '/documentos/:id/corregir',
        '/ajustes',
        '/ajustes/teclas',
      ]),
    );
  });

  it.each(addressPatterns())(
    '%s is seen, reached and touched by everybody, and so are its dialogs',
    async (pattern) => {
      const open = async () => {
        // A button that removes what the page shows leads elsewhere, and offers to have it put back.
        const undo = page.getByRole('button', { name: es.undo.undo, exact: true });
        if (await undo.isVisible()) {
          await undo.press('Enter');
          await undo.waitFor({ state: 'detached' });
        }
        await goTo(addressOf(pattern, sights));
      };
      await open();
      expect(await smallTargets(page)).toEqual([]);
      expect(await tabWalkFaults(page)).toEqual([]);
      await expectAccessible();
      expect(await dialogFaults(page, open)).toEqual([]);
    },
  );
});
