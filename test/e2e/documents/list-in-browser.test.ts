import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { aBuyer, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { downloaded } from '../support/browser/downloaded.ts';
import { isFocused } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, smallScreen } from '../support/window-driver.ts';

const SOLD = 130;
const texts = es.documentList;

/** The list of documents as an accountant uses it, on the smallest screen a shop has, by mouse, keys and finger. */
describe('the list of documents in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await sell(service);
    page = await browser.newPage({ viewport: smallScreen, reducedMotion: 'reduce', hasTouch: true });
    page.setDefaultTimeout(60_000);
    await page.goto(service.link);
    await goTo(page, '/documentos');
    await row('130').waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('has rows just as high as they are reckoned, and headings too', async () => {
    const rows = page.getByRole('table', { name: es.documents.list }).locator('tr[data-index], thead tr');
    const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // One that is about to be taken out is not reckoned with.
    await expect.poll(async () => [...new Set(await heights())]).toEqual([44]);
  });

  it('scrolls through all of it by keys, with only what is in sight there', async () => {
    expect(await page.getByRole('link', { name: /^Abrir/ }).count()).toBeLessThan(60);
    await row('130').focus();
    await page.keyboard.press('End');
    await isFocused(row('1'));
    await page.keyboard.press('ArrowUp');
    await isFocused(row('2'));
    await page.keyboard.press('Home');
    await isFocused(row('130'));
    await page.keyboard.press('PageDown');
    await isFocused(row('120'));
    await expectBothLooks(page, 'documents-list');
  });

  it('comes back from a document to where it was left', async () => {
    await page.keyboard.press('End');
    await isFocused(row('1'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /000000001/ }).waitFor();
    await page.getByLabel(texts.head).getByText('$ 1.15').waitFor();
    await page.getByRole('link', { name: es.document.back }).click();
    await row('1').waitFor();
  });

  it('says what the filter leaves comes to', async () => {
    const totals = page.getByRole('region', { name: texts.totals });
    await totals.getByText('$ 149.50').waitFor();
    await choose(texts.periods.yesterday);
    await page.getByText(es.documents.noMatchTitle).waitFor();
    await choose(texts.periods.this_month);
    await totals.getByText('$ 149.50').waitFor();
    await totals.getByRole('button', { name: texts.byStatus }).click();
    await page.getByRole('table', { name: texts.byStatus }).getByText('149.50').waitFor();
    await page.keyboard.press('Escape');
    await choose(texts.periods.always);
  });

  it('keeps a view under a name, shows it again, renames and deletes it', async () => {
    const { views } = texts;
    const open = (item: string) =>
      page
        .getByRole('button', { name: views.title })
        .click()
        .then(() => page.getByRole('menuitem', { name: item }).click());
    await choose(texts.periods.yesterday);
    await open(views.save);
    await page.getByLabel(views.name).fill('Lo de ayer');
    await page.getByRole('button', { name: views.keep }).click();
    await choose(texts.periods.always);
    await row('130').waitFor();
    await open('Lo de ayer');
    await page.getByText(es.documents.noMatchTitle).waitFor();
    expect(await page.getByRole('combobox', { name: texts.period }).inputValue()).toBe(
      texts.periods.yesterday,
    );
    await open(views.manage);
    await page.getByLabel(views.nameOf.replace('{{name}}', 'Lo de ayer')).fill('Ayer');
    await page.getByRole('button', { name: views.rename }).click();
    await page.getByRole('button', { name: views.deleteOne.replace('{{name}}', 'Ayer') }).waitFor();
    await expectBothLooks(page, 'list-views');
    await page.getByRole('button', { name: views.deleteOne.replace('{{name}}', 'Ayer') }).click();
    await page.getByText(views.none).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: es.action.close }).last().click();
    await page.getByRole('button', { name: es.documents.clearFilters }).first().click();
    await row('130').waitFor();
  });

  it('picks by the box, with Shift by keys and mouse, and all at once', async () => {
    await boxOf('130').click();
    await boxOf('126').click({ modifiers: ['Shift'] });
    await picked(5);
    await row('126').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await picked(6);
    await page.keyboard.press('Space');
    await picked(5);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('region', { name: texts.selection }).count()).toBe(0);
    await page.keyboard.press('Control+a');
    await picked(SOLD);
    await page.getByRole('button', { name: texts.clear }).click();
  });

  it('saves what is picked as Excel, and what the filter leaves as a ZIP that can be stopped', async () => {
    await boxOf('130').click();
    const selection = page.getByRole('region', { name: texts.selection });
    await selection.getByRole('button', { name: texts.export.open }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: texts.export.as.xlsx }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^documentos-\d{4}-\d{2}-\d{2}\.xlsx$/);
    expect((await downloaded(file)).subarray(0, 2).toString()).toBe('PK');
    await page.getByText(texts.export.ready).waitFor();
    await expectBothLooks(page, 'list-export');
    await page.getByRole('dialog').getByRole('button', { name: es.action.close }).last().click();
    await page.getByRole('button', { name: texts.clear }).click();
    await page.getByRole('button', { name: texts.export.open }).click();
    await page.getByRole('menuitem', { name: texts.export.as.zip }).click();
    await page
      .getByRole('dialog')
      .getByText(/de 130 documentos/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: es.action.cancel }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('tells of each mail whether it left', async () => {
    await service.call('PUT', '/v1/local/email', {
      host: '127.0.0.1',
      port: 9,
      security: 'none',
      from_address: 'ventas@ejemplo.ec',
    });
    await boxOf('130').click();
    await boxOf('129').click();
    await boxOf('128').click();
    await page.getByRole('button', { name: texts.bulk.emailThem }).click();
    const result = page.getByRole('status', { name: texts.bulk.result });
    await result.getByText(texts.bulk.emailOutcome.done_other.replace('{{count}}', '2')).waitFor();
    await result.getByText(texts.bulk.emailOutcome.no_address_one.replace('{{count}}', '1')).waitFor();
    await expectBothLooks(page, 'list-mailed');
    await page.getByRole('dialog').getByRole('button', { name: es.action.close }).last().click();
    await page.getByRole('button', { name: texts.clear }).click();
  });

  it('picks and opens by a finger', async () => {
    await boxOf('130').tap();
    await page.getByText(texts.picked_one.replace('{{count}}', '1')).waitFor();
    await boxOf('130').tap();
    await row('129').tap();
    await page.getByRole('heading', { name: /000000129/ }).waitFor();
  });

  function row(sequential: string): Locator {
    return page.getByRole('link', { name: new RegExp(`-${sequential.padStart(9, '0')}$`) });
  }

  function boxOf(sequential: string): Locator {
    return page.getByRole('checkbox', { name: new RegExp(`-${sequential.padStart(9, '0')}$`) });
  }

  async function choose(period: string): Promise<void> {
    await page.getByRole('combobox', { name: texts.period }).click();
    await page.getByRole('option', { name: period, exact: true }).click();
  }

  async function picked(count: number): Promise<void> {
    await page.getByText(texts.picked_other.replace('{{count}}', String(count))).waitFor();
  }
});

/** Sales of 1.15 each; the third last has nobody to write to. */
async function sell(service: RunningService): Promise<void> {
  const made = await service.call('POST', '/v1/local/api-keys', { environment: 'sandbox', name: 'e2e' });
  const { key } = createdApiKey.parse(made.json);
  const line = {
    description: 'Cuaderno',
    quantity: '1',
    unit_price: '1.00',
    taxes: [{ type: 'iva' as const, rate: 'iva_15' }],
  };
  for (let number = 1; number <= SOLD; number += 1) {
    const { email: _, ...unreachable } = { email: '', ...aBuyer() };
    const buyer = number === SOLD - 2 ? unreachable : aBuyer();
    const isLast = number > SOLD - 3;
    const answer = await httpCall({
      method: 'POST',
      url: `${service.url}/v1/ec/invoices${isLast ? '?wait=20' : ''}`,
      token: key,
      body: { ...anInvoiceBody({ lines: [line] }), buyer },
    });
    expect(answer.status).toBe(201);
  }
}
