import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { bread, coffee, sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField, smallScreen } from '../support/window-driver.ts';

const named = z.object({ id: z.uuid() });
const reduced = { code: 'TEJA', name: 'Teja', unit_price: '3.20', iva: 'iva_5' };

describe('the counter with little height left, at 1024 × 768', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    await make('/v1/local/products', reduced);
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

  /** Where it stands once it has stopped moving. */
  async function boxOf(target: Locator) {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not shown`);
    return { top: box.y, bottom: box.y + box.height };
  }

  it('keeps the keys, the total and the charge apart under two banners and the strip of the machine', async () => {
    await rehearse({ reception: 'returned_45', remaining: 1 });
    await sellCoffee(page);
    await page.getByRole('region', { name: /^La serie 001-001 \(.+\) está detenida$/ }).waitFor();
    await rehearse({ authorization: 'in_process' });
    await goTo(page, '/maquina-fiscal');
    await page.getByRole('region', { name: es.fiscalMachine.machineLabel }).waitFor();
    for (const { name } of [coffee, bread, reduced]) {
      await searchField(page).fill(name);
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
      await page.getByLabel(`Cantidad de ${name}`).waitFor();
    }
    const banners = page.getByRole('region', { name: /está detenida$|^Simulacro en marcha/ });
    await expect.poll(() => banners.count()).toBe(2);
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
});
