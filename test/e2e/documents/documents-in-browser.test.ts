import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { documentTypes } from '../../../src-main/documents/kinds.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { documentSamples } from '../../support/samples/document-samples.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { keepScreenshot } from '../support/browser/screenshot.ts';
import { isFocused } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, smallScreen } from '../support/window-driver.ts';

describe('the documents of all six kinds in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await issueOneOfEach(service);
    page = await openWindow(browser, service.link, smallScreen);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it.each(documentTypes)('lists %s under its own filter, and shows all it says', async (type) => {
    const kind = es.document.type[type];
    await page.getByRole('link', { name: 'Documentos' }).first().click();
    await page.getByRole('combobox', { name: es.documents.typeFilter }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    const link = page.getByRole('link', { name: new RegExp(`^Abrir ${kind}`) });
    await link.waitFor();
    // The list follows a moment after the filter.
    await expect.poll(() => page.getByRole('link', { name: /^Abrir/ }).count()).toBe(1);
    await keepScreenshot(page, `documents-of-${type}`);
    await link.click();
    await page.getByRole('heading', { name: new RegExp(`^${kind} 001-001-`) }).waitFor();
    await page.getByRole('heading', { name: es.document.timeline }).waitFor();
    expect((await page.getByText('PEDRO TRANSPORTISTA').count()) > 0).toBe(
      type === 'delivery_note' || type === 'invoice',
    );
    await expectBothLooks(page, `document-${type}`);
  });

  const from = () => page.getByRole('textbox', { name: es.documents.from, exact: true });

  it('takes a date as people write it, which stands as dd/mm/aaaa once it is left', async () => {
    await page.getByRole('link', { name: 'Documentos' }).first().click();
    await page.getByRole('combobox', { name: es.documentList.period }).click();
    await page.getByRole('option', { name: es.documentList.periods.range }).click();
    await from().fill('1-3-26');
    await page.keyboard.press('Tab');
    await expect.poll(() => from().inputValue()).toBe('01/03/2026');
  });

  it('reports a date that does not exist beside its field', async () => {
    await from().fill('31/02/2026');
    await page.keyboard.press('Tab');
    await page.getByText(es.field.invalidDate).waitFor();
    expect(await from().getAttribute('aria-invalid')).toBe('true');
    await from().fill('01/03/2026');
    await expect.poll(() => page.getByText(es.field.invalidDate).count()).toBe(0);
  });

  it('takes a date from the calendar with the keys alone, in the language of the window', async () => {
    await from().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: es.field.calendar.nextMonth }).waitFor();
    await calendar.getByText(/marzo/i).waitFor();
    await expect.poll(() => calendar.evaluate(hasFocusInside)).toBe(true);
    await expectBothLooks(page, 'calendar');
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(es.field.openCalendar);
    await page.keyboard.press('Enter');
    await expect.poll(() => calendar.evaluate(hasFocusInside)).toBe(true);
    await calendar.getByRole('button', { name: '15 marzo 2026' }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => from().inputValue()).toBe('16/03/2026');
  });

  it('says that a page has a bug, in its place, and leads on from there', async () => {
    await page.getByRole('link', { name: 'Documentos' }).first().click();
    await page.evaluate(breakPagesOfADocument, es.app.crashed);
    await page
      .getByRole('link', { name: /^Abrir/ })
      .first()
      .click();
    await page.getByRole('heading', { name: es.app.crashed }).waitFor();
    await isFocused(page.getByRole('button', { name: es.app.reload }));
    await expectBothLooks(page, 'crash');
    await page.getByText(es.app.crashedDetail).press('Enter');
    await page.getByText('RangeError: Invalid time value').waitFor();
    await page.getByRole('link', { name: es.nav.customers }).click();
    await page.getByRole('heading', { name: es.nav.customers, exact: true }).waitFor();
  });
});

/** In the page: what every such page shows cannot be written any more, until one has broken; then, what is around it can. */
function breakPagesOfADocument(crashed: string): void {
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format');
  Object.defineProperty(prototype, 'format', {
    get() {
      const isDocument = /^#.documentos.[0-9a-f]/.test(window.location.hash);
      const hasBroken = document.body.textContent?.includes(crashed);
      if (isDocument && !hasBroken) throw new RangeError('Invalid time value');
      return format?.get?.call(this);
    },
  });
}

/** Runs in the page: until then what is typed goes elsewhere. */
function hasFocusInside(element: Element): boolean {
  return element.contains(document.activeElement);
}

/** The first sample of each kind that the page of the six documents shows. */
async function issueOneOfEach(service: RunningService): Promise<void> {
  const made = await service.call('POST', '/v1/local/api-keys', { environment: 'sandbox', name: 'e2e' });
  const { key } = createdApiKey.parse(made.json);
  for (const type of documentTypes) {
    const sample = documentSamples().find((candidate) => candidate.type === type);
    if (!sample) throw new Error(`no sample of ${type}`);
    const answer = await httpCall({
      method: 'POST',
      url: `${service.url}${sample.path}?wait=10`,
      token: key,
      body: sample.body,
    });
    expect({ type, status: answer.status }).toEqual({ type, status: 201 });
  }
}
