import { beforeEach, expect, it } from 'vitest';
import {
  cashMetadata,
  cashSaleResource,
  cashSessionResource,
} from '../../../src-main/contract/counter/cash-session.ts';
import { operatorResource, operatorSignIn } from '../../../src-main/contract/counter/operator.ts';
import { tillResource } from '../../../src-main/contract/counter/till.ts';
import { printJobList } from '../../../src-main/contract/printing/print-job.ts';
import {
  type AfterSale,
  afterSaleOf,
} from '../../../src-renderer/features/counter/charge/after-sale/after-sale.ts';
import { settleAfterSale } from '../../../src-renderer/features/counter/charge/after-sale/settle-after-sale.ts';
import { acceptedBy } from '../../../src-renderer/lib/http/answer.ts';
import { type Http, makeHttp } from '../../../src-renderer/lib/http/http.ts';
import { serveShop } from '../../support/api/shop-api.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type LoopbackPrinter, startLoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { type PrintShop, printShopOf } from '../../support/printing/print-shop.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import { counterOn } from '../../support/shops/counter/counter-on.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

/** What a window does after a charge, against the API as it is, on a printer of its own. */
let shop: TestShop;
let prints: PrintShop;
let printer: LoopbackPrinter;
let service: { readonly local: Http; readonly documents: Http };
let owed: AfterSale;
let kept: AfterSale[];

beforeEach(async () => {
  shop = await openShop();
  prints = await printShopOf(shop);
  printer = await startLoopbackPrinter();
  const caller = { ...(await shop.caller()), scopes: ['devices'] as const };
  const keys = { caller: async (token: string) => (token === 'key' ? caller : undefined) };
  const counter = counterOn(shop.store, () => shop.clock.now);
  const api = await serveShop(shop.store, { keys, counter, printing: prints.service() });
  const as = (token: string) =>
    makeHttp(api.url, { current: async () => token, renew: async () => undefined });
  service = { local: as(api.session), documents: as('key') };
  const document = await shop.issue();
  owed = afterSaleOf({
    document,
    change: '0.00',
    cardReference: '',
    tillId: undefined,
    cashSessionId: undefined,
    prints: true,
    at: new Date(),
  });
  kept = [];
});

function settle(sale: AfterSale, now = new Date()) {
  return settleAfterSale(sale, { service, now: () => now, keep: (state) => kept.push(state) });
}

async function papersAskedFor(): Promise<number> {
  const listed = await service.local.send(printJobList, 'GET /v1/local/print');
  if (!listed.ok) throw new Error(listed.refusal.code);
  return listed.value.data.length;
}

/** Ana's, at the till of the shop's own environment. */
async function openCashSession() {
  const { local } = service;
  const pin = '482913';
  const ana = { name: 'Ana', role: 'administrator', pin } as const;
  const operator = await acceptedBy(local.send(operatorResource, 'POST /v1/local/operators', { body: ana }));
  await acceptedBy(
    local.send(operatorSignIn, 'POST /v1/local/operators/{id}/sign-in', {
      path: { id: operator.id },
      body: { pin },
    }),
  );
  const point = { environment: 'test', establishment: '001', emission_point: '001' } as const;
  const till = await acceptedBy(
    local.send(tillResource, 'POST /v1/local/tills', { body: { name: 'Caja 1', ...point } }),
  );
  return acceptedBy(
    local.send(cashSessionResource, 'POST /v1/local/cash-sessions', {
      body: { till_id: till.id, opening_float: '50.00' },
    }),
  );
}

it('prints the ticket and opens the drawer, and owes nothing any more', async () => {
  await prints.addPrinter(printer, { has_drawer: true });
  const { sale, refusals } = await settle(owed);
  expect([sale.printing, refusals]).toEqual([undefined, []]);
  const [job = Buffer.alloc(0)] = await printer.printed(1);
  expect(readEscPos(job, 576).pulses).toHaveLength(1);
});

it('notes that it asks before it does, and asks for no second paper when the answer was lost', async () => {
  await prints.addPrinter(printer);
  await settle(owed);
  const [asking, done] = kept;
  expect(asking?.printing?.isAsked).toBe(true);
  expect(done?.printing).toBeUndefined();
  // The window died between the two: the next one begins with what was noted first.
  if (asking) await settle(asking);
  expect(await papersAskedFor()).toBe(1);
});

it('asks for one paper, though two windows of a till take it up at once', async () => {
  await prints.addPrinter(printer);
  const now = new Date();
  const settled = await Promise.all([settle(owed, now), settle(owed, now)]);
  const late = await settle({ ...owed }, new Date(now.getTime() + 20_000));
  for (const { sale, refusals } of [...settled, late])
    expect([sale.printing, refusals]).toEqual([undefined, []]);
  expect(await papersAskedFor()).toBe(1);
});

it('asks for a paper that never arrived, but opens no drawer so late', async () => {
  await prints.addPrinter(printer, { has_drawer: true });
  const lost = { ...owed, printing: { opensDrawer: true, isAsked: true } };
  await settle(lost, new Date(Date.now() + 60_000));
  const [job = Buffer.alloc(0)] = await printer.printed(1);
  expect(readEscPos(job, 576).pulses).toEqual([]);
});

it('asks for no paper long after the customer has left', async () => {
  await prints.addPrinter(printer);
  const { sale } = await settle(owed, new Date(Date.now() + 2 * 3_600_000));
  expect(sale.printing).toBeUndefined();
  expect(await papersAskedFor()).toBe(0);
});

it('has nothing to say in a shop without a printer', async () => {
  const { sale, refusals } = await settle(owed);
  expect([sale.printing, refusals]).toEqual([undefined, []]);
});

it('owes all of it as long as nobody answers', async () => {
  const nobody = makeHttp('http://127.0.0.1:9', { current: async () => 'key', renew: async () => undefined });
  service = { local: nobody, documents: nobody };
  const cash = { sessionId: owed.documentId };
  const { sale, refusals } = await settle({ ...owed, cash });
  expect(refusals).toEqual([]);
  expect(sale).toEqual({ ...owed, cash, printing: { opensDrawer: true, isAsked: true } });
});

it('reports to the cash session what was handed over, as often as it takes', async () => {
  const session = await openCashSession();
  const document = await shop.issue(anInvoiceBody({ metadata: { [cashMetadata.session]: session.id } }));
  const cash = {
    sessionId: session.id,
    tendered: '50.00',
    change: '27.00',
    cardReference: '004512',
  };
  const reported = { ...owed, documentId: document.id, printing: undefined, cash };
  for (let times = 0; times < 2; times += 1) {
    const { sale, refusals } = await settle(reported);
    expect([sale.cash, refusals]).toEqual([undefined, []]);
  }
  const kept = await service.local.send(cashSaleResource, 'POST /v1/local/cash-sessions/{id}/sales', {
    path: { id: session.id },
    body: { document_id: document.id },
  });
  expect(kept).toMatchObject({
    value: { tendered: '50.00', change: '27.00', card_reference: '004512' },
  });
});

it('says what a cash session would not take, and does not ask again', async () => {
  const sessionId = '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e53';
  const { sale, refusals } = await settle({ ...owed, printing: undefined, cash: { sessionId } });
  expect(sale.cash).toBeUndefined();
  expect(refusals).toMatchObject([{ part: 'cash', refusal: { code: 'not_found' } }]);
});
