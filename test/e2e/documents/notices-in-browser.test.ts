import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SandboxConditionsBody } from '../../../src-main/contract/business/sandbox-conditions.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, searchField } from '../support/window-driver.ts';

const texts = es.notices;

/** What the service tells of a day on which the line was lost every other minute, from seven in the morning. */
function restlessDay(minutes: number) {
  const data = Array.from({ length: minutes }, (_, minute) => ({
    id: `01a1ff00-0000-7000-8000-${String(minute).padStart(12, '0')}`,
    object: 'event',
    type: minute % 2 === 0 ? 'sync.offline' : 'sync.recovered',
    created_at: `2026-11-18T12:${String(minute).padStart(2, '0')}:00.000Z`,
    environment: 'sandbox',
    data: {},
  })).reverse();
  return { object: 'list', data, next_cursor: null, prev_cursor: null };
}

describe('what happens while somebody sells, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
    page.setDefaultTimeout(60_000);
    await page.getByRole('button', { name: texts.open }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function rehearse(conditions: Partial<SandboxConditionsBody>): Promise<void> {
    const { status } = await service.call('PUT', '/v1/local/sandbox/conditions', conditions);
    if (status !== 200) throw new Error(`the service answered ${status} to the conditions`);
  }

  const toasts = () => page.getByRole('region', { name: texts.title });
  const search = () => searchField(page);

  it('is shown at the side, without the focus and beside the charge button', async () => {
    // Shown is what happens after the first look, which is done once there is something to say about it.
    await page.getByRole('button', { name: texts.open }).press('Enter');
    await page.getByText(texts.none).waitFor();
    await page.keyboard.press('Escape');
    await rehearse({ reception: 'returned_65', remaining: 1 });
    // It goes by itself, but not from under the pointer: on a busy machine before one of the test's gets there.
    await toasts().evaluate((region) =>
      new MutationObserver(() =>
        region.querySelector('article')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      ).observe(region, { childList: true }),
    );
    await sellCoffee(page);
    await toasts()
      .getByText(/^El SRI no aceptó: Factura/)
      .hover();
    expect(await toasts().getAttribute('aria-live')).toBe('polite');
    expect(await toasts().evaluate((region) => region.contains(document.activeElement))).toBe(false);
    const box = await toasts().boundingBox();
    const charge = await page.getByRole('button', { name: es.charge.open, exact: true }).boundingBox();
    if (charge && box) expect(box.x + box.width).toBeLessThan(charge.x);
    await expectBothLooks(page, 'notices-toast');
    await page.mouse.move(0, 0);
  });

  it('stays in the list, which a key opens, until somebody has looked', async () => {
    const bell = page.getByRole('button', { name: /^Ver los avisos: 1 nuevo/ });
    await bell.waitFor();
    await page.keyboard.press('Alt+9');
    const drawer = page.getByRole('dialog', { name: texts.title });
    await drawer.getByText(texts.new, { exact: true }).waitFor();
    await expectBothLooks(page, 'notices');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.open, exact: true }).waitFor();
    await page.keyboard.press('Alt+9');
    await drawer.getByRole('link', { name: /^El SRI no aceptó/ }).press('Enter');
    await page.getByText(es.status.returned).first().waitFor();
    await page.keyboard.press('Alt+1');
    await search().waitFor();
  });

  it('keeps a line that comes and goes all day in two lines of the list', async () => {
    await page.route('**/v1/local/events?**', (route) => route.fulfill({ json: restlessDay(60) }));
    const drawer = page.getByRole('dialog', { name: texts.title });
    await page.keyboard.press('Alt+9');
    await drawer.getByText(texts.kind.offline, { exact: true }).waitFor();
    await drawer
      .getByText(/^30 veces este día, la primera a las 07:0/)
      .first()
      .waitFor();
    await expect.poll(() => drawer.getByText(texts.kind.offline, { exact: true }).count()).toBe(1);
    await expect.poll(() => drawer.getByText(texts.kind.recovered, { exact: true }).count()).toBe(1);
    await expectBothLooks(page, 'notices-restless');
    await page.keyboard.press('Escape');
  });
});
