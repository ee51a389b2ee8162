import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { databaseAt } from '../../support/head/head-changes.ts';
import { allSent, enrolmentCode, stationsOf } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { headKey, headPage, signInAtHead } from '../support/head-window.ts';
import { goTo } from '../support/window-driver.ts';

const texts = es.head;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the window of a head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();
  let head: AskedHead;
  let till: ApiClient;
  let seller: ApiClient;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    head = await heads.on(postgres.url());
    const service = await services.start();
    till = ownerOf(service);
    seller = await keyHolderOf(service);
    page = await headPage(browser);
  });
  afterAll(() => browser?.close());

  const keyFor = (role: string, ...limits: string[]) => headKey(head, role, ...limits);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const section = (name: keyof typeof texts.nav) =>
    page.getByRole('link', { name: texts.nav[name], exact: true });
  const keyField = () => page.getByLabel(texts.signIn.key, { exact: true });

  const signIn = (key: string) => signInAtHead(page, key);

  it('asks for a key, says beside it what is wrong, and keeps nothing of it in the page', async () => {
    await page.goto(head.url);
    await keyField().waitFor();
    await expectBothLooks(page, 'head-sign-in');
    await keyField().fill('head_of_somebody_else');
    await keyField().press('Enter');
    await page.getByText(texts.signIn.wrong).waitFor();
    await expectBothLooks(page, 'head-sign-in-wrong');
    await signIn(await keyFor('owner'));
    await page.getByText(texts.home.none).waitFor();
    await expectBothLooks(page, 'head-home-empty');
    const kept = await page.evaluate(() => [
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ]);
    expect(kept.join(' ')).not.toMatch(/head_|__Host/);
    await page.reload();
    await page.getByText(texts.home.none).waitFor();
  });

  it('gives a code, with which a till is joined and then seen', async () => {
    await section('stations').click();
    await button(texts.stations.enrol).click();
    await button(texts.stations.codeMake).click();
    const code = await page.getByLabel(texts.stations.code, { exact: true }).inputValue();
    await expectBothLooks(page, 'head-code');
    await button(es.secret.kept).click();
    const answer = await till.call('POST', '/v1/local/head-office', { body: { code } });
    expect(answer.status, answer.text).toBe(200);
    await seller.issue(anInvoiceBody(), 'wait=20');
    await allSent(till);
    await page.getByRole('cell', { name: texts.stations.current }).waitFor();
    await expectBothLooks(page, 'head-stations');
    await section('home').click();
    await page.getByText(texts.home.nothing, { exact: true }).waitFor();
    await expectBothLooks(page, 'head-home');
  });

  it('lists the documents of all tills, by shop and till too, with their files', async () => {
    const other = await services.start();
    const enrolled = await ownerOf(other).call('POST', '/v1/local/head-office', {
      body: { code: await enrolmentCode(head) },
    });
    expect(enrolled.status, enrolled.text).toBe(200);
    const issued = await (await keyHolderOf(other)).issue(anInvoiceBody(), 'wait=20');
    await allSent(ownerOf(other));
    await section('documents').click();
    const rows = page.getByRole('table', { name: es.documents.list }).getByRole('link');
    await expect.poll(() => rows.count()).toBe(2);
    await expectBothLooks(page, 'head-documents');
    const stations = await stationsOf(head);
    await goTo(page, `/documentos?caja=${stations[1]?.id}`);
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('searchbox', { name: es.documents.searchLabel }).fill('nobody of that name');
    await page.getByText(es.documents.noMatchTitle).waitFor();
    await button(es.documents.clearFilters).first().click();
    await expect.poll(() => rows.count()).toBe(2);
    await goTo(page, `/documentos/${issued.id}`);
    await page.getByRole('heading', { name: new RegExp(issued.number) }).waitFor();
    await expectBothLooks(page, 'head-document');
    const download = page.waitForEvent('download');
    await button(es.document.xml).click();
    expect((await download).suggestedFilename()).toBe(`factura-${issued.number}.xml`);
    const sheet = page.waitForEvent('popup');
    await button(es.document.a4).click();
    await (await sheet).close();
  });

  it('says what the shops sold, by each of the things it is broken down by', async () => {
    await section('reports').click();
    const byShop = page.getByRole('table', { name: texts.reports.by.shops });
    await byShop.getByRole('rowheader', { name: /^001/ }).waitFor();
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    await expectBothLooks(page, 'head-reports');
    await button(es.reports.export).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: es.reports.exportAll }).click();
    expect((await download).suggestedFilename()).toMatch(/^informe-.*\.xlsx$/);
  });

  it('decides about a product, which the tills then have', async () => {
    await section('products').click();
    await page.getByText(texts.products.emptyHint).waitFor();
    await button(es.catalog.new).first().click();
    const dialog = page.getByRole('dialog', { name: es.catalog.new });
    await dialog.getByLabel(es.catalog.name, { exact: true }).fill('Café molido 250 g');
    await dialog.getByRole('button', { name: es.action.save }).click();
    // Every fault at once: neither code nor price.
    await dialog.locator('input[aria-invalid=true]').nth(1).waitFor();
    await dialog.getByLabel(es.catalog.code, { exact: true }).fill('CAFE-250');
    await dialog.getByLabel(es.price.label).fill('3.90');
    await expectBothLooks(page, 'head-product');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await page.getByRole('cell', { name: 'CAFE-250' }).waitFor();
    await expectBothLooks(page, 'head-products');
    await eventually(
      () => till.call('GET', '/v1/local/products?q=CAFE-250'),
      (answer) => answer.text.includes('Café molido 250 g'),
    );
    await page
      .getByRole('button', { name: es.catalog.deleteOf.replace('{{name}}', 'Café molido 250 g') })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: es.action.delete }).click();
    await page.getByText(texts.products.emptyHint).waitFor();
  });

  it('keeps the customers of all tills together with them', async () => {
    await section('customers').click();
    await page.getByText(texts.customers.emptyHint).waitFor();
    await button(es.customers.new).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(es.customers.identification, { exact: true }).fill('1710034065');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await dialog.locator('input[aria-invalid=true]').waitFor();
    await dialog.getByLabel(es.customers.name, { exact: true }).fill('Ana Páez');
    await expectBothLooks(page, 'head-customer');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await page.getByRole('cell', { name: '1710034065' }).waitFor();
    const tillHas = (what: string) =>
      eventually(
        () => till.call('GET', '/v1/local/customers'),
        (answer) => answer.text.includes(what),
      );
    await tillHas('Ana Páez');
    await button(es.customers.editOf.replace('{{name}}', 'Ana Páez')).click();
    await dialog.getByLabel(es.customers.phone).fill('0991234567');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await page.getByRole('cell', { name: '0991234567' }).waitFor();
    await tillHas('0991234567');
    await expectBothLooks(page, 'head-customers');
    await page.getByLabel(es.customers.searchLabel).fill('nadie');
    await page.getByText(es.customers.noMatchTitle).waitFor();
    await page.getByLabel(es.customers.searchLabel).fill('paez');
    await button(es.customers.deleteOf.replace('{{name}}', 'Ana Páez')).click();
    await dialog.getByRole('button', { name: es.action.delete }).click();
    await page.getByText(es.customers.noMatchTitle).waitFor();
    await eventually(
      () => till.call('GET', '/v1/local/customers'),
      (answer) => !answer.text.includes('Ana Páez'),
    );
  });

  it('calls a till as its people do', async () => {
    await section('stations').click();
    await page
      .getByRole('button', { name: /^Más con/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: texts.stations.rename }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.stations.newName).fill('Caja de la entrada');
    await expectBothLooks(page, 'head-station-name');
    await dialog.getByRole('button', { name: es.action.save }).click();
    await page.getByRole('rowheader', { name: /^Caja de la entrada/ }).waitFor();
  });

  it('asks a till to stop a series, and says how that goes', async () => {
    const database = await databaseAt(postgres.url());
    const named = database.selectFrom('station').select('id').where('name', '=', 'Caja de la entrada');
    const { id } = await named.executeTakeFirstOrThrow();
    // As of a till that issues live; this one practises, and says that it has no such series.
    const series = { type: 'invoice', establishment: '001', emission_point: '001' } as const;
    await database
      .insertInto('series')
      .values({ environment: 'live', station_id: id, next_number: 8, ...series })
      .execute();
    await page.getByRole('button', { name: 'Más con «Caja de la entrada»' }).click();
    await page.getByRole('menuitem', { name: texts.stations.seriesMenu }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.stations.seriesAsk }).click();
    await dialog.getByText(es.field.required).waitFor();
    await dialog.getByRole('combobox', { name: texts.stations.series }).click();
    await page.getByRole('option', { name: /^001-001/ }).click();
    await dialog.getByRole('button', { name: texts.stations.seriesAsk }).click();
    await dialog.getByText('La caja no tiene esa serie de producción.').waitFor();
    await dialog.getByText(texts.commands.action.resume_series, { exact: true }).click();
    await dialog.getByLabel(texts.stations.nextNumber).waitFor();
    await dialog.getByText('El último que consta aquí es el 7.').waitFor();
    await expectBothLooks(page, 'head-station-series');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await goTo(page, '/documentos/encargos');
    await page
      .getByRole('row', { name: /001-001/ })
      .first()
      .waitFor();
    await expectBothLooks(page, 'head-commands-series');
    await section('stations').click();
  });

  it('gives a key for a person and takes it away, which ends what that person had open', async () => {
    await section('keys').click();
    await button(texts.keys.make).click();
    await button(texts.keys.create).click();
    await page.getByText(es.field.required).waitFor();
    await page.getByLabel(texts.keys.name).fill('Contadora externa');
    await page.getByRole('radio', { name: new RegExp(texts.role.accountant) }).click();
    await expectBothLooks(page, 'head-new-key');
    await button(texts.keys.create).click();
    const key = await page.getByRole('dialog').getByLabel(texts.keys.secret, { exact: true }).inputValue();
    await button(es.secret.kept).click();
    await expectBothLooks(page, 'head-keys');
    const theirs = await headPage(browser);
    await theirs.goto(head.url);
    await theirs.getByLabel(texts.signIn.key, { exact: true }).fill(key);
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('heading', { name: texts.home.title }).waitFor();
    expect(await theirs.getByRole('link', { name: texts.nav.keys, exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: /Contadora externa/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.keys.revoke }).click();
    await page.getByText('Contadora externa', { exact: true }).waitFor({ state: 'detached' });
    // Whatever is asked next, is asked by a stranger.
    await theirs.getByLabel(texts.signIn.key, { exact: true }).waitFor();
    await theirs.close();
  });

  it('shows a reader no way to do what a reader may not', async () => {
    await signOut();
    await signIn(await keyFor('reader'));
    await section('stations').click();
    await page.getByRole('table', { name: texts.stations.list }).waitFor();
    expect(await page.getByRole('button', { name: texts.stations.enrol }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Más con/ }).count()).toBe(0);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([
      expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' }),
    ]);
    await signOut();
    expect(await page.context().cookies()).toEqual([]);
  });

  it('shows the owner of one shop nothing that is of the whole business', async () => {
    await signIn(await keyFor('owner', '--shop', '001'));
    await section('documents').waitFor();
    expect(await section('products').count()).toBe(0);
    expect(await section('keys').count()).toBe(0);
    await page.goto(`${new URL(page.url()).origin}/#/productos`);
    await page.getByRole('heading', { name: texts.home.title }).waitFor();
    await signOut();
  });

  it('turns a till away, and retires another, each after a question', async () => {
    await signIn(await keyFor('manager'));
    await section('stations').click();
    const end = async (which: 'first' | 'last', how: 'retire' | 'revoke') => {
      await page
        .getByRole('button', { name: /^Más con/ })
        [which]()
        .click();
      await page.getByRole('menuitem', { name: `${texts.stations[how]}…` }).click();
      const question = page.getByRole('dialog', { name: new RegExp(`^${texts.stations[how]}`) });
      await expectBothLooks(page, `head-${how}`);
      await question.getByRole('button', { name: texts.stations[how], exact: true }).click();
    };
    await end('first', 'revoke');
    await page.getByRole('cell', { name: texts.stations.revoked }).waitFor();
    await end('last', 'retire');
    await page.getByRole('cell', { name: texts.stations.retired }).waitFor();
    await expectBothLooks(page, 'head-stations-ended');
    const { json } = await head.call('GET', '/v1/head/stations');
    expect(z.object({ data: z.array(z.looseObject({ state: z.string() })) }).parse(json).data).toEqual([
      expect.not.objectContaining({ retirement: 'done' }),
      expect.objectContaining({ retirement: 'done' }),
    ]);
  });

  async function signOut(): Promise<void> {
    await page.getByRole('button', { name: new RegExp(texts.account) }).click();
    await button(texts.signOut).click();
    await keyField().waitFor();
  }
});
