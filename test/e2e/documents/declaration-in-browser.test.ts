import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow } from '../support/window-driver.ts';

const texts = es.declaration;

describe('the figures for the declarations, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await (await keyHolderOf(service)).issue(anInvoiceBody(), 'wait=15');
    page = await openWindow(browser, service.link);
    await goTo(page, '/informes/declaracion');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const box = (number: string) =>
    page.getByRole('textbox', { name: texts.boxNumber.replace('{{box}}', number) });
  const save = () => page.getByRole('button', { name: texts.save, exact: true }).click();

  it('say beside its box what is no amount', async () => {
    await box('605').fill('doce');
    await save();
    await page.locator('input[aria-invalid=true]').waitFor();
    expect(await box('605').getAttribute('aria-invalid')).toBe('true');
    await expectBothLooks(page, 'declaration-fault');
  });

  it('keep what a person states, and what follows from it', async () => {
    for (const [number, amount] of [
      ['483', '0'],
      ['605', '2,5'],
      ['606', '0'],
    ] as const) {
      await box(number).fill(amount);
    }
    await save();
    await page.getByText(texts.saved.replace('{{at}}', '')).waitFor();
    await page.reload();
    await page.getByText(texts.saved.replace('{{at}}', '')).waitFor();
    expect(await box('605').inputValue()).toBe('2.50');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '620' }) });
    // The IVA of 3.00 of the sale, less 2.50.
    await row.getByText('0.50').waitFor();
    await expectBothLooks(page, 'declaration-saved');
  });
});
