import type { Browser, Locator, Page } from 'playwright';
import { es } from '../../../src-renderer/text/es.ts';

/** What most shops have. */
export const usualScreen = { width: 1280, height: 800 };
/** The smallest a shop has. */
export const smallScreen = { width: 1024, height: 768 };

/** How long anything is waited for that ought to come at once: the machine may be busy. */
const patienceMs = 60_000;

/** Opens the window from a link of the service, without what only moves. */
export async function openWindow(browser: Browser, link: string, viewport = usualScreen): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  page.setDefaultTimeout(patienceMs);
  await page.goto(link);
  return page;
}

/** Where products are looked for at the counter; there once the counter can sell. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: es.counter.searchLabel });
}

/** Where somebody types a PIN. */
export function pinOf(page: Page, name: string): Locator {
  return page.getByLabel(es.workplace.pinOf.replace('{{name}}', name));
}

/** The bell of the line above every page; its text is how many banners there are. */
export function announcementsBell(page: Page): Locator {
  return page.getByRole('button', { name: es.notices.announcements.replace(/\{\{.*/, '') });
}

/** Opens the list of all banners, of which the line shows only the most urgent. */
export async function openAnnouncements(page: Page): Promise<Locator> {
  await announcementsBell(page).click();
  return page.getByRole('dialog', { name: es.notices.announcements.replace(/\{\{.*/, '') });
}

/** Changes the environment by the badge, with a yes for the live one, and waits until the whole window is in it. */
export async function switchEnvironment(page: Page, environment: 'sandbox' | 'test' | 'live'): Promise<void> {
  const { environment: texts } = es;
  await page.getByRole('button', { name: /^Cambiar de entorno/ }).click();
  await page.getByRole('menuitem', { name: texts[environment] }).click();
  if (environment === 'live') await page.getByRole('button', { name: texts.goLiveConfirm }).click();
  await page.getByRole('button', { name: `Cambiar de entorno, ahora ${texts[environment]}` }).waitFor();
}

/** Goes to a screen by its address: `/caja`. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(`#${hash}`), address);
}
