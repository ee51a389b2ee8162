import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tilesResource } from '../../../src-main/contract/catalog/tiles.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, searchField, smallScreen } from '../support/window-driver.ts';

const named = z.object({ id: z.uuid() });
const names = ['Arroz', 'Brócoli', 'Canela', 'Durazno', 'Espinaca', 'Fréjol'];

interface Point {
  readonly x: number;
  readonly y: number;
}

describe('the order of the favourites', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    const product_ids: string[] = [];
    for (const name of names) {
      const body = { code: name.toUpperCase(), name, unit_price: '1' };
      const { json } = await service.call('POST', '/v1/local/products', body);
      product_ids.push(named.parse(json).id);
    }
    const pages = [{ name: 'Favoritos', product_ids }];
    expect((await service.call('PUT', '/v1/local/tiles', { pages })).status).toBe(200);
    page = await openWindow(browser, service.link, smallScreen);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const tiles = () => page.getByRole('list', { name: es.tiles.ofPage });
  const tile = (name: string) => tiles().getByRole('button', { name: new RegExp(`^${name}`) });
  const edit = () => page.getByRole('button', { name: es.tiles.edit }).click();

  /** A click right after a drop is taken for the end of the drag, and ignored; a hand needs longer to get there. */
  async function save(): Promise<void> {
    const button = page.getByRole('button', { name: es.tiles.save });
    await expect
      .poll(async () => {
        await button.evaluateAll(([shown]) => shown instanceof HTMLElement && shown.click());
        return button.count();
      })
      .toBe(0);
  }

  async function shownOrder(): Promise<readonly string[]> {
    const texts = await tiles().getByRole('listitem').allInnerTexts();
    return texts.map((text) => names.find((name) => text.includes(name)) ?? text);
  }

  async function keptOrder(): Promise<readonly string[]> {
    const { json } = await service.call('GET', '/v1/local/tiles');
    return tilesResource.parse(json).pages.flatMap(({ products }) => products.map(({ name }) => name));
  }

  async function middleOf(target: Locator): Promise<Point> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Where a hand passes on its way. */
  function* way(from: Point, to: Point): Generator<Point> {
    const steps = 12;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      yield { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
  }

  it('is changed by dragging with the mouse, and saved', async () => {
    await edit();
    const [from, to] = [await middleOf(tile('Arroz')), await middleOf(tile('Durazno'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of way(from, to)) await page.mouse.move(x, y);
    await tiles().locator('[data-dragging]').waitFor();
    await keepScreenshot(page, 'tiles-dragged');
    await page.mouse.up();
    const moved = ['Brócoli', 'Canela', 'Durazno', 'Arroz', 'Espinaca', 'Fréjol'];
    await expect.poll(shownOrder).toEqual(moved);
    await save();
    await expect.poll(keptOrder).toEqual(moved);
  });

  it('is changed by a finger that rests and drags; one that passes at once scrolls', async () => {
    await edit();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const before = await shownOrder();
    const [from, to] = [await middleOf(tile('Fréjol')), await middleOf(tile('Canela'))];

    // At once: waited for one by one, on a busy machine the finger would rest long enough to take hold.
    await Promise.all([
      touch('touchStart', from),
      ...[...way(from, to)].map((point) => touch('touchMove', point)),
      touch('touchEnd'),
    ]);
    await expect.poll(() => tiles().locator('[data-dragging]').count()).toBe(0);
    expect(await shownOrder()).toEqual(before);

    await touch('touchStart', from);
    await tiles().locator('[data-dragging]').waitFor();
    for (const point of way(from, to)) await touch('touchMove', point);
    await touch('touchEnd');
    const moved = ['Brócoli', 'Fréjol', 'Canela', 'Durazno', 'Arroz', 'Espinaca'];
    await expect.poll(shownOrder).toEqual(moved);
    await save();
    await expect.poll(keptOrder).toEqual(moved);
  });

  it('leaves its room to the sale in hand where there is nothing to touch', async () => {
    expect((await service.call('PUT', '/v1/local/tiles', { pages: [] })).status).toBe(200);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.reload();
    await page.getByRole('region', { name: es.tiles.title }).waitFor();
    await searchField(page).fill('Arroz');
    await page.getByRole('option', { name: /^Arroz/ }).click();
    const lines = page.getByRole('table', { name: es.counter.lines });
    await lines.waitFor();
    await page.getByRole('region', { name: es.tiles.title }).waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: es.tiles.hide }).count()).toBe(0);
    const [sale, search] = await Promise.all([lines.boundingBox(), searchField(page).boundingBox()]);
    expect(sale?.width).toBeGreaterThan(search?.width ?? Number.POSITIVE_INFINITY);
  });
});
