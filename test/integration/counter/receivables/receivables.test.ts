import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { customerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { cashReport } from '../../../../src-main/contract/counter/cash-report.ts';
import { cashMetadata, cashSessionResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { tillResource } from '../../../../src-main/contract/counter/till.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { paymentReceived } from '../../../../src-main/contract/receivables/payment-received.ts';
import { receivableList, receivableWithDebts } from '../../../../src-main/contract/receivables/receivable.ts';
import { statement } from '../../../../src-main/contract/receivables/statement.ts';
import { periodReport } from '../../../../src-main/contract/reports/period-report.ts';
import { eventResource } from '../../../../src-main/contract/webhooks/event.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { onCredit } from '../../../support/shops/receivables/receivable-shop.ts';

const services = testServices();
let service: AnsweringService;
let shop: StaffedService;
let session: z.output<typeof cashSessionResource>;

const path = '/v1/local/receivables';
const today = ecuadorDate(new Date());

async function ok<Schema extends z.ZodType>(
  schema: Schema,
  client: ApiClient,
  [method, address]: readonly [string, string],
  body?: unknown,
): Promise<z.output<Schema>> {
  const answer = await client.call(method, address, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${answer.text}`);
  return schema.parse(answer.json());
}

beforeAll(async () => {
  service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await staff(service);
  await shop.signIn(shop.ana);
  const product = { code: 'A-1', name: 'Cuaderno universitario', unit_price: '10.00' };
  await ok(z.unknown(), shop.window, ['POST', '/v1/local/products'], product);
  const till = await ok(tillResource, shop.window, ['POST', '/v1/local/tills'], {
    ...{ name: 'Caja 1', environment: 'sandbox', establishment: '001', emission_point: '001' },
  });
  await shop.signIn(shop.caro);
  const opening = { till_id: till.id, opening_float: '50.00' };
  session = await ok(cashSessionResource, shop.window, ['POST', '/v1/local/cash-sessions'], opening);
});

function buyerOf(identification: string) {
  return { identification_type: 'cedula', identification, name: 'ANA PÉREZ' } as const;
}

/** 23.00 on credit, in the open cash session. */
async function sell(identification: string, body: Partial<InvoiceInput> = {}) {
  const metadata = { [cashMetadata.session]: session.id };
  const sale = { buyer: buyerOf(identification), payments: [onCredit], metadata, ...body };
  return shop.documents.issue(anInvoiceBody(sale), 'wait=20');
}

const pay = (body: unknown, key?: string) =>
  shop.documents.call('POST', `${path}/payments`, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const read = (identification: string) =>
  ok(receivableWithDebts, shop.documents, ['GET', `${path}/customers/${identification}`]);

it('shows a sale on credit as a debt until it is paid, once whatever is asked twice', async () => {
  const customer = '1710034065';
  const [first, second] = [await sell(customer), await sell(customer)];
  expect(await read(customer)).toMatchObject({
    balance: '46.00',
    overdue: '0.00',
    debts: [
      { id: first.id, reference: first.number, balance: '23.00' },
      { id: second.id, reference: second.number, balance: '23.00' },
    ],
  });
  const body = { identification: customer, amount: '30.00', method: 'otros_sistema_financiero' };
  const made = await pay(body, 'the payment');
  expect(made.status).toBe(201);
  const paid = paymentReceived.parse(made.json());
  expect(paid).toMatchObject({ balance: '16.00', operator: { id: shop.caro.id } });
  expect(paid.allocations).toMatchObject([
    { debt_id: first.id, reference: first.number, amount: '23.00' },
    { debt_id: second.id, amount: '7.00' },
  ]);
  const again = await pay(body, 'the payment');
  expect([again.status, again.json()]).toEqual([200, made.json()]);
  expect((await pay({ ...body, amount: '1.00' }, 'the payment')).json()).toMatchObject({
    code: 'idempotency_key_reused',
  });
  expect((await pay({ ...body, amount: '16.01' })).json()).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/amount', message: 'Debe 16.00: no se puede recibir más.' }],
  });
  expect(await read(customer)).toMatchObject({ balance: '16.00', debts: [{ id: second.id }] });
  expect((await pay({ ...body, amount: '1.00' })).json()).toMatchObject({ balance: '15.00' });
  expect((await pay(body, 'the payment')).json()).toEqual(made.json());

  const account = await ok(statement, shop.documents, ['GET', `${path}/customers/${customer}/statement`]);
  expect(account.entries.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['invoice', '23.00'],
    ['invoice', '46.00'],
    ['payment', '16.00'],
    ['payment', '15.00'],
  ]);
});

it('takes cash in an open drawer alone, and counts it in X and Z apart from the sales', async () => {
  const customer = '1710034073';
  await sell(customer);
  const body = { identification: customer, amount: '20.00', method: 'sin_sistema_financiero' };
  expect((await pay(body)).json()).toMatchObject({
    errors: [{ pointer: '/cash_session_id', code: 'required' }],
  });
  const elsewhere = { ...body, cash_session_id: shop.caro.id };
  expect((await pay(elsewhere)).json()).toMatchObject({ errors: [{ code: 'not_found' }] });
  const x = async () => {
    const approval = await shop.approve('read_x_report', { cash_session_id: session.id });
    const address = `/v1/local/cash-sessions/${session.id}/x`;
    return ok(cashReport, shop.window, ['POST', address], { approval_id: approval });
  };
  const before = await x();
  expect((await pay({ ...body, cash_session_id: session.id })).status).toBe(201);
  const after = await x();
  expect(after.received_payments).toEqual({
    count: 1,
    total: '20.00',
    methods: [{ method: 'sin_sistema_financiero', count: 1, total: '20.00' }],
  });
  expect(after.sales).toEqual(before.sales);
  expect(after.methods).toEqual(before.methods);
  expect(after.cash).toMatchObject({ received: '20.00', paid: before.cash.paid });
  expect(Number(after.cash.expected) - Number(before.cash.expected)).toBe(20);
});

it('reverses a payment by a counter-row, once, with the permission or an approval', async () => {
  const customer = '1710034081';
  await sell(customer);
  const body = { identification: customer, amount: '20.00', method: 'sin_sistema_financiero' };
  const paid = paymentReceived.parse((await pay({ ...body, cash_session_id: session.id })).json());
  const reverse = async (approval?: string) =>
    shop.documents.call('POST', `${path}/payments/${paid.id}/reverse`, {
      body: { reason: 'Se cobró a otro', cash_session_id: session.id, approval_id: approval },
    });
  expect((await reverse()).json()).toMatchObject({ code: 'operator_not_allowed' });
  const about = { item: paid.id, amount: '20.00' };
  expect((await reverse(await shop.approve('reverse_payments', { ...about, amount: '19.99' }))).status).toBe(
    403,
  );
  const reversed = await reverse(await shop.approve('reverse_payments', about));
  expect(reversed.status).toBe(201);
  expect(paymentReceived.parse(reversed.json())).toMatchObject({
    ...{ amount: '-20.00', reverses: paid.id, balance: '23.00', reason: 'Se cobró a otro' },
    ...{ operator: { id: shop.caro.id }, approved_by: { id: shop.ana.id } },
  });
  expect((await reverse(await shop.approve('reverse_payments', about))).json()).toMatchObject({
    code: 'invalid_state',
  });
  const listed = await ok(listOf(paymentReceived), shop.documents, [
    'GET',
    `${path}/payments?identification=${customer}`,
  ]);
  expect(listed.data.map(({ amount, reversed_by }) => [amount, reversed_by])).toEqual([
    ['-20.00', undefined],
    ['20.00', reversed.json().id],
  ]);
  const events = await ok(listOf(eventResource), shop.owner, [
    'GET',
    '/v1/local/events?type=payment.reversed',
  ]);
  expect(events.data).toMatchObject([{ data: { payment_id: paid.id, amount: '20.00' } }]);
});

it('sells on credit over the limit of a customer only as it was allowed', async () => {
  const customer = '1710034099';
  await shop.signIn(shop.ana);
  const { id } = await ok(customerResource, shop.window, ['POST', '/v1/local/customers'], buyerOf(customer));
  const terms = { credit_limit: '40.00', credit_days: 15 };
  const agreed = await ok(
    customerResource,
    shop.window,
    ['PUT', `/v1/local/customers/${id}/credit-terms`],
    terms,
  );
  expect(agreed).toMatchObject(terms);
  await shop.signIn(shop.caro);
  await sell(customer);
  expect(await read(customer)).toMatchObject({ customer_id: id, ...terms, available: '17.00' });
  const sellMore = async (approvals = '') => {
    const metadata = approvals === '' ? {} : { approvals };
    const body = anInvoiceBody({ buyer: buyerOf(customer), payments: [onCredit], metadata });
    return (await shop.documents.call('POST', '/v1/ec/invoices', { body })).json();
  };
  const about = { item: customer, amount: '23.00' };
  expect(await sellMore()).toMatchObject({
    code: 'operator_not_allowed',
    errors: [{ pointer: '/payments/0/term', code: 'sell_over_credit_limit', about }],
  });
  expect(await sellMore(await shop.approve('sell_over_credit_limit', about))).toMatchObject({
    object: 'invoice',
  });
  expect(await read(customer)).toMatchObject({ balance: '46.00', available: '0.00' });
});

it('takes what was owed before the program, and takes it back while nothing of it was paid', async () => {
  const customer = '1710034107';
  const address = `${path}/opening-balances`;
  const body = {
    ...{ identification: customer, name: 'LUIS MORA', amount: '40.00', issued_on: '2026-01-31' },
    reference: 'Cuaderno, página 12',
  };
  expect((await shop.documents.call('POST', address, { body })).json()).toMatchObject({
    code: 'operator_not_allowed',
  });
  await shop.signIn(shop.ana);
  const wrong = { ...body, issued_on: '2099-01-01', due_on: '2098-01-01', identification: '9999999999999' };
  expect((await shop.documents.call('POST', address, { body: wrong })).json()).toMatchObject({
    errors: [{ code: 'invalid_value' }, { code: 'date_in_future' }, { code: 'date_order' }],
  });
  const enter = () =>
    shop.documents.call('POST', address, { body, headers: { 'idempotency-key': 'page 12' } });
  const [entered, repeated] = [await enter(), await enter()];
  expect([entered.status, repeated.status]).toEqual([201, 200]);
  expect(await read(customer)).toMatchObject({
    ...{ name: 'LUIS MORA', balance: '40.00', overdue: '40.00', oldest_due_on: '2026-01-31' },
    debts: [{ kind: 'opening_balance', reference: 'Cuaderno, página 12' }],
  });
  const late = await ok(receivableList, shop.documents, ['GET', `${path}?overdue=true&q=mora`]);
  expect(late).toMatchObject({ total_count: 1, totals: { overdue: '40.00' } });

  const payment = { identification: customer, amount: '15.00', method: 'tarjeta_debito' };
  const paid = paymentReceived.parse((await pay(payment)).json());
  const cancel = () =>
    shop.documents.call('POST', `${address}/${entered.json().id}/cancel`, { body: { reason: 'Repetido' } });
  expect((await cancel()).json()).toMatchObject({ code: 'invalid_state' });
  const reversal = { body: { reason: 'Error' } };
  expect((await shop.documents.call('POST', `${path}/payments/${paid.id}/reverse`, reversal)).status).toBe(
    201,
  );
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).json()).toMatchObject({ code: 'invalid_state' });
  expect(await read(customer)).toMatchObject({ balance: '0.00', debts: [] });
  await shop.signIn(shop.caro);
});

it('gives no cash back for what a return takes off a debt', async () => {
  const customer = '1710034115';
  const sold = await sell(customer);
  await shop.signIn(shop.ana);
  const note = {
    modified_document: { document_id: sold.id },
    reason: 'Devolución',
    lines: [{ code: 'A-1', quantity: '1' }],
    metadata: { [cashMetadata.session]: session.id },
  };
  expect((await shop.documents.call('POST', '/v1/ec/credit-notes?wait=20', { body: note })).status).toBe(201);
  expect(await read(customer)).toMatchObject({ balance: '11.50' });
  const report = await ok(cashReport, shop.window, ['POST', `/v1/local/cash-sessions/${session.id}/x`]);
  expect(report.refunds).toEqual({ count: 1, total: '11.50' });
  expect(report.cash.refunded).toBe('0.00');
  expect(report.methods.find(({ method }) => method === 'compensacion_deudas')?.refunded).toBe('11.50');
  await shop.signIn(shop.caro);
});

it('reports what was sold on credit as such, and not by a form of payment', async () => {
  const program = await keyHolderOf(service);
  const report = await ok(periodReport, program, [
    'GET',
    `/v1/local/reports/period?from=${today}&to=${today}`,
  ]);
  const payments = report.payments.map(({ key, label }) => [key, label]);
  expect(payments).toContainEqual(['on_credit', 'A crédito']);
  expect(payments.map(([key]) => key)).not.toContain('otros_sistema_financiero');
});

it('prints a payment on the printer of the till, once and then as a copy, and takes no money for it', async () => {
  const customer = '1710034123';
  await sell(customer);
  const body = { identification: customer, amount: '5.00', method: 'tarjeta_debito' };
  const { id } = paymentReceived.parse((await pay(body)).json());
  const print = () => shop.documents.call('POST', `${path}/payments/${id}/print`, { body: {} });
  expect((await print()).status).toBe(409);
  // Nothing listens there: what is printed waits.
  const printer = { name: 'Caja 1', connection: { type: 'network', host: '127.0.0.1', port: 9 } };
  await shop.signIn(shop.ana);
  await ok(z.unknown(), shop.window, ['POST', '/v1/local/printers'], printer);
  await shop.signIn(shop.caro);
  const [first, second] = [await print(), await print()];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(first.json()).toMatchObject({ kind: 'report' });
  expect(await read(customer)).toMatchObject({ balance: '18.00' });
});
