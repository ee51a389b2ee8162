import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { IssueReply } from '../../../src-main/issuing/issue-document.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { aSetup, openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';
import { commitsOf } from '../../support/store/store.ts';

describe('issuing', () => {
  it('numbers, stores and queues a document, all in one commit', async () => {
    const shop = await openShop();
    const before = commitsOf(shop.file);
    const document = await shop.issue();
    expect(commitsOf(shop.file) - before).toBe(1);
    expect(document).toMatchObject({ number: '001-001-000000001', status: 'pending', environment: 'test' });
    const { db } = shop.store;
    expect(await db.selectFrom('outbox').select(['document_id', 'step', 'attempts']).execute()).toEqual([
      { document_id: document.id, step: 'sign', attempts: 0 },
    ]);
    expect(await db.selectFrom('document_event').select(['type', 'revision']).execute()).toEqual([
      { type: 'accepted', revision: 1 },
    ]);
    const caller = await shop.caller();
    expect(await shop.reading.get(caller, document.id)).toMatchObject({ id: document.id, revision: 1 });
  });

  it('gives documents that come together distinct numbers without a gap, in few commits', async () => {
    const shop = await openShop();
    const before = commitsOf(shop.file);
    const documents = await Promise.all(Array.from({ length: 100 }, () => shop.issue()));
    const numbers = documents.map(({ number }) => Number(number.slice(-9))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(new Set(documents.map(({ access_key }) => access_key)).size).toBe(100);
    expect(commitsOf(shop.file) - before).toBeLessThanOrEqual(10);
  });

  it('spends no number on a body at fault', async () => {
    const shop = await openShop();
    const [wrong, right] = await Promise.all([
      shop.attempt({ body: anInvoiceBody({ lines: [aLine({ quantity: '-1' })] }) }),
      shop.attempt(),
    ]);
    expect(problemOf(wrong).code).toBe('validation_failed');
    expect(right).toMatchObject({ ok: true, value: { document: { number: '001-001-000000001' } } });
    expect(await nextNumber(shop)).toBe(2);
  });

  it('reports a full disk by its code, stores nothing of the document and does not take its number', async () => {
    const shop = await openShop();
    await shop.issue();
    await sql`PRAGMA max_page_count = 1`.execute(shop.store.db);
    const large = anInvoiceBody({
      lines: Array.from({ length: 200 }, (_, index) =>
        aLine({ code: `L-${index}`, description: randomBytes(150).toString('hex') }),
      ),
    });
    const refused = await Promise.allSettled([shop.issue(large), shop.issue(large)]);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'SQLITE_FULL' } });
    expect(await stored(shop)).toEqual({ documents: 1, revisions: 1, events: 1, outbox: 1 });
    expect(await nextNumber(shop)).toBe(2);
    await sql`PRAGMA max_page_count = 1000000`.execute(shop.store.db);
    expect(await shop.issue(large)).toMatchObject({ number: '001-001-000000002' });
  });

  it('refuses when the series has run out, and spends nothing', async () => {
    const shop = await openShop({
      setup: aSetup({
        establishments: [
          {
            code: '001',
            emission_points: [{ code: '001', next_numbers: { test: { invoice: 999_999_999 } } }],
          },
        ],
      }),
    });
    expect(await shop.issue()).toMatchObject({ number: '001-001-999999999' });
    expect(problemOf(await shop.attempt())).toMatchObject({
      code: 'not_ready',
      detail: expect.stringContaining('agotó'),
    });
    expect(await stored(shop)).toMatchObject({ documents: 1, outbox: 1 });
    expect(await nextNumber(shop)).toBe(1_000_000_000);
  });

  it.for([
    { lack: 'a certificate', certificate: undefined, code: 'certificate_missing' },
    { lack: 'an active series', certificate: aSetup().certificate, code: 'numbering_missing' },
  ])('refuses without $lack, and a preview warns of it', async ({ certificate, code }) => {
    const setup = aSetup();
    const shop = await openShop({
      setup: {
        business: setup.business,
        establishments: setup.establishments,
        ...(certificate && { certificate }),
      },
    });
    if (code === 'numbering_missing') {
      await shop.store.writes.run((tx) => tx.updateTable('series').set({ active: 0 }).execute());
    }
    const refused = problemOf(await shop.attempt());
    expect(refused).toMatchObject({ code: 'not_ready', errors: [{ code }] });
    expect(await shop.preview()).toMatchObject({ ok: true, value: { warnings: [{ code }] } });
    expect(await stored(shop)).toMatchObject({ documents: 0 });
  });

  it('refuses from the moment on when the certificate has expired', async () => {
    const shop = await openShop();
    shop.clock.now = new Date('2060-01-01T00:00:00.000Z');
    expect(await shop.attempt()).toMatchObject({ ok: true });
    shop.clock.now = new Date('2060-01-01T00:00:00.001Z');
    expect(problemOf(await shop.attempt()).errors).toMatchObject([{ code: 'certificate_expired' }]);
  });

  it.for(['test', 'live'] as const)('simulates nothing in the %s environment', async (environment) => {
    const shop = await openShop();
    const body = anInvoiceBody({ simulate: 'returned' });
    const refused = problemOf(await shop.attempt({ body }, await shop.caller(environment)));
    expect(refused).toMatchObject({ code: 'simulate_not_allowed', errors: [{ pointer: '/simulate' }] });
    expect(await stored(shop)).toMatchObject({ documents: 0 });
  });
});

