import { describe, expect, it, onTestFinished } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
import { filesOf } from '../../support/service/exported-by.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { downloaded } from '../support/browser/downloaded.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { headKey, headPage, signInAtHead } from '../support/head-window.ts';
import { goTo } from '../support/window-driver.ts';

const texts = es.head.month;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the files of a month, in the window of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('are saved by who reads, and go to the accountant by themselves', async () => {
    const head = await heads.on(postgres.url());
    const till = await openTill();
    await till.issue('live');
    await till.enrol(head);
    await till.allSent();
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await headPage(browser);
    await page.goto(head.url);
    await signInAtHead(page, await headKey(head, 'manager'));
    await goTo(page, '/informes');
    await page.getByRole('link', { name: texts.title }).click();
    await page.getByRole('heading', { name: texts.title, exact: true }).waitFor();
    await goTo(page, '/informes/mes?mes=2026-11');
    await page.getByText(texts.contents).waitFor();
    await expectBothLooks(page, 'head-month');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: es.month.save }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('mes-2026-11.zip');
    expect([...(await filesOf(await downloaded(download))).keys()]).toEqual([
      'LEAME.txt',
      'mes-2026-11.xlsx',
    ]);
    await page.getByRole('dialog').getByRole('button', { name: es.action.close }).first().click();

    await goTo(page, '/ajustes/correo');
    const address = page.getByRole('textbox', { name: es.month.mail.email, exact: true });
    await address.fill('contadora');
    await page.getByRole('button', { name: es.month.mail.start }).click();
    await confirmDestination(page);
    await page.locator('input[aria-invalid=true]').waitFor();
    await address.fill('contadora@example.com');
    await page.getByRole('button', { name: es.month.mail.start }).click();
    await confirmDestination(page);
    await page.getByText(/^Se envía a contadora@example.com desde /).waitFor();
    await page.getByText(texts.noAccount).waitFor();
    await expectBothLooks(page, 'head-monthly-mail');
    await page.getByRole('button', { name: es.month.mail.stop }).click();
    await page.getByText(es.month.mail.off, { exact: true }).waitFor();
  });
});
