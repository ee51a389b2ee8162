import { describe } from 'vitest';
import { launchBrowser } from '../support/browser/browser.ts';
import { declareDay } from '../support/day/declare-day.ts';
import { openWindow } from '../support/window-driver.ts';

describe('a day in a shop, in a browser', () => {
  declareDay(async ({ link }) => {
    const browser = await launchBrowser();
    const page = await openWindow(browser, link);
    return { page, close: () => browser.close() };
  }, 'browser');
});
