import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import {
  type ProformaResource,
  proformaListed,
  proformaMetadata,
  proformaResource,
} from '../../../../src-main/contract/proformas/proforma.ts';
import {
  daysBefore,
  ecuadorDate,
  endOfEcuadorDay,
} from '../../../../src-main/documents/values/ecuador-time.ts';
import { aBuyer, aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { makeClockInProcess } from '../../../support/machine/set-clock.ts';
import { type ApiClient, keyHolderOf, problemOf } from '../../../support/service/api-client.ts';
import { type StaffedService, staff } from '../../../support/service/staffed-service.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const path = '/v1/local/proformas';
const listed = listOf(proformaListed);
const MINUTE_MS = 60_000;
let service: AnsweringService;
let shop: StaffedService;

beforeAll(async () => {
  service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  shop = await staff(service);
  await shop.signIn(shop.ana);
  const product = { code: 'A-1', name: 'Cuaderno universitario', unit_price: '10.00' };
  expect((await shop.window.call('POST', '/v1/local/products', { body: product })).status).toBe(201);
  await shop.signIn(shop.caro);
});

const offer = { buyer: aBuyer(), lines: [aLine()] };

function post(body: unknown, key?: string, client: ApiClient = shop.documents) {
  return client.call('POST', path, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

async function make(body: unknown = offer): Promise<ProformaResource> {
  const answer = await post(body);
  expect(answer.status, answer.text).toBe(201);
  return proformaResource.parse(answer.json());
}

const read = async (id: string) =>
  proformaResource.parse((await shop.documents.call('GET', `${path}/${id}`)).json());
const list = async (query = '') =>
  listed.parse((await shop.documents.call('GET', `${path}?${query}`)).json()).data;
const accept = (id: string, accepted: boolean) =>
  shop.documents.call('PUT', `${path}/${id}/acceptance`, { body: { accepted } });
const issue = (body: unknown, key?: string) =>
  shop.documents.call('POST', '/v1/ec/invoices', {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

describe('a proforma', () => {
  it('is computed as the invoice it may become, under a number of its own, once whatever is asked twice', async () => {
    const made = await post(offer, 'the proforma');
    const proforma = proformaResource.parse(made.json());
    expect([made.status, proforma]).toMatchObject([
      201,
      {
        status: 'open',
        number: expect.stringMatching(/^P-001-001-\d{6}$/),
        valid_until: daysBefore(proforma.issue_date, -15),
        total: '23.00',
        operator: { id: shop.caro.id },
        document: { total: '23.00', lines: [{ net: '20.00' }] },
        price_changes: [],
      },
    ]);
    const again = await post(offer, 'the proforma');
    expect([again.status, again.json()]).toEqual([200, made.json()]);
    expect(problemOf(await post({ ...offer, tip: '1.00' }, 'the proforma')).code).toBe(
      'idempotency_key_reused',
    );
    const next = await make();
    expect(Number(next.number.slice(-6))).toBe(Number(proforma.number.slice(-6)) + 1);
  });

  it('is no document: no list, number, report or stock knows of it', async () => {
    const before = (await shop.documents.issue(anInvoiceBody())).number;
    await make();
    const after = await shop.documents.issue(anInvoiceBody());
    expect(Number(after.number.slice(-9))).toBe(Number(before.slice(-9)) + 1);
    const documents = await shop.documents.call('GET', '/v1/ec/documents?limit=2');
    expect(documents.json()).toMatchObject({ data: [{ number: after.number }, { number: before }] });
  });

  it('with faults is refused with all of them, and nothing is written', async () => {
    const before = (await list('limit=100')).length;
    const shapeless = { lines: [aLine({ quantity: 'dos' })], valid_until: '21/11/2026', payment: [] };
    const errors = problemOf(await post(shapeless)).errors ?? [];
    expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/buyer',
      '/lines/0/quantity',
      '/payment',
      '/valid_until',
    ]);
    const yesterday = daysBefore(ecuadorDate(new Date()), 2);
    const late = problemOf(await post({ ...offer, tip: '9.00', valid_until: yesterday }));
    expect(late).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/tip', code: 'tip_over_limit' },
        { pointer: '/valid_until', code: 'date_order' },
      ],
    });
    expect((await list('limit=100')).length).toBe(before);
  });

  it('is found by its number, its customer and its total, and by how it stands', async () => {
    const proforma = await make({
      buyer: { identification_type: 'consumidor_final' },
      recipient_name: 'Maestro Ñúñez',
      lines: [aLine({ unit_price: '33.33', quantity: '1' })],
    });
    expect(proforma).toMatchObject({ name: 'Maestro Ñúñez', total: '38.33' });
    for (const q of [proforma.number, 'nunez', '38.33', 'MAESTRO 38.3']) {
      const [first] = await list(`q=${encodeURIComponent(q)}`);
      expect(first?.id, q).toBe(proforma.id);
    }
    expect(await list('q=nadie')).toEqual([]);
    expect((await list('status=open')).map(({ id }) => id)).toContain(proforma.id);
    expect((await list('status=invoiced')).map(({ id }) => id)).not.toContain(proforma.id);
  });

  it('is accepted, and not after all', async () => {
    const { id } = await make();
    const accepted = proformaResource.parse((await accept(id, true)).json());
    expect(accepted).toMatchObject({ status: 'accepted', accepted_at: expect.any(String) });
    expect(proformaResource.parse((await accept(id, true)).json())).toEqual(accepted);
    expect((await accept(id, false)).json()).toMatchObject({ status: 'open' });
  });

  it('says of which lines the price is another today', async () => {
    const { id } = await make({ ...offer, lines: [aLine(), aLine({ code: 'A-1', unit_price: '9.00' })] });
    expect((await read(id)).price_changes).toEqual([{ line: 1, unit_price: '10.00' }]);
  });
});

