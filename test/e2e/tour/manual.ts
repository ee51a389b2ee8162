import type { Browser } from 'playwright';
import { startAfresh, visit } from './camera.ts';
import { furnish } from './furnish.ts';
import { DECIDED_MS, inShop } from './in-shop.ts';
import { picturesOfManual, stopsOf } from './stops/stops.ts';

/** Each as small as it is read: the light window in Spanish, on a small screen. */
export async function illustrateManual(on: Browser, log: (line: string) => void): Promise<void> {
  await inShop(on, async (page, service) => {
    const stops = stopsOf(await furnish(service));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await startAfresh(page, 'es');
    await page.waitForTimeout(DECIDED_MS);
    for (const [name, file] of Object.entries(picturesOfManual)) {
      const stop = stops.find((one) => one.name === name);
      if (!stop) throw new Error(`${name} is no stop`);
      await visit(page, stop, log);
      await page.screenshot({ path: `docs/manual/pictures/${file}.png` });
      await page.keyboard.press('Escape');
    }
  });
}
