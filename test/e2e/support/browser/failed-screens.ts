import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeEach, inject } from 'vitest';
import { noteLooksIn } from './both-looks.ts';
import { closeSharedPages, shareBrowser } from './browser.ts';
import { beforeClosing, openPages } from './open-browsers.ts';

const folder = fileURLToPath(new URL('../../../../test-results/failed/', import.meta.url));

/** How long a page that may itself hang is asked what it shows. */
const patienceMs = 30_000;

declare module 'vitest' {
  interface TaskMeta {
    /** What the open windows showed when the test failed. */
    shown?: string;
  }
}

const looksFolder = inject('looksFolder');
const looksAtAll = ['TEST_ALL', 'KEEP_SCREENS', 'TEST_ONCE_MORE'].some((name) => process.env[name]);
if (!looksAtAll) noteLooksIn(looksFolder);
// Rare tests, which have no such folder, start a browser each.
if (looksFolder !== undefined) {
  shareBrowser();
  afterAll(closeSharedPages);
}

beforeEach(({ onTestFailed, task }) => {
  const shown: string[] = [];
  const look = async (page: Page) => {
    shown.push(await describeScreen(page, `${task.name} ${shown.length + 1}`));
    task.meta.shown = shown.join('; ');
  };
  beforeClosing(async (page) => {
    if (task.result?.state === 'fail') await look(page);
  });
  onTestFailed(async () => {
    for (const page of openPages()) await look(page);
  });
});

/** What waits in vain says only what it did not see; this says what there was, in words and as a picture. */
async function describeScreen(page: Page, name: string): Promise<string> {
  const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}.png`);
  mkdirSync(folder, { recursive: true });
  const dialogs = page.getByRole('dialog');
  try {
    const open =
      (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main').or(page.locator('body')).last();
    const shown = await open.ariaSnapshot({ timeout: patienceMs });
    const report = `at ${page.url().replace(/^[^#]*/, '')} it showed\n${shown.slice(0, 2000)}`;
    console.error(`${name}: ${report}`);
    await page.screenshot({ path, timeout: patienceMs });
    return report;
  } catch (reason) {
    return `what it showed cannot be described: ${reason}`;
  }
}
