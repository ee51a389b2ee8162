import type { Browser, Page } from 'playwright';

const browsers = new Set<Browser>();
let lookBeforeClosing: (page: Page) => Promise<void> = async () => {};

/** What the pages of this browser show is printed when a test fails; `prepare` is done to each before anything is opened in it. */
export function watchScreens(browser: Browser, prepare?: (page: Page) => Promise<unknown>): Browser {
  browsers.add(browser);
  browser.on('disconnected', () => browsers.delete(browser));
  const newPage = browser.newPage.bind(browser);
  browser.newPage = async (options) => {
    const page = await newPage(options);
    await prepare?.(page);
    const close = page.close.bind(page);
    // Tests close theirs in `afterEach`, before they are known to have failed to the listeners for that.
    page.close = async (how) => {
      await lookBeforeClosing(page);
      await close(how);
    };
    return page;
  };
  return browser;
}

export function beforeClosing(look: (page: Page) => Promise<void>): void {
  lookBeforeClosing = look;
}

/** For code that ends what shows the pages before it is known whether the test failed. */
export async function lookAt(browser: Browser): Promise<void> {
  for (const page of pagesOf(browser)) await lookBeforeClosing(page);
}

export function openPages(): readonly Page[] {
  return [...browsers].flatMap(pagesOf);
}

/** All that is shown, of every window. */
export function pagesOf(browser: Browser): Page[] {
  return browser.contexts().flatMap((context) => context.pages());
}
