import { beforeEach, expect, it } from 'vitest';
import { purchaseResource } from '../../../src-main/contract/documents/purchases/purchase.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { declarationResource } from '../../../src-main/contract/reports/declaration.ts';
import { daysOfMonth, monthBefore } from '../../../src-main/documents/values/calendar/month.ts';
import { daysBefore, ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';
import { type ApiClient, apiClient, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
let client: ApiClient;
const month = ecuadorDate(new Date()).slice(0, 7);
const before = monthBefore(month);

beforeEach(async () => {
  const service = await services.start();
  const key = await ownerOf(service).call('POST', '/v1/local/api-keys', {
    body: { environment: 'sandbox', scopes: ['issue', 'read', 'config'] },
  });
  client = apiClient(service.url, createdApiKey.parse(key.json()).key);
});

it('a purchase is declared in the month of its issue, or a later one that somebody chooses until it was declared', async () => {
  const added = await client.call('POST', '/v1/local/purchases', { body: { invoice } });
  const { id, booked_month } = purchaseResource.parse(added.json());
  expect(booked_month).toBe(before);
  expect(await bought()).toEqual({ [before]: '40.00', [month]: '0.00' });

  const book = (chosen: string | null) => bookIn(id, chosen);
  const next = daysBefore(daysOfMonth(month).to, -1).slice(0, 7);
  for (const wrong of [monthBefore(before), next]) {
    const refused = await book(wrong);
    expect([refused.status, problemOf(refused).errors]).toMatchObject([
      422,
      [{ pointer: '/booked_month', code: 'out_of_range' }],
    ]);
  }

  expect(purchaseResource.parse((await book(month)).json()).booked_month).toBe(month);
  expect(await bought()).toEqual({ [before]: '0.00', [month]: '40.00' });
  expect(purchaseResource.parse((await book(null)).json()).booked_month).toBe(before);
  expect(purchaseResource.parse((await book(month)).json()).booked_month).toBe(month);

  await declare(month);
  const late = await book(null);
  expect([late.status, problemOf(late).errors]).toMatchObject([
    422,
    [{ pointer: '/booked_month', code: 'already_declared' }],
  ]);
});

it('a purchase that comes after its month was declared is booked in a later one', async () => {
  await declare(before);
  const added = await client.call('POST', '/v1/local/purchases', { body: { invoice } });
  const { id } = purchaseResource.parse(added.json());
  expect(purchaseResource.parse((await bookIn(id, month)).json()).booked_month).toBe(month);
  expect(await bought()).toEqual({ [before]: '0.00', [month]: '40.00' });
  const back = await bookIn(id, null);
  expect(problemOf(back).errors?.[0]?.message).toBe(
    `Ya guardó la declaración de ${before}: elija un mes posterior.`,
  );
});

const invoice = {
  supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PAPELERÍA' },
  number: '001-001-000000777',
  issue_date: `${before}-15`,
  taxes: [{ type: 'iva', rate: 'iva_15', base: '40.00' }],
};

function bookIn(id: string, month: string | null) {
  return client.call('PATCH', `/v1/local/purchases/${id}`, { body: { booked_month: month } });
}

async function declare(month: string): Promise<void> {
  const saved = await client.call('PUT', declarationOf(month), {
    body: { boxes: { 483: '0.00', 605: '0.00', 606: '0.00' } },
  });
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
}

function declarationOf(one: string): string {
  const { from, to } = daysOfMonth(one);
  return `/v1/local/reports/declaration?from=${from}&to=${to}`;
}

/** Box 500 of both months. */
async function bought(): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const one of [before, month]) {
    const { iva } = declarationResource.parse((await client.call('GET', declarationOf(one))).json());
    values[one] = iva.flatMap(({ boxes }) => boxes).find(({ box }) => box === '500')?.value ?? '0.00';
  }
  return values;
}
