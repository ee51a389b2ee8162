import { beforeAll, expect, it } from 'vitest';
import { customerResource } from '../../../../src-main/contract/catalog/customer.ts';
import { roleResource } from '../../../../src-main/contract/counter/role.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { onCredit } from '../../../support/shops/receivables/receivable-shop.ts';

const services = testServices();
let shop: StaffedService;

beforeAll(async () => {
  const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await staff(service);
  await shop.signIn(shop.ana);
  // Whoever corrects documents and issues debit notes need not sell over the limit.
  const roles = listOf(roleResource).parse((await shop.window.call('GET', '/v1/local/roles')).json());
  const cashier = roles.data.find(({ role }) => role === 'cashier');
  const permissions = [...(cashier?.permissions ?? []), 'correct_documents', 'issue_documents'];
  const changed = await shop.window.call('PUT', '/v1/local/roles/cashier', { body: { permissions } });
  if (changed.status !== 200) throw new Error(changed.text);
  const product = { code: 'A-1', name: 'Cuaderno universitario', unit_price: '10.00' };
  await shop.window.call('POST', '/v1/local/products', { body: product });
});

function buyerOf(identification: string) {
  return { identification_type: 'cedula', identification, name: 'ANA PÉREZ' } as const;
}

/** A customer who may owe so much; Caro is at the till. */
async function withLimit(identification: string, limit: string): Promise<void> {
  await shop.signIn(shop.ana);
  const made = await shop.window.call('POST', '/v1/local/customers', { body: buyerOf(identification) });
  const { id } = customerResource.parse(made.json());
  const terms = { credit_limit: limit, credit_days: 15 };
  const agreed = await shop.window.call('PUT', `/v1/local/customers/${id}/credit-terms`, { body: terms });
  if (agreed.status !== 200) throw new Error(agreed.text);
  await shop.signIn(shop.caro);
}

const bodyOf = (identification: string, parts: Partial<InvoiceInput> = {}) =>
  anInvoiceBody({ buyer: buyerOf(identification), payments: [onCredit], ...parts });

const needed = (identification: string, amount: string) => ({
  code: 'operator_not_allowed',
  errors: [
    { pointer: '/payments/0/term', code: 'sell_over_credit_limit', about: { item: identification, amount } },
  ],
});

it('lets one of two tills sell what the customer may still owe, however close they are', async () => {
  const customer = '1710034065';
  await withLimit(customer, '30.00');
  const sell = () => shop.documents.call('POST', '/v1/ec/invoices', { body: bodyOf(customer) });
  const answers = await Promise.all([sell(), sell(), sell()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.json()).toMatchObject(needed(customer, '23.00'));
});

it('takes an approval for a debit note on credit over the limit', async () => {
  const customer = '1710034073';
  await withLimit(customer, '11.00');
  const charge = (approvals = '') =>
    shop.documents.call('POST', '/v1/ec/debit-notes', {
      body: {
        ...aDebitNoteBody({ buyer: buyerOf(customer), payments: [onCredit] }),
        ...(approvals !== '' && { metadata: { approvals } }),
      },
    });
  const about = { item: customer, amount: '11.50' };
  expect((await charge()).json()).toMatchObject(needed(customer, '11.50'));
  expect((await charge(await shop.approve('sell_over_credit_limit', about))).status).toBe(201);
});

it('counts of a correction what was paid of its document already', async () => {
  const customer = '1710034099';
  await withLimit(customer, '30.00');
  const sold = await shop.documents.issue(bodyOf(customer, { simulate: 'returned' }), 'wait=20');
  const paid = await shop.documents.call('POST', '/v1/local/receivables/payments', {
    body: { identification: customer, amount: '10.00', method: 'otros_sistema_financiero' },
  });
  expect(paid.status).toBe(201);
  const correct = (quantity: string) => {
    const lines = bodyOf(customer).lines.map((line) => ({ ...line, quantity }));
    return shop.documents.call('POST', `/v1/ec/invoices/${sold.id}/resubmit?wait=20`, {
      body: bodyOf(customer, { lines, simulate: 'returned' }),
    });
  };
  // 34.50 on credit, of which 10.00 are paid.
  expect((await correct('3')).status).toBe(200);
  expect((await correct('4')).json()).toMatchObject(needed(customer, '46.00'));
});

it('judges a correction by what it leaves on credit beyond what the document did', async () => {
  const customer = '1710034081';
  await withLimit(customer, '30.00');
  const sold = await shop.documents.issue(bodyOf(customer, { simulate: 'returned' }), 'wait=20');
  const correct = (quantity: string, approvals = '') => {
    const [line] = bodyOf(customer).lines;
    if (!line) throw new Error('an invoice without lines');
    return shop.documents.call('POST', `/v1/ec/invoices/${sold.id}/resubmit?wait=20`, {
      body: bodyOf(customer, {
        lines: [{ ...line, quantity }],
        simulate: 'returned',
        ...(approvals !== '' && { metadata: { approvals } }),
      }),
    });
  };
  const same = await correct('2');
  expect(same.status).toBe(200);
  expect((await correct('3')).json()).toMatchObject(needed(customer, '34.50'));
  const about = { item: customer, amount: '34.50' };
  const allowed = await correct('3', await shop.approve('sell_over_credit_limit', about));
  expect(allowed.status).toBe(200);
});
