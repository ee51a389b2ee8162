import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

describe('a date, in a browser', () => {
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.goto(`${service.url}/#/documentos`);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const from = () => page.getByRole('textbox', { name: es.documents.from, exact: true });

  it('is typed as people write it, and stands as dd/mm/aaaa once it is left', async () => {
    await page.getByRole('combobox', { name: es.documentList.period }).click();
    await page.getByRole('option', { name: es.documentList.periods.range }).click();
    await from().fill('1-3-26');
    await page.keyboard.press('Tab');
    await expect.poll(() => from().inputValue()).toBe('01/03/2026');
  });

  it('that does not exist is reported beside its field, and is no date', async () => {
    await from().fill('31/02/2026');
    await page.keyboard.press('Tab');
    await page.getByText(es.field.invalidDate).waitFor();
    expect(await from().getAttribute('aria-invalid')).toBe('true');
    await from().fill('01/03/2026');
    await expect.poll(() => page.getByText(es.field.invalidDate).count()).toBe(0);
  });

  it('is taken from the calendar with the keys alone, in the language of the window', async () => {
    await from().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: es.field.calendar.nextMonth }).waitFor();
    await calendar.getByText(/marzo/i).waitFor();
    await expect.poll(() => calendar.evaluate(hasFocusInside)).toBe(true);
    await expectBothLooks(page, 'calendar');
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(es.field.openCalendar);
    await page.keyboard.press('Enter');
    await expect.poll(() => calendar.evaluate(hasFocusInside)).toBe(true);
    await calendar.getByRole('button', { name: '15 marzo 2026' }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => from().inputValue()).toBe('16/03/2026');
  });

  it('has English months in an English window', async () => {
    await page.goto(`${service.url}/#/ajustes`);
    await page.getByText(es.settings.english).click();
    await page.goto(`${service.url}/#/documentos`);
    await page.getByRole('combobox', { name: en.documentList.period }).click();
    await page.getByRole('option', { name: en.documentList.periods.range }).click();
    await page.getByRole('textbox', { name: en.documents.to, exact: true }).fill('15/03/2026');
    // The calendar opens at the month that the page knows.
    await expect.poll(() => page.url()).toContain('hasta=2026-03-15');
    await page.getByRole('button', { name: en.field.openCalendar }).nth(1).click();
    await page.getByRole('dialog').getByText(/march/i).waitFor();
  });
});

/** Runs in the page: until then what is typed goes elsewhere. */
function hasFocusInside(element: Element): boolean {
  return element.contains(document.activeElement);
}
