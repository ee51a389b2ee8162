import type { Browser, Page } from 'playwright-core';

const browsers = new Set<Browser>();

/** What the pages of this browser show is told when a test fails. */
export function watchScreens(browser: Browser): Browser {
  browsers.add(browser);
  browser.on('disconnected', () => browsers.delete(browser));
  return browser;
}

export function openPages(): readonly Page[] {
  return [...browsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
}
