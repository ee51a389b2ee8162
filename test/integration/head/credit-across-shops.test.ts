import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { attentionItem } from '../../../src-main/contract/head/attention.ts';
import { decimal, sum } from '../../../src-main/documents/values/decimal.ts';
import { findInvoice } from '../../../src-main/head/credit/find-invoice.ts';
import type { IssueReply } from '../../../src-main/issuing/issue-document.ts';
import { startCreditElsewhere } from '../../../src-main/station/credit/credit-elsewhere.ts';
import { makeHoldStore } from '../../../src-main/store/station/hold-store.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { aCreditLine, aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { eventually } from '../../support/eventually.ts';
import { databaseAt } from '../../support/head/head-changes.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

/** Of an invoice over two units at 10.00 with IVA of 15 %, which comes to 23.00. */
const modified_document = { number: '001-001-000000001', issue_date: '2026-11-21' };

const noteOfUnits = (quantity: string) =>
  aCreditNoteBody({ modified_document, lines: [{ code: 'A-1', quantity }] });
const noteOver = (unit_price: string) =>
  aCreditNoteBody({ modified_document, lines: [aCreditLine({ unit_price })] });

describe.skipIf(missing !== undefined)('a credit note on an invoice of another till', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  const lineTo = async (head: Awaited<ReturnType<typeof heads.on>>) => {
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    return line;
  };

  /** A till with an authorized invoice that the head office knows of. */
  async function seller(head: Awaited<ReturnType<typeof heads.on>>, url = head.url): Promise<TestTill> {
    const till = await openTill('001');
    await till.enrol(head, url);
    await till.shop.decide(await till.issue('live'), 'authorized');
    await till.allSent();
    return till;
  }

  async function others(head: Awaited<ReturnType<typeof heads.on>>, count: number, url = head.url) {
    const tills: TestTill[] = [];
    for (let point = 2; point < count + 2; point += 1) {
      const till = await openTill(String(point).padStart(3, '0'));
      await till.enrol(head, url);
      tills.push(till);
    }
    return tills;
  }

  const attention = async (head: Awaited<ReturnType<typeof heads.on>>) =>
    z.object({ data: z.array(attentionItem) }).parse((await head.call('GET', '/v1/head/attention')).json)
      .data;

  it('is made of the invoice as the head office has it, up to what all shops have left of it', async () => {
    const head = await heads.on(await postgres.another());
    await seller(head);
    const [one, other] = await others(head, 2);
    if (!one || !other) throw new Error('two tills were opened');
    const note = issued(await one.credited(noteOfUnits('1')));
    expect(note).toMatchObject({ total: '11.50', modified_document, buyer: { name: expect.any(String) } });
    // Before the first note was reported to the head office, its hold counts; after it, the note does.
    expect(await other.credited(noteOver('11.00'))).toMatchObject({
      ok: false,
      problem: { code: 'credit_exceeds_balance', errors: [{ pointer: '/lines' }] },
    });
    await one.allSent();
    expect(await other.credited(noteOfUnits('2'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });
    issued(await other.credited(noteOfUnits('1')));
    expect(await one.credited(noteOver('0.01'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });

    // What the authority refused holds nothing any more.
    await one.shop.decide(note.id, 'not_authorized');
    await one.allSent();
    issued(await one.credited(noteOver('10.00')));
    await Promise.all([one.allSent(), other.allSent()]);
    expect(await attention(head)).toEqual([]);
  });

  it('is not held up by what its till is reporting meanwhile', async () => {
    const url = await postgres.another();
    const head = await heads.on(url);
    await seller(head);
    const [one] = await others(head, 1);
    if (!one) throw new Error('a till was opened');
    const own = await one.issue('live');
    await one.allSent();
    const database = await databaseAt(url);
    await database.transaction().execute(async (tx) => {
      // Another report has this document: that of the till waits for it.
      await tx.selectFrom('document').select('id').where('id', '=', own).forUpdate().execute();
      await one.shop.decide(own, 'authorized');
      const waiting = sql<{ pid: number }>`SELECT pid FROM pg_locks WHERE NOT granted`;
      await eventually(
        async () => (await waiting.execute(database)).rows,
        (rows) => rows.length > 0,
      );
      issued(await one.credited(noteOfUnits('1')));
      // Without it the till did not wait any longer for an answer.
      expect(await database.selectFrom('credit_hold').select('amount').execute()).toMatchObject([
        { amount: '11.50' },
      ]);
    });
    await one.allSent();
  });

  it('is distinguished whether the till of the invoice has not reported it yet, or nobody ever will', async () => {
    const url = await postgres.another();
    await seller(await heads.on(url));
    const database = await databaseAt(url);
    const findByName = (invoice: string) => findInvoice(database, { invoice, environment: 'live' }, uuid());
    expect(await findByName('001-001-000000001')).toMatchObject({ ok: true });
    expect(await findByName('001-001-000000002')).toMatchObject({
      problem: { code: 'invoice_not_reported' },
    });
    expect(await findByName('001-009-000000001')).toMatchObject({ problem: { code: 'not_found' } });
  });

  it('is counted by the till that issued the invoice, as soon as it hears of it', async () => {
    const head = await heads.on(await postgres.another());
    const first = await seller(head);
    const [one] = await others(head, 1);
    if (!one) throw new Error('a till was opened');
    const scope = await one.shop.caller('live');
    const heldInvoice = await one.credit.find(scope, modified_document.number);
    const invoice = heldInvoice.ok ? heldInvoice.value.document : undefined;
    expect(invoice).toMatchObject({ status: 'authorized', credited: '0.00' });
    // A window names it by its identifier, as one of its own.
    const byId = aCreditNoteBody({
      modified_document: { document_id: invoice?.id ?? '' },
      lines: [aCreditLine({ unit_price: '10.00' })],
    });
    const note = issued(await one.credited(byId));
    const creditedHere = async () => (await first.shop.stored(invoice?.id ?? '')).credited;
    await eventually(creditedHere, (credited) => credited === '11.50');
    expect(await first.credited(noteOver('10.01'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });
    issued(await first.credited(noteOver('9.00')));
    await Promise.all([one.allSent(), first.allSent()]);
    await one.shop.decide(note.id, 'not_authorized');
    await one.allSent();
    await eventually(creditedHere, (credited) => credited === '10.35');
    issued(await first.credited(noteOver('11.00')));
  });

  it('comes to no more than the invoice with those of twenty tills at once, that of the invoice among them', async () => {
    const head = await heads.on(await postgres.another());
    const tills = [await seller(head), ...(await others(head, 19))];
    const replies = await Promise.all(tills.map((till) => till.credited(noteOver('2.00'))));
    const notes = replies.flatMap((reply) => (reply.ok ? [noteOf(reply.value.document)] : []));
    expect(sum(notes.map(({ total }) => decimal(total))).toString()).toBe('23');
    expect(replies.flatMap((reply) => (reply.ok ? [] : [reply.problem.code]))).toEqual(
      Array.from({ length: 10 }, () => 'credit_exceeds_balance'),
    );
    await Promise.all(tills.map((till) => till.allSent()));
    expect(await attention(head)).toEqual([]);
  });

  it('counts those of the till that issued the invoice before they are reported', async () => {
    const head = await heads.on(await postgres.another());
    const line = await lineTo(head);
    const first = await seller(head, line.url);
    const [one] = await others(head, 1);
    if (!one) throw new Error('a till was opened');
    line.decide((path) => (path.includes('/feed') ? 'body_cut' : 'answered'));
    const own = issued(await first.credited(noteOver('15.00')));
    expect(own.modified_document.document_id).toBeDefined();
    // Of a note that was not reported, its hold counts.
    expect(await one.credited(noteOver('5.01'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });
    issued(await one.credited(noteOver('5.00')));
    // The till did not get it yet, either.
    expect(await first.credited(noteOver('0.01'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance', errors: [{ pointer: '/lines' }] },
    });
    line.decide(() => 'answered');
    await Promise.all([one.allSent(), first.allSent()]);
    expect(await attention(head)).toEqual([]);
  });

  it('gives back what was held where the till ended before it had a number', async () => {
    const head = await heads.on(await postgres.another());
    await seller(head);
    const [one, other] = await others(head, 2);
    if (!one || !other) throw new Error('two tills were opened');
    const prepared = issued(await other.credited(noteOver('1.00')));
    const scope = await one.shop.caller('live');
    const { content } = await other.shop.stored(prepared.id);
    const left = { ...content, total: '21.85' };
    expect(await one.credit.hold(scope, { id: uuid(), revision: 1, content: left })).toEqual({
      kind: 'held',
    });
    expect(await other.credited(noteOver('1.00'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });
    const restarted = startCreditElsewhere({
      store: makeStationStore(one.shop.store, { newId: uuid }),
      holds: makeHoldStore(one.shop.store),
      openKey: (sealed) => Buffer.from(sealed).toString(),
      failed: () => {},
    });
    onTestFinished(restarted.stop);
    await eventually(
      () => other.credited(noteOver('1.00')),
      ({ ok }) => ok,
    );
  });

  it('is held once where the answer was lost', async () => {
    const head = await heads.on(await postgres.another());
    await seller(head);
    const line = await lineTo(head);
    const [one, other] = await others(head, 2, line.url);
    if (!one || !other) throw new Error('two tills were opened');
    line.decide((path) => (path.includes('credit-holds') ? 'answer_lost' : 'answered'));
    // Somebody let it be issued all the same.
    issued(await one.credited(noteOver('10.00')));
    line.decide(() => 'answered');
    await one.allSent();
    issued(await other.credited(noteOver('10.00')));
    await other.allSent();
    expect(await attention(head)).toEqual([]);
  });

  it('is reported to have overdrawn the invoice with one of the till that issued it, which had no network in the same moment', async () => {
    const head = await heads.on(await postgres.another());
    const line = await lineTo(head);
    const first = await seller(head, line.url);
    const [one] = await others(head, 1);
    if (!one) throw new Error('a till was opened');
    // Neither is reported before the other has its number: the owner cannot ask, and the hold knows of no such note.
    line.decide(() => 'body_cut');
    const [own, elsewhere] = await Promise.all([
      first.credited(noteOver('15.00')),
      one.credited(noteOver('10.00')),
    ]);
    issued(own);
    issued(elsewhere);
    await one.allSent();
    expect(await attention(head)).toEqual([]);
    line.decide(() => 'answered');
    await first.allSent();
    expect(await attention(head)).toMatchObject([
      { kind: 'credit_overdrawn', number: modified_document.number, total: '23.00', credited: '28.75' },
    ]);
    // From then on the owner counts what others hold.
    expect(await first.credited(noteOver('0.01'))).toMatchObject({
      problem: { code: 'credit_exceeds_balance' },
    });
  });

  it('is reported to have overdrawn the invoice where it was allowed without the head office', async () => {
    const head = await heads.on(await postgres.another());
    const first = await seller(head);
    const line = await lineTo(head);
    const [one] = await others(head, 1, line.url);
    if (!one) throw new Error('a till was opened');
    line.decide((path) => (/feed|credit-holds/.test(path) ? 'body_cut' : 'answered'));
    const elsewhere = issued(await one.credited(noteOver('10.00')));
    const own = issued(await first.credited(noteOver('15.00')));
    line.decide(() => 'answered');
    await Promise.all([one.allSent(), first.allSent()]);
    expect(await attention(head)).toMatchObject([
      {
        kind: 'credit_overdrawn',
        number: modified_document.number,
        total: '23.00',
        credited: '28.75',
        notes: expect.arrayContaining(
          [own, elsewhere].map(({ id, total }) => expect.objectContaining({ id, total })),
        ),
      },
    ]);
    const events = z.object({ data: z.array(z.looseObject({ type: z.string() })) });
    const { data } = events.parse((await head.call('GET', '/v1/head/events?type=credit.overdrawn')).json);
    expect(data.map(({ type }) => type)).toEqual(['credit.overdrawn']);

    await one.shop.decide(elsewhere.id, 'not_authorized');
    await one.allSent();
    expect(await attention(head)).toEqual([]);
  });
});

function issued(reply: IssueReply) {
  if (!reply.ok) throw new Error(`not issued: ${JSON.stringify(reply.problem)}`);
  return noteOf(reply.value.document);
}

function noteOf(document: DocumentResource) {
  if (document.object !== 'credit_note') throw new Error('a credit note was asked for');
  return document;
}
