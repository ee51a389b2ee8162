import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { DocumentStatus } from '../../../src-main/documents/kinds.ts';
import type { IssueReply } from '../../../src-main/issuing/issue-document.ts';
import { replaceDocument } from '../../../src-main/issuing/replace-document.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { attempted, journeyOf, outboxOf, putAt, returned } from '../../support/shops/delivery-states.ts';
import { aSetup, openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const NEXT_DAY = new Date('2026-11-22T15:00:00.000Z');

describe('a document whose date the authority refused', () => {
  it('is issued again today, with the next number and all its content', async () => {
    const { shop, id } = await openRefused();
    const before = await shop.stored(id);
    const by = replaced(await replace(shop, id));
    expect(by).toMatchObject({
      number: '001-001-000000002',
      issue_date: '2026-11-22',
      status: 'pending',
      status_transitions: { pending: NEXT_DAY.toISOString() },
      sri_messages: [],
      metadata: { caja: '2' },
      channel: 'api',
    });
    expect(by.access_key.slice(0, 8)).toBe('22112026');
    expect(await shop.stored(by.id)).toMatchObject({ content: before.content, revision: 1 });
  });

  it('stays returned, and both journeys name the other document', async () => {
    const { shop, id } = await openRefused();
    const by = replaced(await replace(shop, id));
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', sriMessages: [{ code: '65' }] });
    expect((await journeyOf(shop, id)).at(-1)).toEqual({
      type: 'corrected',
      data: { replaced_by: by.id, replaced_by_number: '001-001-000000002' },
    });
    expect(await journeyOf(shop, by.id)).toEqual([
      { type: 'accepted', data: { replaces: id, replaces_number: '001-001-000000001' } },
    ]);
  });

  it('leaves the outbox to the new one, in one commit', async () => {
    const { shop, id } = await openRefused();
    const notices: string[] = [];
    const by = replaced(await replace(shop, id, { notices }));
    expect(await outboxOf(shop)).toMatchObject([{ document_id: by.id, step: 'sign', decision: null }]);
    expect(notices).toEqual([`changed ${id}`, `issued ${by.id}`]);
  });

  it('is replaced once: then the refusal names the document that stands in its place', async () => {
    const { shop, id } = await openRefused();
    const by = replaced(await replace(shop, id));
    expect(problemOf(await replace(shop, id))).toMatchObject({ code: 'invalid_state', documentId: by.id });
    const many = await openRefused();
    const replies = await Promise.all(Array.from({ length: 10 }, () => replace(many.shop, many.id)));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await many.shop.issue()).number).toBe('001-001-000000003');
  });

  it('is replaced once under one Idempotency-Key, which gives the same answer again', async () => {
    const { shop, id } = await openRefused();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => replace(shop, id, { idempotencyKey: 'k-1' })),
    );
    const documents = replies.map(replaced);
    expect(new Set(documents.map((document) => document.id)).size).toBe(1);
    expect(replies.filter((reply) => reply.ok && !reply.value.replayed)).toHaveLength(1);
    const { data } = (await journeyOf(shop, id)).at(-1) ?? {};
    expect(data).toMatchObject({ replaced_by: documents[0]?.id });
  });

  it('can no longer be corrected and sent again: both might be authorized', async () => {
    const { shop, id } = await openRefused();
    const by = replaced(await replace(shop, id));
    expect(problemOf(await shop.resubmit(id))).toMatchObject({ code: 'invalid_state', documentId: by.id });
  });

  it('may instead be sent again as it was, from the list of those that wait for a person', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    await waitsReturned(shop, id, 'date_refused');
    expect(await shop.resubmit(id)).toMatchObject({ ok: true });
    expect(await outboxOf(shop)).toMatchObject([{ document_id: id, step: 'sign', decision: null }]);
    expect(problemOf(await replace(shop, id)).code).toBe('invalid_state');
  });

  it('may be replaced again by way of its replacement', async () => {
    const { shop, id } = await openRefused();
    const second = replaced(await replace(shop, id));
    await returned(shop, second.id, '65');
    const third = replaced(await replace(shop, second.id));
    expect(third.number).toBe('001-001-000000003');
  });

  it('is issued in the sandbox to be authorized, whatever was simulated before', async () => {
    const shop = await openShop();
    await ensurePracticeBusiness(shop.businessDependencies);
    const body = anInvoiceBody({ simulate: 'returned_date' });
    const { id } = replaced(await shop.attempt({ body }, await shop.caller('sandbox')));
    await returned(shop, id, '65');
    const by = replaced(await replace(shop, id));
    expect(await shop.stored(by.id)).toMatchObject({ simulate: 'authorized' });
  });
});

