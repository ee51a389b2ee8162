import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

const folder = fileURLToPath(new URL('../../../../test-results/screens/', import.meta.url));

/**
 * Keeps what a page looks like, for people to look at: `test-results/screens/NAME.png`. Only where `KEEP_SCREENS` asks
 * for it: nothing is compared with the pictures, and drawing some two hundred takes a minute of the processor.
 */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.KEEP_SCREENS) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
