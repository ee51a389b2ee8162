import type { Page } from 'playwright';
import { customerDisplayHash } from '../../../src-main/contract/desktop/desktop.ts';
import type { RunningService } from '../support/service.ts';
import { type Look, languages, startAfresh } from './camera.ts';
import type { Stop } from './stops/stop.ts';

/** The screen that faces the customer, beside a counter in each language: nobody served, a sale, and what it came to. */
export async function lookAtDisplay(
  page: Page,
  service: RunningService,
  look: Look,
  stops: readonly Stop[],
): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${service.url}/#/`);
  const display = await page.context().newPage();
  await display.emulateMedia({ reducedMotion: 'reduce' });
  await display.goto(`${service.url}/${customerDisplayHash}`);
  for (const language of languages) {
    await startAfresh(page, language);
    await display.reload();
    for (const name of ['counter', 'sale', 'ticket']) {
      await stops.find((stop) => stop.name === name)?.act?.(page);
      await look(display, 'display', [{ name, path: customerDisplayHash.slice(1) }], language);
    }
  }
  await display.close();
}
