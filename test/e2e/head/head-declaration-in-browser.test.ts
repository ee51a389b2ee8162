import { describe, expect, it, onTestFinished } from 'vitest';
import { headDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { declaringShop } from '../../support/head/declaring-till.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill } from '../../support/head/till.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { downloaded } from '../support/browser/downloaded.ts';
import { headKey, headPage, signInAtHead } from '../support/head-window.ts';
import { goTo } from '../support/window-driver.ts';

const texts = es.head.declaration;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the declaration of all tills, in the window of a head office', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('names what may be missing, takes what a person states, and is read with a key of the whole business', async () => {
    const head = await heads.on(postgres.url());
    const tills = [await openTill('001'), await openTill('002')] as const;
    const [one, other] = tills.map(({ shop }) => declaringShop(shop));
    await one?.issued('invoice', anInvoiceBody());
    await one?.bought();
    await other?.bought({ taxSupport: '02' });
    for (const till of tills) {
      await till.enrol(head);
      await till.allSent();
    }
    const path = '/v1/head/reports/declaration?from=2026-11-01&to=2026-11-30';
    await eventually(
      async () => headDeclaration.parse((await head.call('GET', path)).json).incomplete,
      ({ purchase_conflicts: conflicts }) => conflicts.length === 1,
    );
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await headPage(browser);
    await page.goto(head.url);
    await signInAtHead(page, await headKey(head, 'accountant'));
    await goTo(page, '/informes');
    await page.getByRole('link', { name: es.declaration.open }).click();
    await page.getByRole('heading', { name: es.declaration.title, exact: true }).waitFor();
    await goTo(page, '/informes/declaracion?mes=2026-11');
    await page
      .getByRole('cell', { name: /Facturas, IVA 15 %: 1 documento/ })
      .first()
      .waitFor();
    await page.getByText(texts.conflicts).waitFor();
    await page.getByText(/PAPELERÍA DEL NORTE CÍA. LTDA. 001-001-000000777/).waitFor();
    await expectBothLooks(page, 'head-declaration');

    // Of another month nothing is shown, nor saved, until its own figures are there.
    const save = page.getByRole('button', { name: es.declaration.save, exact: true });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/declaration\?from=2026-05-01/, async (route) => {
      await released;
      await route.continue();
    });
    await goTo(page, '/informes/declaracion?mes=2026-05');
    await page.getByRole('status', { name: es.reports.computing }).waitFor();
    expect(await save.count()).toBe(0);
    release();
    await save.waitFor();
    await goTo(page, '/informes/declaracion?mes=2026-11');
    await page
      .getByRole('cell', { name: /Facturas, IVA 15 %: 1 documento/ })
      .first()
      .waitFor();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    const carried = page.getByRole('textbox', { name: 'Casillero 605' });
    await carried.fill('12,50');
    await save.click();
    await page.getByText(/^Guardado el /).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.file }).click();
    const download = await saved;
    // What was saved is not asked for again.
    expect(asked.filter((one) => /^GET .*declaration\?from=2026-11-01/.test(one))).toEqual([]);
    expect(download.suggestedFilename()).toBe('declaracion-2026-11-01-2026-11-30.xlsx');
    expect((await downloaded(download)).subarray(0, 2).toString()).toBe('PK');

    const readers = await headPage(browser);
    await readers.goto(head.url);
    await signInAtHead(readers, await headKey(head, 'reader'));
    await goTo(readers, '/informes/declaracion?mes=2026-11');
    await readers
      .getByRole('row', { name: /^605/ })
      .getByText(/12\.50$/)
      .waitFor();
    expect(await readers.getByRole('textbox', { name: 'Casillero 605' }).count()).toBe(0);
    expect(await readers.getByRole('button', { name: es.declaration.save, exact: true }).count()).toBe(0);
  });
});
