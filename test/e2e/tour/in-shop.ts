import type { Browser, Page } from 'playwright';
import { type RunningService, startService } from '../support/service.ts';

/** By then what was just issued has been decided, as what somebody finds has. */
export const DECIDED_MS = 8000;

/** A service of its own, with a page in it. */
export async function inShop(
  on: Browser,
  visit: (page: Page, service: RunningService) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const service = await startService(env);
  const context = await on.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto(service.link);
    await page.waitForTimeout(1000);
    await visit(page, service);
  } finally {
    await context.close();
    await service.stop().catch(() => undefined);
  }
}
