import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

describe('help, in a browser', () => {
  let browser: Browser;
  let service: RunningService;
  let page: Page;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const help = () => page.getByRole('dialog', { name: es.help.title });

  it('is one key away, says what the screen is for, and leads into the manual where it goes on', async () => {
    await page.getByRole('link', { name: es.nav.documents, exact: true }).click();
    await page.keyboard.press('F1');
    await help().getByText(es.help.topics.documents).waitFor();
    await expectBothLooks(page, 'help');
    await help().getByRole('link', { name: es.help.more }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Buscar y exportar' });
    await heading.waitFor();
    await help().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(isInView, 'buscar-y-exportar')).toBe(true);
    const picture = page.getByRole('img', { name: 'La lista de documentos' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(500);
    await expectBothLooks(page, 'manual');
  });

  it('has contents, from which every page is reached', async () => {
    await page.getByRole('link', { name: es.help.index }).click();
    await page.getByRole('link', { name: 'Respaldos' }).click();
    await page.getByRole('heading', { name: 'El segundo lugar' }).waitFor();
    await page.goto(`${service.url}/#/ayuda/nada`);
    await page.getByText(es.help.noPage).waitFor();
  });

  it('is a button too, and speaks the language of the window', async () => {
    await page.goto(`${service.url}/#/ajustes`);
    await page.getByRole('button', { name: es.help.open }).click();
    await help().getByText(es.help.topics.settings).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(es.settings.english).click();
    await page.getByRole('button', { name: en.help.open }).click();
    await page.getByText(en.help.topics.settings).waitFor();
  });
});

function isInView(id: string): boolean {
  const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
}