describe('a preview', () => {
  it('binds the issue to the same body', async () => {
    const shop = await openShop();
    const previewId = await previewIdOf(shop);
    expect(await shop.attempt({ previewId })).toMatchObject({ ok: true });
    const changed = anInvoiceBody({ lines: [aLine({ quantity: '3' })] });
    expect(problemOf(await shop.attempt({ previewId, body: changed })).code).toBe('preview_mismatch');
  });

  it('does not mind the order of the fields', async () => {
    const shop = await openShop();
    const previewId = await previewIdOf(shop);
    const body = Object.fromEntries(Object.entries(anInvoiceBody()).toReversed());
    expect(await shop.attempt({ previewId, body })).toMatchObject({ ok: true });
  });

  it('ends with the day in Ecuador, not in UTC', async () => {
    const shop = await openShop();
    const previewId = await previewIdOf(shop);
    shop.clock.now = new Date('2026-11-22T04:59:59.999Z');
    expect(await shop.attempt({ previewId })).toMatchObject({ ok: true });
    shop.clock.now = new Date('2026-11-22T05:00:00.000Z');
    expect(problemOf(await shop.attempt({ previewId })).code).toBe('preview_mismatch');
  });

  it('belongs to its environment', async () => {
    const shop = await openShop();
    const previewId = await previewIdOf(shop);
    const live = await shop.caller('live');
    expect(problemOf(await shop.attempt({ previewId }, live)).code).toBe('preview_mismatch');
  });

  it('spends and stores nothing', async () => {
    const shop = await openShop();
    await shop.preview();
    expect(await stored(shop)).toEqual({ documents: 0, revisions: 0, events: 0, outbox: 0 });
    expect(await nextNumber(shop)).toBe(1);
  });
});

