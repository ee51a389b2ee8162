import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerList } from '../../../src-main/contract/catalog/customer.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { sessionKeyResource } from '../../../src-main/contract/local.ts';
import { paymentReceived } from '../../../src-main/contract/receivables/payment-received.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { onCredit } from '../../support/shops/receivables/receivable-shop.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, hasTakenFocus, isFocused, stockShelf } from '../support/counter.ts';
import { scan } from '../support/scan.ts';
import { owner } from '../support/screens/furnish-shop.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, pinOf, searchField } from '../support/window-driver.ts';

const { receivables: texts } = es;
const DEBTORS = /\/v1\/local\/receivables\?q=/;
const PAYMENTS = '**/v1/local/receivables/payments**';
const identified = z.looseObject({ id: z.string() });
const documentList = z.looseObject({ data: z.array(z.looseObject({ payments: z.unknown() })) });
const buyer = { identification_type: 'cedula', identification: '1710034065', name: 'ANA PÉREZ' } as const;

/** From a sale on credit and a page of the notebook to what is paid of them, without a mouse. */
describe('receivables in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let program: ReturnType<typeof apiClient>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const table = (name: string) => page.getByRole('table', { name });
  const dialog = () => page.getByRole('dialog');
  const field = (name: string) => dialog().getByLabel(name, { exact: true });

  const received = (amount: string, balance: string, sentence: string = texts.received) =>
    sentence.replace('{{amount}}', amount).replace('{{balance}}', balance);

  it('says that nobody owes anything, and takes what is in the notebook', async () => {
    await goTo(page, '/por-cobrar');
    await page.getByRole('heading', { name: texts.emptyTitle }).waitFor();
    await expectBothLooks(page, 'receivables-empty');
    await button(texts.newOpening).press('Enter');
    await button(texts.save).press('Enter');
    await page.getByText(texts.needs).waitFor();
    await expectBothLooks(page, 'receivables-opening');
    await field(texts.identification).fill('1710034073');
    await field(texts.name).fill('LUIS MORA');
    await field(texts.amount).fill('40');
    await field(texts.issuedOn).fill('31/01/2026');
    await field(texts.note).fill('Página 12');
    await button(texts.save).press('Enter');
    await page.getByText(texts.entered.replace('{{name}}', 'LUIS MORA')).waitFor();
    await table(texts.list)
      .getByRole('row', { name: /LUIS MORA.*40\.00/ })
      .waitFor();
  });

  it('shows a sale on credit, and takes what is paid of it', async () => {
    const made = await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' });
    program = apiClient(service.url, sessionKeyResource.parse(made.json).key);
    const sold = await program.issue(anInvoiceBody({ buyer, payments: [onCredit] }), 'wait=20');
    await page.reload();
    await table(texts.list).getByRole('link', { name: buyer.name }).waitFor();
    await expectBothLooks(page, 'receivables-list');
    await table(texts.list).getByRole('link', { name: buyer.name }).press('Enter');
    await table(texts.debts)
      .getByRole('link', { name: `${es.document.type.invoice} ${sold.number}` })
      .waitFor();
    await button(texts.receive).press('Enter');
    await field(texts.howMuch).fill('23.01');
    await dialog().getByRole('button', { name: texts.receive, exact: true }).press('Enter');
    await dialog().getByText(texts.needsAmount).waitFor();
    await expectBothLooks(page, 'receivables-receive');
    await field(texts.howMuch).fill('10');
    await field(texts.reference).fill('88213');
    await dialog().getByRole('button', { name: texts.receive, exact: true }).press('Enter');
    await page.getByText(received('$ 10.00', '$ 13.00')).waitFor();
    await table(texts.account).getByRole('row').filter({ hasText: texts.kinds.payment }).waitFor();
    await expectBothLooks(page, 'receivables-customer');
  });

  it('reverses a payment with its reason: it is owed again', async () => {
    const name = texts.reverseOf.replace('{{amount}}', '$ 10.00');
    await page.getByText(received('$ 10.00', '$ 13.00')).waitFor();
    await button(name).press('Enter');
    await page.getByText(received('$ 10.00', '$ 13.00')).waitFor({ state: 'detached' });
    await hasTakenFocus(dialog());
    await dialog().getByRole('button', { name: texts.reverse, exact: true }).press('Enter');
    await dialog().getByText(texts.needsReason).waitFor();
    await expectBothLooks(page, 'receivables-reverse');
    await dialog().getByRole('button', { name: texts.reasons.amount }).press('Enter');
    await dialog().getByRole('button', { name: texts.reverse, exact: true }).press('Enter');
    await table(texts.payments).getByText(texts.reversed, { exact: true }).waitFor();
    await table(texts.debts).getByText('23.00').waitFor();
  });

  it('receives once when the answer is lost and the dialog was closed', async () => {
    const made = await service.call('POST', '/v1/local/operators', owner);
    const { id } = identified.parse(made.json);
    await service.call('POST', `/v1/local/operators/${id}/sign-in`, { pin: owner.pin });
    const point = { environment: 'sandbox', establishment: '001', emission_point: '001' };
    const till = await service.call('POST', '/v1/local/tills', { name: 'Caja 1', ...point });
    const shift = { till_id: identified.parse(till.json).id, opening_float: '20.00' };
    expect((await service.call('POST', '/v1/local/cash-sessions', shift)).status).toBe(201);
    await page.reload();
    await pinOf(page, owner.name).fill(owner.pin);
    await page.keyboard.press('Enter');
    const pay = async () => {
      await button(texts.receive).press('Enter');
      await field(texts.howMuch).fill('5');
      await field(texts.howPaid).selectOption('tarjeta_debito');
      const receive = dialog().getByRole('button', { name: texts.receive, exact: true });
      // After the reload it waits for the drawer of this computer.
      await expect.poll(() => receive.isEnabled()).toBe(true);
      await receive.press('Enter');
    };
    await page.route(PAYMENTS, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await pay();
    await dialog().getByText(es.problem.service_unreachable).waitFor();
    await page.unroute(PAYMENTS);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await pay();
    await page.getByText(received('$ 5.00', '$ 18.00', texts.receivedOnce)).waitFor();
    await table(texts.debts).getByText('18.00').waitFor();
  });

  it('takes what was paid by card and reversed out of the shift that took it', async () => {
    await button(texts.reverseOf.replace('{{amount}}', '$ 5.00')).press('Enter');
    await dialog().getByRole('button', { name: texts.reasons.amount }).press('Enter');
    await dialog().getByRole('button', { name: texts.reverse, exact: true }).press('Enter');
    await table(texts.debts).getByText('23.00').waitFor();
    const answer = await program.call('GET', '/v1/local/receivables/payments?limit=2');
    const [reversal, payment] = listOf(paymentReceived).parse(answer.json()).data;
    expect(reversal?.reverses).toBe(payment?.id);
    expect(payment?.cash_session_id).toBeDefined();
    expect(reversal?.cash_session_id).toBe(payment?.cash_session_id);
  });

  it('leaves an opening balance without effect, with its reason', async () => {
    await goTo(page, '/por-cobrar/1710034073');
    await button(texts.cancelOf.replace('{{amount}}', '$ 40.00')).press('Enter');
    await hasTakenFocus(dialog());
    await dialog().getByRole('button', { name: texts.cancel, exact: true }).press('Enter');
    await dialog().getByText(texts.needsReason).waitFor();
    await expectBothLooks(page, 'receivables-cancel');
    await dialog().getByRole('button', { name: texts.cancelReasons.twice }).press('Enter');
    await dialog().getByRole('button', { name: texts.cancel, exact: true }).press('Enter');
    await page.getByText(texts.owesNothing).waitFor();
  });

  it('is reached from what was sold on credit and from the customers, without the list', async () => {
    await goTo(page, `/por-cobrar/${buyer.identification}`);
    await table(texts.debts).getByRole('link').press('Enter');
    await page.getByRole('link', { name: es.documents.account }).press('Enter');
    await table(texts.debts).getByText('23.00').waitFor();
    await service.call('POST', '/v1/local/customers', buyer);
    await goTo(page, '/clientes');
    const account = page.getByRole('link', { name: es.customers.accountOf.replace('{{name}}', buyer.name) });
    await account.waitFor();
    await expectBothLooks(page, 'receivables-customers');
    await account.press('Enter');
    await table(texts.account).getByRole('row').filter({ hasText: texts.kinds.payment }).first().waitFor();
    await button(texts.receive).waitFor();
  });

  it('sells on credit in three keys to who is known, with what they owe beside the name', async () => {
    await stockShelf(service);
    const customers = customerList.parse((await service.call('GET', '/v1/local/customers')).json);
    const terms = { credit_limit: '100.00', credit_days: 15 };
    const path = `/v1/local/customers/${customers.data[0]?.id}/credit-terms`;
    expect((await service.call('PUT', path, terms)).status).toBe(200);
    await goTo(page, '/');
    await searchField(page).waitFor();
    await scan(page, coffee.barcode);
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
    await page.keyboard.press('F9');
    await isFocused(field(es.charge.received));
    await page.keyboard.type('2');
    await page.keyboard.press('F8');
    await page.keyboard.press('F7');
    await dialog().getByText(es.charge.nobodyOwes).waitFor();
    await expectBothLooks(page, 'receivables-nobody');
    await page.keyboard.press('Enter');
    await isFocused(field('Identificación'));
    // Typed as fast as this, with Enter soon after, it would be a scan.
    await field('Identificación').fill(buyer.identification);
    await dialog().getByText('Nombre encontrado: de sus clientes.').waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByText('Debe $ 23.00; con esta venta, $ 28.19 de su límite de $ 100.00.').waitFor();
    expect(await field(es.charge.received).inputValue()).toBe('2');
    await expectBothLooks(page, 'receivables-on-credit');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Debe $ 23.00 de $ 100.00').waitFor();
    await expectBothLooks(page, 'receivables-counter');
    await page.keyboard.press('F9');
    await isFocused(field(es.charge.received));
    await page.keyboard.press('F7');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: es.ticket.title }).waitFor();
    const sold = documentList.parse((await program.call('GET', '/v1/ec/invoices?limit=1')).json()).data[0];
    expect(sold?.payments).toEqual([
      { method: 'otros_sistema_financiero', amount: '7.19', term: { length: 15, unit: 'days' } },
    ]);
  });

  it('collects a debt at the counter, of whoever comes to pay it', async () => {
    await searchField(page).focus();
    await page.keyboard.press('Shift+F4');
    await isFocused(field(texts.whoPays));
    await dialog().getByText('$ 30.19').waitFor();
    await expectBothLooks(page, 'receivables-who-pays');
    const listed = Promise.withResolvers<void>();
    await page.route(DEBTORS, async (route) => {
      await listed.promise;
      await route.continue();
    });
    // Key by key, without its accented letter, it would be a scan.
    await field(texts.whoPays).fill('pérez');
    // The list is still that of everybody: Enter chooses from the one of what is typed.
    await page.keyboard.down('Enter');
    listed.resolve();
    await isFocused(field(texts.howMuch));
    // Held down, it does not receive all that is owed.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText(received('$ 3.00', '$ 27.19')).waitFor();
    await isFocused(searchField(page));
  });

  it('agrees the credit of a customer, and pays the debts that are chosen', async () => {
    await goTo(page, `/por-cobrar/${buyer.identification}`);
    await button(texts.terms).press('Enter');
    await field(texts.limit).fill('120');
    await expectBothLooks(page, 'receivables-terms');
    await dialog().getByRole('button', { name: es.action.save }).press('Enter');
    await page.getByText('$ 120.00').waitFor();
    await button(texts.receive).press('Enter');
    await dialog().getByRole('button', { name: texts.choosePaid }).press('Enter');
    await dialog().getByRole('checkbox').last().check();
    await expectBothLooks(page, 'receivables-chosen');
    await dialog().getByRole('button', { name: texts.receive, exact: true }).press('Enter');
    await page.getByText(received('$ 23.00', '$ 4.19')).waitFor();
  });

  it('shows the account as a page, and writes what is owed to WhatsApp', async () => {
    await page.getByRole('button', { name: texts.account, exact: true }).press('Enter');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: texts.asPdf }).press('Enter');
    await (await opened).close();
    await page.getByRole('button', { name: texts.account, exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: texts.byWhatsApp }).press('Enter');
    await field(es.ticket.whatsapp.phone).fill('0991234567');
    await expectBothLooks(page, 'receivables-whatsapp');
    const link = await dialog().getByRole('link').getAttribute('href');
    expect(link).toContain('https://wa.me/593991234567?text=');
    expect(decodeURIComponent(link ?? '')).toContain('es $ 4.19');
    await page.keyboard.press('Escape');
  });

  it('brings the notebook from a file, and says on the first page what is overdue', async () => {
    await goTo(page, '/por-cobrar/importar');
    const content = 'Cédula,Nombre,Saldo,Fecha\n1710034099,Eva Ruiz,18.50,31/01/2026\n171,Luz,x,31/02/2026\n';
    const file = { name: 'cuaderno.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.locator('input[type=file]').setInputFiles(file);
    const keep = page.getByRole('button', { name: 'Guardar 1 fila' });
    await keep.waitFor();
    await expectBothLooks(page, 'receivables-import');
    await keep.press('Enter');
    await page.getByRole('link', { name: es.sheets.goReceivables }).press('Enter');
    await table(texts.list).getByRole('link', { name: 'Eva Ruiz' }).waitFor();
    await goTo(page, '/inicio');
    await page.getByText('1 cliente debe algo vencido: $ 18.50').waitFor();
    await expectBothLooks(page, 'receivables-home');
    await page.getByRole('link', { name: es.home.debtsAction }).press('Enter');
    await table(texts.list).getByRole('link', { name: 'Eva Ruiz' }).waitFor();
  });
});
