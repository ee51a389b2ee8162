import type { Page } from 'playwright';

/** What a person waits for: this is on the screen, and nothing of that is any more. */
export interface Wait {
  /** CSS selectors. */
  readonly until: string;
  readonly without?: string;
}

/** Longer than anybody waits at a counter. */
const GIVEN_UP_AFTER_MS = 10_000;

/** To be called before the page is opened: hears every key before the page's own scripts can keep it to themselves. */
export async function hearKeys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = ({ key, timeStamp }: KeyboardEvent) => {
      document.documentElement.dataset.heardKey = key;
      document.documentElement.dataset.heardAt = String(timeStamp);
    };
    window.addEventListener('keydown', heard, true);
  });
}

/**
 * Milliseconds from a key press, by the browser's own time of it, to the first frame that shows what is waited for. The
 * way of the key from the test to the browser is not in it.
 */
export async function timeKey(page: Page, key: string, wait: Wait): Promise<number> {
  const time = await page.evaluateHandle(startStopwatch, { key, wait, givenUpAfterMs: GIVEN_UP_AFTER_MS });
  await page.keyboard.press(key);
  const taken = await time.evaluate((handle) => handle.taken);
  await time.dispose();
  return taken;
}

/** Runs in the page: looks at each frame from now on. */
function startStopwatch(order: { key: string; wait: Wait; givenUpAfterMs: number }) {
  const { key, wait, givenUpAfterMs } = order;
  const heard = document.documentElement.dataset;
  const startedAt = performance.now();
  const shows = () =>
    document.querySelector(wait.until) !== null &&
    (wait.without === undefined || document.querySelector(wait.without) === null);
  delete heard.heardKey;
  const taken = new Promise<number>((resolve, reject) => {
    const look = () => {
      const now = performance.now();
      if (heard.heardKey === key && shows()) resolve(now - Number(heard.heardAt));
      else if (now - startedAt > givenUpAfterMs) reject(new Error(`${wait.until} never came`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { taken };
}

/** Milliseconds from what is done to the first frame with one of the elements that was not there before: another link, other words. */
export async function timeOther(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle((sought) => {
    const shown = () =>
      [...document.querySelectorAll(sought)].map((one) => one.getAttribute('href') ?? one.textContent);
    const before = new Set(shown());
    const startedAt = performance.now();
    const taken = new Promise<number>((resolve, reject) => {
      const look = () => {
        const now = performance.now();
        if (shown().some((one) => !before.has(one))) resolve(now - startedAt);
        else if (now - startedAt > 180_000) reject(new Error(`nothing else came at ${sought}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { taken };
  }, selector);
  await act();
  const taken = await handle.evaluate(({ taken: current }) => current);
  await handle.dispose();
  return taken;
}