describe('a late document that never left', () => {
  it('is annulled when another replaces it, and leaves the outbox', async () => {
    const { shop, id } = await openLate();
    const by = replaced(await replace(shop, id));
    expect(await shop.stored(id)).toMatchObject({
      status: 'annulled',
      transitions: { pending: expect.any(String), annulled: NEXT_DAY.toISOString() },
    });
    expect((await journeyOf(shop, id)).at(-1)).toEqual({
      type: 'annulled',
      data: { replaced_by: by.id, replaced_by_number: by.number },
    });
    expect((await outboxOf(shop)).map(({ document_id }) => document_id)).toEqual([by.id]);
  });

  it('is replaced also after failed attempts to connect', async () => {
    const { shop, id } = await openLate();
    await attempted(shop, await shop.stored(id), 'unknown: unreachable');
    replaced(await replace(shop, id));
  });

  it.for(['unknown: timeout', 'unknown: cut', 'unknown: http_error', 'not_found'])(
    'is not replaced once an attempt ended as "%s": it might have arrived, and both be authorized',
    async (outcome) => {
      const { shop, id } = await openLate();
      await attempted(shop, await shop.stored(id), outcome);
      expect(problemOf(await replace(shop, id))).toMatchObject({
        code: 'invalid_state',
        detail: expect.stringMatching(/Pudo llegar al SRI: mándelo a enviar/),
      });
      expect(await shop.stored(id)).toMatchObject({ status: 'pending' });
    },
  );

  it.for(['ask_before_send', 'ask'] as const)('is not replaced while its step is %s', async (step) => {
    const { shop, id } = await openLate();
    await putAt(shop, id, { step });
    expect(problemOf(await replace(shop, id)).code).toBe('invalid_state');
  });

  it('is not replaced before its day is over and a person is asked', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    expect(problemOf(await replace(shop, id)).code).toBe('invalid_state');
    expect(await outboxOf(shop)).toMatchObject([{ document_id: id, decision: null }]);
  });
});

describe('a document whose number another one has', () => {
  it('is replaced once its series was resumed', async () => {
    const shop = await openShop();
    const { id } = await shop.issue();
    await waitsReturned(shop, id, 'number_taken');
    await stopSeries(shop, id);
    const refused = problemOf(await replace(shop, id));
    expect(refused).toMatchObject({ code: 'not_ready', errors: [{ code: 'numbering_missing' }] });
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('series').set({ stopped_json: null, next_number: 50 }).execute();
    });
    expect(replaced(await replace(shop, id)).number).toBe('001-001-000000050');
    expect(await shop.stored(id)).toMatchObject({ status: 'returned' });
  });
});

describe('a credit note that is replaced', () => {
  it('holds nothing once it is returned, and the new one takes the credit again', async () => {
    const { shop, invoice, note } = await openWithNote('2');
    expect((await shop.stored(invoice)).credited).toBe('0.00');
    const by = replaced(await replace(shop, note));
    expect(by).toMatchObject({ object: 'credit_note', total: '23.00' });
    expect((await shop.stored(invoice)).credited).toBe('23.00');
    const holders = await shop.store.db.selectFrom('credit').select('credit_note_id').execute();
    expect(holders).toEqual([{ credit_note_id: by.id }]);
  });

  it('is refused when its invoice has no credit left', async () => {
    const { shop, invoice, note } = await openWithNote('1');
    await shop.annul(invoice, { annulled_on: '2026-11-21' });
    expect(problemOf(await replace(shop, note)).code).toBe('credit_exceeds_balance');
    expect((await shop.stored(invoice)).credited).toBe('0.00');
    expect((await shop.issueAs('credit_note', elsewhere)).number).toBe('001-001-000000002');
  });
});

describe('what the day decides', () => {
  it('a rate that is no longer in force is not issued again', async () => {
    const shop = await openShop();
    shop.clock.now = new Date('2024-03-31T17:00:00.000Z');
    const taxes = [{ type: 'iva' as const, rate: 'iva_12' as const }];
    const { id } = await shop.issue(anInvoiceBody({ lines: [aLine({ taxes })] }));
    await returned(shop, id, '65');
    shop.clock.now = new Date('2024-04-01T17:00:00.000Z');
    expect(problemOf(await replace(shop, id))).toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/lines/0/taxes/0/rate', code: 'rate_not_in_force' }],
    });
    expect(await outboxOf(shop)).toEqual([]);
  });

  it('a transport that has begun is not announced again', async () => {
    const shop = await openShop();
    const body = aDeliveryNoteBody({ transport_start: '2026-11-21', transport_end: '2026-11-21' });
    const { id } = await shop.issueAs('delivery_note', body);
    await returned(shop, id, '65');
    shop.clock.now = NEXT_DAY;
    expect(problemOf(await replace(shop, id)).errors).toMatchObject([
      { pointer: '/transport_start', code: 'date_order' },
    ]);
  });

  it('a withholding is of the fiscal period of its new day', async () => {
    const shop = await openShop();
    const { id } = await shop.issueAs('withholding', aWithholdingBody());
    await returned(shop, id, '65');
    shop.clock.now = new Date('2026-12-01T15:00:00.000Z');
    expect(replaced(await replace(shop, id))).toMatchObject({
      issue_date: '2026-12-01',
      fiscal_period: '12/2026',
    });
  });
});

