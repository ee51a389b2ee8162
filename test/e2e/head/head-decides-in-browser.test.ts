import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { queueAttention } from '../../../src-main/head/mail/attention/queue-attention.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { databaseAt } from '../../support/head/head-changes.ts';
import { allSent, enrol } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { AskedHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { startMailServer } from '../../support/mail/mail-server.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { confirmDestination } from '../support/confirm-destination.ts';
import { headKey, headPage, signInAtHead } from '../support/head-window.ts';
import { smallTargets } from '../support/screens/small-targets.ts';
import { tabWalkFaults } from '../support/screens/tab-walk.ts';
import { goTo, openWindow, searchField, smallScreen } from '../support/window-driver.ts';

const texts = es.head;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('what a head office decides and asks for, in its window', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();
  let head: AskedHead;
  let till: ApiClient;
  let seller: ApiClient;
  let browser: Browser;
  let page: Page;
  let link: string;
  let sold: string;
  let refused: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    head = await heads.on(postgres.url());
    const service = await services.start();
    link = service.newLink();
    till = ownerOf(service);
    seller = await keyHolderOf(service);
    sold = (await seller.issue(anInvoiceBody(), 'wait=20')).id;
    refused = (await seller.issue({ ...anInvoiceBody(), simulate: 'returned' }, 'wait=20')).id;
    await enrol(till, head);
    await allSent(till);
    page = await headPage(browser, { hasTouch: true });
    await page.goto(head.url);
    await signInAtHead(page, await headKey(head, 'owner'));
  });
  afterAll(() => browser?.close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
  const tillShows = (path: string, what: (text: string) => boolean) =>
    eventually(
      async () => (await till.call('GET', path)).text,
      (text) => what(text),
    );

  it('makes price lists, in which products of all tills have prices', async () => {
    await goTo(page, '/productos');
    await button(es.catalog.priceLists.open).click();
    const lists = dialog(es.catalog.priceLists.title);
    const make = async (name: string) => {
      await lists.getByLabel(es.catalog.priceLists.newName).fill(name);
      await lists.getByRole('button', { name: es.catalog.priceLists.add }).click();
    };
    await make('Mayoristas');
    await lists.getByText('Mayoristas', { exact: true }).waitFor();
    await make('mayoristas');
    await lists.getByText('Ya hay una lista de precios con este nombre.').waitFor();
    await make('Socios');
    await lists.getByRole('button', { name: 'Cambiar el nombre de Socios' }).click();
    await lists.getByLabel(es.catalog.priceLists.name).fill('Socios del club');
    await lists.getByRole('button', { name: es.catalog.priceLists.rename, exact: true }).click();
    await lists.getByText('Socios del club', { exact: true }).waitFor();
    await expectBothLooks(page, 'head-price-lists');
    await page.keyboard.press('Escape');
    await button(es.catalog.new).first().click();
    const product = dialog(es.catalog.new);
    await product.getByLabel(es.catalog.name, { exact: true }).fill('Arroz 5 kg');
    await product.getByLabel(es.catalog.code, { exact: true }).fill('ARROZ-5');
    await product.getByLabel(es.price.label).fill('6.50');
    await product.getByLabel('Mayoristas').fill('5.80');
    await expectBothLooks(page, 'head-product-prices');
    await product.getByRole('button', { name: es.action.save }).click();
    await page.getByRole('cell', { name: 'ARROZ-5' }).waitFor();
    await tillShows('/v1/local/products?q=ARROZ-5', (text) => text.includes('"unit_price_with_taxes":"5.80'));
    await button(es.catalog.priceLists.open).click();
    await lists.getByRole('button', { name: 'Eliminar la lista Mayoristas' }).click();
    await dialog(es.catalog.priceLists.deleteTitle).getByRole('button', { name: es.action.delete }).click();
    await lists.getByText('Mayoristas', { exact: true }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await tillShows(
      '/v1/local/price-lists',
      (text) => !text.includes('Mayoristas') && text.includes('Socios'),
    );
  });

  it('has people work at all tills or at those of one shop, the first of whom administers', async () => {
    await goTo(page, '/operadores');
    await page.getByText(texts.operators.none).waitFor();
    await expectBothLooks(page, 'head-operators-empty');
    await button(es.operators.first).click();
    const fill = async (name: string) => {
      await dialog().getByLabel(es.operators.name, { exact: true }).fill(name);
      await dialog().getByRole('button', { name: es.operators.create }).click();
    };
    await fill('Rosa Cevallos');
    await page.getByRole('cell', { name: 'Rosa Cevallos', exact: true }).waitFor();
    await button(es.operators.new).click();
    await dialog().getByRole('combobox', { name: texts.operators.shop }).click();
    await page.getByRole('option', { name: /^001/ }).click();
    await expectBothLooks(page, 'head-operator');
    await fill('Luis Andrade');
    await page.getByRole('cell', { name: /^001/ }).waitFor();
    await tillShows('/v1/local/operators', (text) => text.includes('Rosa') && text.includes('Luis'));
    await button('Cambiar a Luis Andrade').click();
    await dialog().getByText(es.operators.works, { exact: true }).click();
    await dialog().getByRole('button', { name: es.action.save }).click();
    await page.getByText(es.operators.inactive).waitFor();
    await expectBothLooks(page, 'head-operators');
    await button('Cambiar a Rosa Cevallos').click();
    await dialog().getByRole('radio', { name: es.workplace.role.cashier }).click();
    await dialog().getByRole('button', { name: es.action.save }).click();
    // No till is left without somebody who administers it.
    await dialog()
      .getByText(/^Debe haber una persona administradora activa/)
      .waitFor();
    await page.keyboard.press('Escape');
  });

  it('decides how all tills sell, or lets each decide', async () => {
    await goTo(page, '/ajustes');
    await page.getByRole('radio', { name: texts.settings.prices.classic }).click();
    await page.getByRole('radio', { name: texts.settings.stock.on }).click();
    await button(es.catalog.scale.open).click();
    await dialog().getByRole('button', { name: es.catalog.scale.add }).click();
    await dialog().getByRole('button', { name: es.action.save }).click();
    await page.getByText(texts.settings.scale.decided.replace('{{prefixes}}', '20')).waitFor();
    await expectBothLooks(page, 'head-settings');
    await tillShows(
      '/v1/local/settings',
      (text) =>
        text.includes('"classic"') && text.includes('"stock_enabled":"on"') && text.includes('20:price'),
    );
    await page.getByRole('radio', { name: texts.settings.each }).first().click();
    await eventually(
      async () => JSON.stringify((await head.call('GET', '/v1/head/settings')).json),
      (text) => !text.includes('classic'),
    );
  });

  it('has a till email, annul and send again, and says how it went in the words of the till', async () => {
    await goTo(page, `/documentos/${sold}`);
    const status = (name: keyof typeof texts.commands.status) =>
      page.getByRole('region', { name: texts.commands.ofDocument }).getByText(texts.commands.status[name]);
    await button(es.annulment.email.open).click();
    await dialog().getByLabel(es.annulment.email.to).fill('rosa@ejemplo.ec');
    await dialog().getByRole('button', { name: es.annulment.email.send }).click();
    await status('refused').waitFor();
    await expectBothLooks(page, 'head-command-refused');
    await button(es.annulment.open).click();
    await dialog().getByLabel(es.annulment.confirmed).check();
    await expectBothLooks(page, 'head-annul');
    await dialog().getByRole('button', { name: es.annulment.record }).click();
    await status('done').waitFor();
    await page.getByText(es.status.annulled, { exact: true }).first().waitFor();
    expect(await button(es.annulment.open).count()).toBe(0);
    expect(await seller.invoice(sold)).toMatchObject({ status: 'annulled' });

    await goTo(page, `/documentos/${refused}`);
    await page.getByRole('link', { name: es.correction.open }).click();
    await head.call('POST', '/v1/head/customers', {
      body: { identification_type: 'cedula', identification: '1710034065', name: 'ROSA CEVALLOS MORA' },
    });
    const description = page.locator('[name="/lines/0/description"]');
    const described = await description.inputValue();
    await description.fill('arroz');
    await page.getByRole('option', { name: /Arroz 5 kg/ }).waitFor();
    await description.fill(described);
    await page.locator('[name="/buyer/name"]').fill('rosa ceva');
    await page.getByRole('option', { name: /ROSA CEVALLOS MORA.*1710034065/ }).click();
    await expectBothLooks(page, 'head-correction');
    await button(es.correction.send).click();
    await status('done').waitFor();
    await page.getByText('ROSA CEVALLOS MORA').first().waitFor();

    await goTo(page, '/documentos');
    await page.getByRole('link', { name: texts.commands.open }).click();
    const rows = page.getByRole('table', { name: texts.commands.title }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(4);
    await expectBothLooks(page, 'head-commands');
    await page.getByText(texts.commands.only.refused, { exact: true }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText(texts.commands.only.waiting, { exact: true }).click();
    await page.getByText(texts.commands.noneOfThese).waitFor();
  });

  it('mails its administrator what needs a person', async () => {
    const mail = await startMailServer();
    onTestFinished(() => mail.close());
    await goTo(page, '/ajustes/correo');
    await page.getByText(texts.mail.off, { exact: true }).waitFor();
    await expectBothLooks(page, 'head-mail-none');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(texts.mail.email).fill('duena');
    await button(texts.mail.start).click();
    await page.locator('input[aria-invalid=true]').waitFor();
    await field(texts.mail.email).fill('duena@example.com');
    await button(texts.mail.start).click();
    await page.getByText(texts.mail.noAccount).waitFor();
    await field(es.email.fromAddress).fill('matriz@ejemplo.ec');
    await field(es.email.host).fill('127.0.0.1');
    await field(es.email.port).fill(String(mail.port));
    await page.getByLabel(es.email.security).selectOption('none');
    await button(es.email.save).click();
    await confirmDestination(page);
    await page.getByText(es.email.saved).waitFor();
    await field(es.email.testTo).fill('duena@example.com');
    await button(es.email.test).click();
    await eventually(
      () => mail.received.length,
      (count) => count > 0,
    );
    await page.getByText(texts.mail.on.replace('{{email}}', 'duena@example.com')).waitFor();
    await page.getByText(texts.mail.noAccount).waitFor({ state: 'detached' });
    // By the noon in three days no till was heard of.
    const data = await databaseAt(postgres.url());
    const noon = new Date(`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T17:00:00Z`);
    await queueAttention(data, noon, { id: 'sha256/other', attention: async () => [] });
    await page.getByRole('table', { name: texts.mail.letters }).getByText(es.letters.waiting).waitFor();
    await expectBothLooks(page, 'head-mail');
    mail.behave({ mailFrom: '550 5.7.1 not from here' });
    await data.updateTable('email').set({ next_attempt_at: new Date() }).execute();
    await button(texts.mail.change).click();
    await eventually(
      async () => JSON.stringify((await head.call('GET', '/v1/head/attention')).json),
      (text) => text.includes('mail_failed'),
    );
    await goTo(page, '/');
    await page.getByText(texts.attention.mailFailed.replace('{{email}}', 'duena@example.com')).waitFor();
    await expectBothLooks(page, 'head-mail-failed');
    await page.getByRole('link', { name: texts.attention.mailFailedSee }).click();
    await button(texts.mail.stop).click();
    await page.getByText(texts.mail.off, { exact: true }).waitFor();
  });

  it('tells programs what happens at the tills', async () => {
    await goTo(page, '/ajustes/webhooks');
    await button(es.webhooks.new).click();
    await dialog()
      .getByRole('textbox', { name: es.webhooks.url })
      .fill('https://contable.example.com/avisos');
    await dialog().getByRole('button', { name: es.webhooks.create }).click();
    await button(es.secret.kept).click();
    await page.getByRole('heading', { name: 'https://contable.example.com/avisos' }).waitFor();
    await expectBothLooks(page, 'head-webhook');
  });

  it('leaves nothing to press at a till that is not its to change, and says why', async () => {
    const window = await openWindow(browser, link);
    await searchField(window).waitFor();
    await goTo(window, '/ajustes/operadores');
    await window.getByText(es.operators.nobodyHasPin).waitFor();
    await expectBothLooks(window, 'till-operators-without-pin');
    await window.getByRole('button', { name: 'Poner PIN a Rosa Cevallos' }).click();
    const pinDialog = window.getByRole('dialog', {
      name: es.workplace.pinOf.replace('{{name}}', 'Rosa Cevallos'),
    });
    await pinDialog.getByLabel(es.workplace.forgottenPin.pin, { exact: true }).fill('4321');
    await pinDialog.getByLabel(es.workplace.forgottenPin.again).fill('4321');
    await expectBothLooks(window, 'till-first-pin');
    await pinDialog.getByRole('button', { name: es.workplace.forgottenPin.set }).click();
    await pinDialog.waitFor({ state: 'detached' });
    await window.getByText(es.operators.nobodyHasPin).waitFor({ state: 'detached' });
    await window.getByRole('button', { name: 'Poner PIN a Rosa Cevallos' }).waitFor();
    const none = async (name: string) =>
      expect(await window.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    await goTo(window, '/productos');
    await window.getByText(es.headOffice.decides.catalog).waitFor();
    await goTo(window, '/productos/importar');
    await window.getByRole('heading', { name: es.sheets.importProducts }).waitFor();
    await window.getByText(es.headOffice.decides.catalog).waitFor();
    expect(await window.locator('input[type=file]').count()).toBe(0);
    await expectBothLooks(window, 'till-import-decided');
    await goTo(window, '/productos');
    await window.getByRole('button', { name: 'Arroz 5 kg' }).first().click();
    await window.getByText(es.headOffice.decides.product).waitFor();
    expect(await window.getByLabel(es.catalog.code, { exact: true }).isDisabled()).toBe(true);
    await expectBothLooks(window, 'till-product-of-head');
    await window.keyboard.press('Escape');
    await none(es.catalog.new);
    await none('Eliminar Arroz 5 kg');
    await expectBothLooks(window, 'till-products-of-head');
    await window.getByRole('button', { name: es.catalog.priceLists.open }).click();
    await window.getByText(es.headOffice.decides.lists).waitFor();
    await none(es.catalog.priceLists.add);
    await window.keyboard.press('Escape');
    await goTo(window, '/ajustes/operadores');
    await window.getByText(es.headOffice.decides.operators).waitFor();
    await none(es.operators.new);
    await none('Cambiar a Rosa Cevallos');
    await expectBothLooks(window, 'till-operators-of-head');
    await goTo(window, '/ajustes');
    await window.getByText(es.headOffice.decides.setting).waitFor();
    expect(await window.getByRole('switch', { name: es.stock.switch }).isDisabled()).toBe(true);
    await window.close();
  });

  it('is all reached without a mouse, and by fingers on the smallest screen', async () => {
    const endpoint = new URL(page.url()).hash.slice(1);
    await page.setViewportSize(smallScreen);
    const headings: readonly (readonly [string, string | RegExp])[] = [
      ['/', texts.home.title],
      ['/documentos', es.documents.title],
      [`/documentos/${sold}`, es.document.timeline],
      ['/documentos/encargos', texts.commands.title],
      ['/informes', texts.reports.by.shops],
      ['/productos', es.catalog.title],
      ['/operadores', es.operators.title],
      ['/cajas', texts.stations.title],
      ['/ajustes', texts.settings.tills],
      ['/ajustes/correo', texts.mail.title],
      ['/ajustes/webhooks', es.webhooks.list],
      ['/ajustes/respaldos', es.backups.settings],
      [endpoint, es.webhooks.sent],
      ['/claves', texts.keys.title],
    ];
    for (const [address, heading] of headings) {
      await goTo(page, address);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page), address).toEqual([]);
      expect(await tabWalkFaults(page), address).toEqual([]);
    }
  });
});
