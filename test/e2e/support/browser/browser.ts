import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { SHARED_BY_FILES } from '../../../support/child-processes.ts';
import { headlessBrowser } from '../../../support/tools/headless-browser.mjs';
import { watchScreens } from './open-browsers.ts';
import { slowAnswers, slowAnswersMs } from './slow-answers.ts';

/** Whether the files that this process tests, one after the other, share a browser; else each starts its own. */
let isShared = false;
let shared: Promise<Browser> | undefined;

export function shareBrowser(): void {
  isShared = true;
}

/** A browser without a screen; to close it closes what was opened in it, by this file: a file launches one. */
export async function launchBrowser(): Promise<Browser> {
  if (!isShared) return watchScreens(await chromium.launch(await launchOptions()));
  shared ??= launchShared().catch((reason) => {
    // The next file tries again.
    shared = undefined;
    throw reason;
  });
  return shared;
}

/** Closes what a file left open, as where its set-up failed before it had the browser. */
export async function closeSharedPages(): Promise<void> {
  const browser = await shared?.catch(() => undefined);
  await browser?.close();
}

/** Spoken to through a pipe: over a server for all processes every step costs a tenth more of the processor. */
async function launchShared(): Promise<Browser> {
  const { args = [], ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, SHARED_BY_FILES] });
  browser.once('disconnected', () => {
    shared = undefined;
  });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return watchScreens(browser, async (page) => {
    await page.addInitScript(lookOftener);
    if (slowAnswersMs !== undefined) await page.addInitScript(slowAnswers, slowAnswersMs);
  });
}

/** Runs in the page: what it looks at every second, or few seconds, it looks at five times as often, and no test waits for its turn. */
function lookOftener(): void {
  const repeat = window.setInterval.bind(window);
  const value = (handler: TimerHandler, ms = 0) => repeat(handler, ms < 1000 ? ms : ms / 5);
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