describe('an invoice of a proforma', () => {
  it('says so, and is the only one: another is refused, the same request gives the same document', async () => {
    const proforma = await make();
    const issued = await issue(proforma.invoice_body, 'the invoice');
    expect(issued.status, issued.text).toBe(201);
    const invoice = invoiceResource.parse(issued.json());
    expect(invoice).toMatchObject({ total: '23.00', metadata: { [proformaMetadata]: proforma.id } });
    expect(await read(proforma.id)).toMatchObject({
      status: 'invoiced',
      invoice: { id: invoice.id, number: invoice.number },
      price_changes: [],
    });
    const refused = problemOf(await issue(proforma.invoice_body));
    expect(refused).toMatchObject({ code: 'invalid_state', document_id: invoice.id });
    expect(refused.detail).toContain(proforma.number);
    expect((await issue(proforma.invoice_body, 'the invoice')).json()).toMatchObject({ id: invoice.id });
    expect(problemOf(await accept(proforma.id, false)).code).toBe('invalid_state');
  });

  it('is one of two that are issued at the same instant', async () => {
    const proforma = await make();
    const answers = await Promise.all([1, 2, 3].map(() => issue(proforma.invoice_body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('names one that there is', async () => {
    const metadata = { [proformaMetadata]: 'aaaaaaaa-0000-7000-8000-000000000001' };
    expect(problemOf(await issue(anInvoiceBody({ metadata })))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: `/metadata/${proformaMetadata}`, code: 'not_found' }],
    });
    // Of the caller's own.
    expect((await issue(anInvoiceBody({ metadata: { proforma: '45' } }))).status).toBe(201);
    const elsewhere = await keyHolderOf(service, 'sandbox');
    const { invoice_body: body } = await make();
    expect((await elsewhere.call('POST', '/v1/ec/invoices', { body })).status).toBe(201);
  });

  it("at a price that is not the shop's takes the permission that any sale at it takes", async () => {
    const { invoice_body: body } = await make({ ...offer, lines: [aLine({ unit_price: '9.00' })] });
    expect(problemOf(await issue(body))).toMatchObject({
      code: 'operator_not_allowed',
      errors: [{ code: 'change_price' }],
    });
    await shop.signIn(shop.ana);
    expect((await issue(body)).status).toBe(201);
    await shop.signIn(shop.caro);
  });
});

it('who may not sell makes none and accepts none, and reads them', async () => {
  const { id } = await make();
  await shop.signIn(shop.ana);
  const nico = z
    .object({ id: z.uuid() })
    .loose()
    .parse(
      (
        await shop.window.call('POST', '/v1/local/operators', {
          body: { name: 'Nico', role: 'accountant', pin: '482913' },
        })
      ).json(),
    );
  await shop.window.call('POST', `/v1/local/operators/${nico.id}/sign-in`, { body: { pin: '482913' } });
  expect(problemOf(await post(offer)).code).toBe('operator_not_allowed');
  expect(problemOf(await accept(id, true)).code).toBe('operator_not_allowed');
  expect((await read(id)).status).toBe('open');
  await shop.signOut();
  expect(problemOf(await post(offer)).code).toBe('operator_required');
  await shop.signIn(shop.caro);
});

it('a proforma holds through its last day, and what was accepted by then stays so', async () => {
  // The data of a first start is of now: the clock goes on from tomorrow.
  const lastDay = daysBefore(ecuadorDate(new Date()), -1);
  const evening = new Date(endOfEcuadorDay(lastDay).getTime() - 5 * MINUTE_MS);
  const clock = makeClockInProcess(evening);
  const service = await services.start({ now: clock.now });
  const client = await keyHolderOf(service);
  const make = async (valid_until: string) => {
    const body = { buyer: aBuyer(), lines: [aLine()], valid_until };
    return proformaResource.parse((await client.call('POST', path, { body })).json());
  };
  const accept = (id: string, accepted: boolean) =>
    client.call('PUT', `${path}/${id}/acceptance`, { body: { accepted } });
  const listed = async (status: string) =>
    listOf(proformaListed)
      .parse((await client.call('GET', `${path}?status=${status}`)).json())
      .data.map(({ id }) => id);
  const [open, accepted] = [await make(lastDay), await make(lastDay)];
  expect((await accept(accepted.id, true)).status).toBe(200);
  expect(await listed('open')).toEqual([open.id]);
  expect(await listed('expired')).toEqual([]);

  clock.setBy(10 * MINUTE_MS);
  expect(await listed('open')).toEqual([]);
  expect(await listed('expired')).toEqual([open.id]);
  expect(await listed('accepted')).toEqual([accepted.id]);
  const refused = problemOf(await accept(open.id, true));
  expect(refused).toMatchObject({ code: 'invalid_state', detail: expect.stringContaining('Venció el') });
  // Once it is not accepted any more it has expired as well.
  expect((await accept(accepted.id, false)).json()).toMatchObject({ status: 'expired' });
});
