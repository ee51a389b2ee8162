import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../src-renderer/text/en.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { hasTakenFocus, isFocused, tabTo } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, searchField } from '../support/window-driver.ts';

const texts = es.shortcuts;

describe('the keys, in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await search().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const search = () => searchField(page);
  const help = () => page.getByRole('dialog', { name: es.help.title });
  const keyOf = (action: keyof typeof texts.actions) =>
    page.getByRole('row', { name: texts.actions[action] }).getByRole('button', { name: /^Cambiar la tecla/ });
  const record = async (action: keyof typeof texts.actions, key: string) => {
    await keyOf(action).focus();
    await page.keyboard.press('Enter');
    await page.getByText(texts.recording).waitFor();
    await page.keyboard.press(key);
    await page.getByText(texts.recording).waitFor({ state: 'detached' });
  };

  it('are shown on any screen, and lead from section to section with the focus', async () => {
    await page.keyboard.press('F1');
    await help().getByText(texts.actions.charge, { exact: true }).waitFor();
    await expectBothLooks(page, 'keys-help');
    // Nothing reaches the page under the help.
    await page.keyboard.press('Alt+3');
    await help().waitFor();
    await page.keyboard.press('Escape');
    await help().waitFor({ state: 'detached' });

    await page.keyboard.press('Alt+3');
    await page.getByRole('heading', { name: es.documents.title, level: 1 }).waitFor();
    await isFocused(page.locator('#content'));
    await page.keyboard.press('Alt+1');
    await search().waitFor();
    await page.keyboard.press('Alt+7');
    await page.getByRole('heading', { name: es.settings.title, level: 1 }).waitFor();
  });

  it('are shown by what they do, and changed by pressing another, without a mouse', async () => {
    await tabTo(page, page.getByRole('link', { name: texts.title, exact: true }));
    await page.keyboard.press('Enter');
    await keyOf('buyer').waitFor();
    await expectBothLooks(page, 'keys');
    await record('buyer', 'F12');
    await expect.poll(() => keyOf('buyer').textContent()).toBe('F12');
    await isFocused(keyOf('buyer'));
    await page.keyboard.press('Alt+1');
    await search().waitFor();
    await page.keyboard.press('F12');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
  });

  it('say whose a key is, and exchange them only when asked to', async () => {
    await record('free_line', 'F12');
    await page.getByText(`F12 ya es de «${texts.actions.buyer}».`).waitFor();
    expect(await keyOf('free_line').textContent()).toBe('F7');
    await expectBothLooks(page, 'keys-taken');
    await page.getByRole('button', { name: texts.swap }).press('Enter');
    await expect.poll(() => keyOf('free_line').textContent()).toBe('F12');
    expect(await keyOf('buyer').textContent()).toBe('F7');
    await isFocused(keyOf('free_line'));
  });

  it('leave what is the browser’s, the scanner’s and the writer’s', async () => {
    await record('hold', 'Control+r');
    await page.getByText('Ctrl+R es del navegador').waitFor();
    await record('hold', 'Control+j');
    await page.getByText('Los lectores de códigos envían Ctrl+J').waitFor();
    await record('hold', 'k');
    await page.getByText('K sirve para escribir').waitFor();
    await record('hold', 'Escape');
    expect(await keyOf('hold').textContent()).toBe('F3');
  });

  it('stay after a reload, and all go back at once', async () => {
    await page.reload();
    await keyOf('buyer').waitFor();
    expect(await keyOf('buyer').textContent()).toBe('F7');
    await page.getByRole('button', { name: texts.resetAll }).press('Enter');
    const question = page.getByRole('dialog', { name: texts.resetAll });
    await hasTakenFocus(question);
    await question.getByRole('button', { name: texts.resetAll }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => keyOf('buyer').textContent()).toBe('F4');
    const back = page.getByRole('button', { name: texts.resetAll });
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    await isFocused(back);
  });

  it('have a help that says what the screen is for, and leads into the manual where it goes on', async () => {
    await page.getByRole('link', { name: es.nav.documents, exact: true }).click();
    await page.getByRole('heading', { name: es.documents.title, level: 1 }).waitFor();
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

  it('have a manual with contents, from which every page is reached', async () => {
    await page.getByRole('link', { name: es.help.index }).click();
    await page.getByRole('link', { name: 'Respaldos' }).click();
    await page.getByRole('heading', { name: 'El segundo lugar' }).waitFor();
    await page.goto(`${service.url}/#/ayuda/nada`);
    await page.getByText(es.help.noPage).waitFor();
  });

  it('have their help by a button too, in the language of the window, as its months are', async () => {
    await page.goto(`${service.url}/#/ajustes`);
    await page.getByRole('button', { name: es.help.open }).click();
    await help().getByText(es.help.topics.settings).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(es.settings.english).click();
    await page.getByRole('button', { name: en.help.open }).click();
    await page.getByText(en.help.topics.settings).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto(`${service.url}/#/documentos`);
    await page.getByRole('combobox', { name: en.documentList.period }).click();
    await page.getByRole('option', { name: en.documentList.periods.range }).click();
    await page.getByRole('textbox', { name: en.documents.to, exact: true }).fill('15/03/2026');
    // The calendar opens at the month that the page knows.
    await expect.poll(() => page.url()).toContain('hasta=2026-03-15');
    await page.getByRole('button', { name: en.field.openCalendar }).nth(1).click();
    await page.getByRole('dialog').getByText(/march/i).waitFor();
  });
});

function isInView(id: string): boolean {
  const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return top >= 0 && bottom <= window.innerHeight;
}