describe('no replacement is issued', () => {
  it.for(['submitted', 'authorized', 'returned', 'not_authorized', 'annulled'] satisfies DocumentStatus[])(
    'of a document that is %s and whose date nobody refused',
    async (status) => {
      const shop = await openShop();
      const { id } = await shop.issue();
      await shop.decide(id, status);
      expect(problemOf(await replace(shop, id))).toMatchObject({ code: 'invalid_state', documentId: id });
      expect((await shop.issue()).number).toBe('001-001-000000002');
    },
  );

  it('of a document that does not exist', async () => {
    const shop = await openShop();
    expect(problemOf(await replace(shop, crypto.randomUUID())).code).toBe('not_found');
  });

  it('without a certificate to sign it with', async () => {
    const { shop, id } = await openRefused();
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('certificate').set({ active: 0 }).execute();
    });
    expect(problemOf(await replace(shop, id))).toMatchObject({
      code: 'not_ready',
      errors: [{ code: 'certificate_missing' }],
    });
  });

  it('without a series of its emission point', async () => {
    const { shop, id } = await openRefused();
    await shop.store.writes.run(async (tx) => {
      await tx.updateTable('series').set({ active: 0 }).execute();
    });
    expect(problemOf(await replace(shop, id))).toMatchObject({
      code: 'not_ready',
      errors: [{ code: 'numbering_missing' }],
    });
  });
});

const elsewhere = aCreditNoteBody({
  modified_document: { number: '002-001-000000456', issue_date: '2026-10-30' },
  buyer: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  lines: [
    {
      code: 'A-1',
      description: 'X',
      quantity: '1',
      unit_price: '1',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
});

/** An invoice of yesterday, returned for its date. */
async function openRefused(): Promise<{ shop: TestShop; id: string }> {
  const shop = await openShop();
  const { id } = await shop.issue(anInvoiceBody({ metadata: { caja: '2' } }));
  await returned(shop, id, '65');
  shop.clock.now = NEXT_DAY;
  return { shop, id };
}

/** An invoice of yesterday that no line has carried yet. */
async function openLate(): Promise<{ shop: TestShop; id: string }> {
  const shop = await openShop();
  const { id } = await shop.issue();
  await putAt(shop, id, { step: 'send', decision: 'late' });
  shop.clock.now = NEXT_DAY;
  return { shop, id };
}

/** A note on an authorized invoice of two units, returned for its date. */
async function openWithNote(quantity: string): Promise<{ shop: TestShop; invoice: string; note: string }> {
  const shop = await openShop({ setup: aSetup() });
  const { id: invoice } = await shop.issue();
  await shop.decide(invoice, 'authorized');
  const body = aCreditNoteBody({
    modified_document: { document_id: invoice },
    lines: [{ code: 'A-1', quantity }],
  });
  const { id: note } = await shop.issueAs('credit_note', body);
  await returned(shop, note, '65');
  shop.clock.now = NEXT_DAY;
  return { shop, invoice, note };
}

/** Returned, and kept in the outbox until a person decides. */
async function waitsReturned(shop: TestShop, id: string, decision: 'number_taken' | 'date_refused') {
  await shop.store.writes.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'returned' }).where('id', '=', id).execute();
  });
  await putAt(shop, id, { step: 'ask', decision });
}

async function stopSeries(shop: TestShop, documentId: string) {
  const stopped = { reason: 'number_taken', document_id: documentId, at: shop.clock.now.toISOString() };
  await shop.store.writes.run(async (tx) => {
    await tx
      .updateTable('series')
      .set({ stopped_json: JSON.stringify(stopped) })
      .execute();
  });
}

function replace(
  { issuing }: TestShop,
  id: string,
  { idempotencyKey, notices = [] }: { idempotencyKey?: string; notices?: string[] } = {},
): Promise<IssueReply> {
  const dependencies = {
    ...issuing,
    issued: (document: { id: string }) => notices.push(`issued ${document.id}`),
    changed: (changed: string) => notices.push(`changed ${changed}`),
  };
  return replaceDocument(dependencies, { id, idempotencyKey });
}

function replaced(reply: IssueReply): DocumentResource {
  if (!reply.ok) throw new Error(`not replaced: ${JSON.stringify(reply.problem)}`);
  return reply.value.document;
}
