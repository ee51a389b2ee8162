import type { Browser, Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';
import { ran } from '../../support/head/head-shop.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { usualScreen } from './window-driver.ts';

/** A page for the window of a head office, which makes its own certificate: a person tells the browser to trust it. */
export async function headPage(browser: Browser, { hasTouch = false } = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: usualScreen,
    reducedMotion: 'reduce',
    ignoreHTTPSErrors: true,
    hasTouch,
  });
  page.setDefaultTimeout(60_000);
  return page;
}

/** A new key of a head office. */
export async function headKey({ dataDir }: AskedHead, role: string, ...limits: string[]): Promise<string> {
  return (await ran(dataDir, ['head', 'keys', 'create', '--role', role, ...limits])).trim();
}

/** Signs in where a key is asked for. */
export async function signInAtHead(page: Page, key: string): Promise<void> {
  const field = page.getByLabel(es.head.signIn.key, { exact: true });
  await field.fill(key);
  await field.press('Enter');
  await page.getByRole('heading', { name: es.head.home.title }).waitFor();
}
