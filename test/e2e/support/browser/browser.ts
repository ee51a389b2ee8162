import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { headlessBrowser } from '../../../support/tools/headless-browser.mjs';
import { watchScreens } from './open-browsers.ts';
import { slowAnswers, slowAnswersMs } from './slow-answers.ts';

/** Where a browser answers that runs for all test files; undefined where each starts its own. */
let serverAddress: string | undefined;

export function connectBrowsersTo(address: string | undefined): void {
  serverAddress = address;
}

/** A browser without a screen; to close it closes what was opened in it here. */
export async function launchBrowser(): Promise<Browser> {
  if (serverAddress === undefined) return watchScreens(await chromium.launch(await launchOptions()));
  return watchScreens(await chromium.connect(serverAddress), async (page) => {
    await page.addInitScript(lookOftener);
    if (slowAnswersMs !== undefined) await page.addInitScript(slowAnswers, slowAnswersMs);
  });
}

/** Runs in the page: what it looks at every few seconds it looks at five times as often, and no test waits for its turn. */
function lookOftener(): void {
  const repeat = window.setInterval.bind(window);
  const value = (handler: TimerHandler, ms = 0) => repeat(handler, ms < 2000 ? ms : ms / 5);
  Object.defineProperty(window, 'setInterval', { value });
}

/**
 * Linux's comes from npm, elsewhere it is the machine's own Chrome (hosted CI has one). Its sandbox is off because tests
 * run as root in containers; they visit nothing but our own pages.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome' };
  return {
    executablePath: await headlessBrowser(),
    args: ['--no-sandbox', '--disable-setuid-sandbox'],
  };
}