describe('an idempotency key', () => {
  it('gives the same document for the same body, as it stands by then', async () => {
    const shop = await openShop();
    const first = documentOf(await shop.attempt({ idempotencyKey: 'sale-1' }));
    await shop.store.writes.run((tx) => tx.updateTable('document').set({ status: 'submitted' }).execute());
    const again = await shop.attempt({ idempotencyKey: 'sale-1' });
    expect(again).toMatchObject({
      ok: true,
      value: { replayed: true, document: { id: first.id, number: first.number, status: 'submitted' } },
    });
    expect(await stored(shop)).toMatchObject({ documents: 1 });
  });

  it('is refused for another body, and names the document it issued', async () => {
    const shop = await openShop();
    const first = documentOf(await shop.attempt({ idempotencyKey: 'sale-1' }));
    const body = anInvoiceBody({ lines: [aLine({ quantity: '7' })] });
    expect(problemOf(await shop.attempt({ idempotencyKey: 'sale-1', body }))).toMatchObject({
      code: 'idempotency_key_reused',
      documentId: first.id,
    });
  });

  it('issues one document for fifty requests at once', async () => {
    const shop = await openShop();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => shop.attempt({ idempotencyKey: 'sale-1' })),
    );
    expect(new Set(replies.map((reply) => documentOf(reply).id)).size).toBe(1);
    expect(replies.filter((reply) => reply.ok && !reply.value.replayed)).toHaveLength(1);
    expect(await stored(shop)).toMatchObject({ documents: 1, outbox: 1 });
    expect(await nextNumber(shop)).toBe(2);
  });

  it('is refused to one of two bodies that race for it', async () => {
    const shop = await openShop();
    const bodies = ['1', '2'].map((quantity) => anInvoiceBody({ lines: [aLine({ quantity })] }));
    const replies = await Promise.all(bodies.map((body) => shop.attempt({ idempotencyKey: 'sale-1', body })));
    expect(replies.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await stored(shop)).toMatchObject({ documents: 1 });
  });

  it('is free again after a request that was refused', async () => {
    const shop = await openShop();
    const wrong = await shop.attempt({ idempotencyKey: 'sale-1', body: {} });
    expect(problemOf(wrong).code).toBe('validation_failed');
    expect(await shop.attempt({ idempotencyKey: 'sale-1' })).toMatchObject({ value: { replayed: false } });
  });

  it('means something else in another environment', async () => {
    const shop = await openShop();
    const test = documentOf(await shop.attempt({ idempotencyKey: 'sale-1' }));
    const live = documentOf(await shop.attempt({ idempotencyKey: 'sale-1' }, await shop.caller('live')));
    expect(live.id).not.toBe(test.id);
  });

  it('means something else for another type of document', async () => {
    const shop = await openShop();
    const invoice = documentOf(await shop.attempt({ idempotencyKey: 'sale-1' }));
    const command = { type: 'purchase_settlement', body: aPurchaseSettlementBody() } as const;
    const settle = () => shop.attempt({ ...command, idempotencyKey: 'sale-1' });
    const settlement = documentOf(await settle());
    expect([invoice.object, settlement.object]).toEqual(['invoice', 'purchase_settlement']);
    expect(await settle()).toMatchObject({ value: { replayed: true, document: { id: settlement.id } } });
  });
});

function documentOf(reply: IssueReply) {
  if (!reply.ok) throw new Error(`not issued: ${JSON.stringify(reply.problem)}`);
  return reply.value.document;
}

async function previewIdOf(shop: TestShop): Promise<string> {
  const preview = await shop.preview();
  if (!preview.ok) throw new Error('the body of the preview is at fault');
  return preview.value.preview_id;
}

async function nextNumber({ store }: TestShop): Promise<number> {
  const row = await store.db
    .selectFrom('series')
    .select('next_number')
    .where('environment', '=', 'test')
    .where('document_type', '=', 'invoice')
    .executeTakeFirstOrThrow();
  return row.next_number;
}

async function stored({ store: { db } }: TestShop) {
  const [documents, revisions, events, outbox] = await Promise.all([
    db.selectFrom('document').select('id').execute(),
    db.selectFrom('document_revision').select('revision').execute(),
    db.selectFrom('document_event').select('id').execute(),
    db.selectFrom('outbox').select('step').execute(),
  ]);
  return {
    documents: documents.length,
    revisions: revisions.length,
    events: events.length,
    outbox: outbox.length,
  };
}

it('a withholding from oneself is stored under its own number as what supports it', async () => {
  const shop = await openShop();
  const { ruc } = aSetup().business;
  const document = aSupportDocument({
    document_type: '42',
    number: '001-001-000000999',
    issue_date: '2026-11-21',
    accounting_date: undefined,
    tax_support: '12',
    withholdings: [{ tax: 'renta', code: '3481', base: '100.00', percent: '2.25' }],
  });
  const supplier = { identification_type: 'ruc', identification: ruc, name: 'NOSOTROS' } as const;
  const body = aWithholdingBody({ supplier, support_documents: [document] });
  await shop.issueAs('withholding', body);
  const { id, number } = await shop.issueAs('withholding', body);
  expect(number).toBe('001-001-000000002');
  expect((await shop.stored(id)).content).toMatchObject({ support_documents: [{ number }] });
  await shop.decide(id, 'returned');
  expect(await shop.resubmit(id, body)).toMatchObject({ value: { support_documents: [{ number }] } });
});
