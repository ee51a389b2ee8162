import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { openPages } from './open-browsers.ts';

const folder = fileURLToPath(new URL('../../../test-results/failed/', import.meta.url));

/** How long a page that may itself hang is asked what it shows. */
const patienceMs = 30_000;

beforeEach(({ onTestFailed }) => {
  onTestFailed(async ({ task }) => {
    for (const [place, page] of openPages().entries()) await tell(page, `${task.name} ${place + 1}`);
  });
});

/** What waits in vain says only what it did not see; this says what there was, in words and as a picture. */
async function tell(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}.png`);
  mkdirSync(folder, { recursive: true });
  const dialogs = page.getByRole('dialog');
  try {
    const open = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
    const shown = await open.ariaSnapshot({ timeout: patienceMs });
    console.error(`${name}: at ${page.url().replace(/^[^#]*/, '')} it showed\n${shown.slice(0, 2000)}`);
    await page.screenshot({ path, timeout: patienceMs });
  } catch (reason) {
    console.error(`${name}: what it showed cannot be told: ${reason}`);
  }
}
