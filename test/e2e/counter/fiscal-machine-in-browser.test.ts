import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { today } from '../../../src-renderer/lib/format/today.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { hasTakenFocus, sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.fiscalMachine;
const serial = 'SP-000123';

describe('issuing from a fiscal machine, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.none).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const register = async (brand: string, model: string, itsSerial: string) => {
    await page.getByRole('button', { name: texts.new }).press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.registerTitle });
    await dialog.getByLabel(texts.brand).fill(brand);
    await dialog.getByLabel(texts.model).fill(model);
    await dialog.getByLabel(texts.serial).fill(itsSerial);
    await page.keyboard.press('Enter');
    return dialog;
  };

  it('begins with none, and says beside each field what it lacks', async () => {
    await expectBothLooks(page, 'fiscal-machines-empty');
    expect(await page.getByRole('link', { name: es.nav.machine }).count()).toBe(0);
    const dialog = await register('SISPAU', '', '');
    await expect.poll(() => dialog.locator('input[aria-invalid=true]').count()).toBe(2);
    await expectBothLooks(page, 'fiscal-machines-lacking');
    await dialog.getByLabel(texts.model).fill('A1');
    await dialog.getByLabel(texts.serial).fill(serial);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: new RegExp(serial) }).waitFor();
  });

  it('has each serial once, and keeps what was typed', async () => {
    const dialog = await register('OTRA', 'B2', serial);
    await dialog.getByText('Ya hay una máquina fiscal con esta serie.').waitFor();
    expect(await dialog.getByLabel(texts.brand).inputValue()).toBe('OTRA');
    await dialog.getByLabel(texts.serial).fill('SP-000124');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectBothLooks(page, 'fiscal-machines');
    await page.getByRole('button', { name: `Retirar OTRA B2 · SP-000124` }).press('Enter');
    await hasTakenFocus(page.getByRole('dialog'));
    await page.getByRole('dialog').getByRole('button', { name: texts.retire }).press('Enter');
    await page.getByText(texts.retired).waitFor();
    // While the question is still there, the keys of the sections are not.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('asks for the till and its machine before it issues', async () => {
    await page.keyboard.press('Alt+6');
    await page.getByText(texts.noTill).waitFor();
    await expectBothLooks(page, 'fiscal-machine-no-till');
    const point = { environment: 'sandbox', establishment: '001', emission_point: '001' };
    const made = await service.call('POST', '/v1/local/tills', { name: 'Caja 1', ...point });
    expect(made.status).toBe(201);
    await page.reload();
    await page.getByText('Caja 1 no tiene máquina fiscal').waitFor();
    await expectBothLooks(page, 'fiscal-machine-not-bound');
    await page.getByRole('button', { name: `Usar SISPAU A1 · ${serial}` }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Usar ${serial}` })
      .press('Enter');
    await page.getByRole('region', { name: texts.machineLabel }).waitFor();
  });

  it('sells at the machine’s own screen: the document carries it, and the day adds up', async () => {
    await sellCoffee(page);
    const strip = page.getByRole('region', { name: texts.machineLabel });
    await strip.getByText('1 documento', { exact: true }).waitFor();
    await expectBothLooks(page, 'fiscal-machine');
    const { json } = await service.call('GET', '/v1/local/fiscal-machines');
    const [machine] = z
      .object({ data: z.array(z.object({ id: z.uuid(), serial: z.string() })) })
      .parse(json)
      .data.filter((each) => each.serial === serial);
    const day = await service.call(
      'GET',
      `/v1/local/fiscal-machines/${machine?.id}/documents?environment=sandbox`,
    );
    expect(day.json).toMatchObject({ data: [{ type: 'invoice' }] });
  });

  it('reports its day, document by document, and on paper', async () => {
    await page.getByRole('link', { name: texts.day }).press('Enter');
    const documents = page.getByRole('table', { name: texts.documents });
    await expect.poll(() => documents.getByRole('row').count()).toBe(2);
    await expectBothLooks(page, 'fiscal-machine-day');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: es.nav.label }).isVisible()).toBe(false);
    expect(await documents.isVisible()).toBe(true);
    await keepScreenshot(page, 'fiscal-machine-day-on-paper');
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel(texts.dayOf, { exact: true }).fill('2026-01-02');
    await page.getByText(texts.empty).waitFor();
    await page.getByLabel(texts.dayOf, { exact: true }).fill(today());
    await documents.waitFor();
  });
});
