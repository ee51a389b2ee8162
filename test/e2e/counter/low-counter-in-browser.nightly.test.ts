import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { bread, coffee, sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import {
  announcementsBell,
  goTo,
  openAnnouncements,
  openWindow,
  searchField,
  smallScreen,
  usualScreen,
} from '../support/window-driver.ts';

const named = z.object({ id: z.uuid() });
const categories = [
  ...['Abarrotes', 'Aseo personal y limpieza', 'Bebidas', 'Desayunos y meriendas', 'Ferretería'],
  ...['Lácteos y huevos', 'Mascotas', 'Papelería'],
];
const rosa = { name: 'Rosa Cevallos', role: 'administrator', pin: '482913' };
const luis = { name: 'Luis Andrade', role: 'cashier', pin: '135790' };
const screens = [
  smallScreen,
  usualScreen,
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const reduced = { code: 'TEJA', name: 'Teja', unit_price: '3.20', iva: 'iva_5' };

describe('the counter with little height left, at 1024 × 768', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    await make('/v1/local/products', reduced);
    for (const [index, category] of categories.entries()) {
      const product = { code: `T${index}`, name: `Surtido ${index}`, unit_price: '1', category };
      await make('/v1/local/products', product);
    }
    const machine = { brand: 'SISPAU', model: 'A1', serial: 'SP-000123' };
    await make('/v1/local/tills', {
      ...{ name: 'Caja 1', environment: 'sandbox', establishment: '001', emission_point: '001' },
      fiscal_machine_id: await make('/v1/local/fiscal-machines', machine),
    });
    page = await openWindow(browser, service.link, smallScreen);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function make(path: string, body: object): Promise<string> {
    const { status, json } = await service.call('POST', path, body);
    if (status !== 201) throw new Error(`the service answered ${status} to ${path}`);
    return named.parse(json).id;
  }

  async function rehearse(conditions: object): Promise<void> {
    const { status } = await service.call('PUT', '/v1/local/sandbox/conditions', conditions);
    expect(status).toBe(200);
  }

  async function sell(name: string): Promise<void> {
    await searchField(page).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await page.getByLabel(`Cantidad de ${name}`).waitFor();
  }

  const banners = () => page.getByRole('region', { name: /está detenida$|^Simulacro en marcha/ });
  const bell = () => announcementsBell(page);
  const tiles = () => page.getByRole('region', { name: es.tiles.title });

  /** Where it stands once it has stopped moving. */
  async function boxOf(target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not shown`);
    return { top: box.y, bottom: box.y + box.height };
  }

  it('keeps the keys, the total and the charge apart under what is announced and the strip of the machine', async () => {
    await rehearse({ reception: 'returned_45', remaining: 1 });
    await sellCoffee(page);
    await page.getByRole('region', { name: /^La serie 001-001 \(.+\) está detenida$/ }).waitFor();
    await rehearse({ authorization: 'in_process' });
    await goTo(page, '/maquina-fiscal');
    await page.getByRole('region', { name: es.fiscalMachine.machineLabel }).waitFor();
    for (const { name } of [coffee, bread, reduced]) await sell(name);
    await expect.poll(() => bell().textContent()).toBe('2');
    await keepScreenshot(page, 'counter-low');

    const pad = page.getByRole('group', { name: es.sale.actions });
    const keys = await boxOf(pad.getByRole('button').last());
    const total = await boxOf(page.getByRole('status', { name: es.totals.total }));
    const charge = await boxOf(page.getByRole('button', { name: es.charge.open }));
    const sums = page.getByRole('region', { name: es.totals.title });
    expect((await boxOf(sums)).top - keys.bottom).toBeGreaterThanOrEqual(8);
    // The sums scroll by themselves; the line of the total never leaves its place for want of room.
    expect(await sums.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(
      1,
    );
    await sums
      .getByText(/^Subtotal/)
      .first()
      .waitFor();
    expect(charge.top - total.bottom).toBeGreaterThanOrEqual(8);
    expect(charge.bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('contentinfo'))).top);
    for (const key of await pad.getByRole('button').all()) {
      const { top, bottom } = await boxOf(key);
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    }
  });

  it('announces the most urgent in one line, and everything whole under a bell', async () => {
    expect(await banners().count()).toBe(1);
    const line = await boxOf(banners());
    expect(line.bottom - line.top).toBeLessThanOrEqual(50);
    await goTo(page, '/clientes');
    // The list of announcements closes where the page changes.
    await page.getByRole('heading', { name: es.nav.customers, level: 1 }).waitFor();
    const list = await openAnnouncements(page);
    await list.getByText(es.lock.seriesTaken).waitFor();
    await list.getByRole('button', { name: es.rehearsal.end }).waitFor();
    await expectBothLooks(page, 'announcements');
    await list.getByRole('link', { name: es.rehearsal.change }).click();
    await list.waitFor({ state: 'detached' });
    await goTo(page, '/');
  });

  it('shows six lines, and under them the categories, whatever is announced', async () => {
    for (const index of [0, 1, 2]) await sell(`Surtido ${index}`);
    await expect.poll(() => bell().textContent()).toBe('2');
    await page.getByRole('region', { name: es.ticket.last }).waitFor();
    for (const size of [smallScreen, { width: 1366, height: 768 }]) {
      await page.setViewportSize(size);
      const sale = page.getByRole('table', { name: es.counter.lines });
      const rows = sale.getByRole('row');
      await expect.poll(() => rows.count()).toBe(7);
      const tile = tiles().getByRole('button', { name: /^Surtido/ });
      await tile.waitFor();
      await keepScreenshot(page, `counter-six-lines-${size.width}`);
      const head = await boxOf(rows.first());
      const foot = await boxOf(page.getByRole('button', { name: es.counter.clear }));
      expect((await boxOf(rows.nth(1))).top).toBeGreaterThanOrEqual(head.bottom - 1);
      expect((await boxOf(rows.last())).bottom).toBeLessThanOrEqual(foot.top + 1);
      expect((await boxOf(tile)).bottom).toBeLessThanOrEqual((await boxOf(tiles())).bottom);
      expect((await boxOf(tiles())).bottom).toBeLessThanOrEqual(
        (await boxOf(page.getByRole('contentinfo'))).top,
      );
    }
    await page.setViewportSize(smallScreen);
  });

  it('shows that more categories follow, and goes there', async () => {
    const last = tiles().getByText(categories.at(-1) ?? '', { exact: true });
    const isInView = async () => {
      const [tab, board] = await Promise.all([last.boundingBox(), tiles().boundingBox()]);
      return tab !== null && board !== null && tab.x + tab.width < board.x + board.width;
    };
    const next = tiles().getByRole('button', { name: es.tiles.pagesAfter });
    expect(await isInView()).toBe(false);
    await expect
      .poll(async () => {
        await next.click();
        return isInView();
      })
      .toBe(true);
    await last.click();
    await tiles()
      .getByRole('button', { name: `Surtido ${categories.length - 1}` })
      .waitFor();
  });

  it('hides the categories for good, until they are wanted again', async () => {
    await page.getByRole('button', { name: es.tiles.hide }).click();
    await tiles().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: es.counter.clear }).click();
    await page.getByText(es.counter.emptyTitle).waitFor();
    expect(await tiles().count()).toBe(0);
    await page.getByRole('button', { name: es.tiles.show }).click();
    await tiles().waitFor();
  });

  it('announces only what the user can do something about, or has to call somebody for', async () => {
    const id = await make('/v1/local/operators', rosa);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: rosa.pin });
    await make('/v1/local/operators', luis);
    await signIn(luis);
    await expect.poll(() => bell().textContent()).toBe('1');
    const list = await openAnnouncements(page);
    await list.getByText(es.lock.seriesTaken).waitFor();
    await list.getByText(/^Lo hace quien puede /).waitFor();
    await page.keyboard.press('Escape');
  });

  it('has room for all its sections, and who serves, on every screen a shop has', async () => {
    const { status } = await service.call('PATCH', '/v1/local/settings', { stock_enabled: 'on' });
    expect(status).toBe(200);
    for (const [language, texts] of Object.entries({ es, en })) {
      await page.evaluate(speak, language);
      await page.reload();
      await signIn(rosa, texts);
      const rail = page.getByRole('navigation', { name: texts.nav.label });
      await expect.poll(() => rail.getByRole('link').count()).toBe(12);
      for (const size of screens) {
        await page.setViewportSize(size);
        expect(await rail.evaluate(overflowing), `${language} ${size.width} × ${size.height}`).toEqual([]);
      }
      await page.setViewportSize(smallScreen);
    }
  });

  async function signIn({ name, pin }: { name: string; pin: string }, texts: typeof en = es): Promise<void> {
    const lock = page.getByRole('button', { name: new RegExp(texts.workplace.lock) });
    const person = page.getByRole('radio', { name: new RegExp(name) });
    await lock.or(person).first().waitFor();
    if (await lock.count()) await lock.click();
    await person.check({ force: true });
    await page.getByLabel(texts.workplace.pinOf.replace('{{name}}', name)).fill(pin);
    await page.keyboard.press('Enter');
    await lock.waitFor();
  }
});

function speak(language: string): void {
  const key = 'mostrador.preferences';
  const before: object = JSON.parse(window.localStorage.getItem(key) ?? '{}');
  window.localStorage.setItem(key, JSON.stringify({ ...before, language }));
}

/** What of the rail has more in it than it shows. */
function overflowing(rail: Element): string[] {
  return [rail, ...rail.querySelectorAll('*')]
    .filter((element) => !element.matches('svg *, .for-readers'))
    .filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
    )
    .map(({ className, textContent }) => `${String(className)} ${textContent}`);
}
