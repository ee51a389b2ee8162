import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { makeSettableClock } from '../../support/machine/set-clock.ts';
import type { Look } from './camera.ts';
import { seller } from './furnish.ts';
import { inShop } from './in-shop.ts';
import { noSights } from './stops/stop.ts';
import { stopsOf } from './stops/stops.ts';

const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;
const LOCKED_MS = 3000;

/** A shop whose computer was set two days back after a sale: nothing can be dated. */
export async function lookAtWrongClock(on: Browser, look: Look): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-tour-clock-'));
  const clock = makeSettableClock(join(folder, 'clock'), new Date());
  try {
    await inShop(
      on,
      async (page, service) => {
        const sell = await seller(service);
        await sell(1);
        clock.setBy(-TWO_DAYS_MS);
        // Refused, which is shown: it is what finds out.
        await sell(2);
        await page.waitForTimeout(LOCKED_MS);
        const names = ['counter', 'home', 'documents', 'delivery', 'settings'];
        const stops = stopsOf(noSights).filter(({ name }) => names.includes(name));
        await look(page, 'clock', stops);
      },
      clock.env,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
