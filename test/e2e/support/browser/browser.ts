import { type Browser, chromium } from 'playwright';
import { headlessBrowser } from '../../../support/tools/headless-browser.mjs';
import { watchScreens } from './open-browsers.ts';

/**
 * A browser without a screen: Linux's comes from npm, elsewhere the machine's own Chrome (hosted CI has one).
 * Its sandbox is off because tests run as root in containers; they visit nothing but our own pages.
 */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux') return watchScreens(await chromium.launch({ channel: 'chrome' }));
  const executablePath = await headlessBrowser();
  const args = ['--no-sandbox', '--disable-setuid-sandbox'];
  return watchScreens(await chromium.launch({ executablePath, args }));
}
