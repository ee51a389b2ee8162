import type { Page } from 'playwright-core';

/** What a person waits for: this is on the screen, and nothing of that is any more. */
export interface Wait {
  /** CSS selectors. */
  readonly until: string;
  readonly without?: string;
}

/** Longer than anybody waits at a counter. */
const GIVEN_UP_AFTER_MS = 10_000;

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

/** Runs in the page: looks at each frame from the key press on. */
function startStopwatch(order: { key: string; wait: Wait; givenUpAfterMs: number }) {
  const { key, wait, givenUpAfterMs } = order;
  const shows = () =>
    document.querySelector(wait.until) !== null &&
    (wait.without === undefined || document.querySelector(wait.without) === null);
  const taken = new Promise<number>((resolve, reject) => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      window.removeEventListener('keydown', pressed, true);
      const look = () => {
        const passed = performance.now() - event.timeStamp;
        if (shows()) resolve(passed);
        else if (passed > givenUpAfterMs) reject(new Error(`${wait.until} never came`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', pressed, true);
  });
  return { taken };
}
