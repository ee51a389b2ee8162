import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../../src-main/business/set-up/first-start.ts';
import { documentListQuery } from '../../../../src-main/contract/list.ts';
import { documentTypes } from '../../../../src-main/documents/kinds.ts';
import { resourceOf } from '../../../../src-main/issuing/resource.ts';
import { listDocuments } from '../../../../src-main/reading/documents/list-documents.ts';
import { aCreditNoteBody, aCreditNoteBodyOnElsewhere } from '../../../support/builders/credit-note-body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { openShop, problemOf, type TestShop } from '../../../support/shops/shop.ts';

/** The invoice of the tests: two units of 11.50 each, taxes included. */
const TOTAL = '23.00';

describe('what an invoice still bears', () => {
  it('is nothing before it is authorized, then its total', async () => {
    const shop = await openShop();
    const { id, credit_balance } = await shop.issue();
    expect(credit_balance).toBe('0.00');
    await shop.decide(id, 'authorized');
    expect(await balanceOf(shop, id)).toBe(TOTAL);
  });

  it('is less by what each note takes, alone and in lists', async () => {
    const { shop, invoice, other } = await openWithInvoices();
    await shop.issueAs('credit_note', noteOn(invoice, '1'));
    expect(await balanceOf(shop, invoice)).toBe('11.50');
    await shop.issueAs('credit_note', noteOn(invoice, '0.5'));
    expect(await balanceOf(shop, invoice)).toBe('5.75');
    expect(await balancesInList(shop)).toEqual({ [invoice]: '5.75', [other]: TOTAL });
  });

  it('is less also by a note that names it by its number and date', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { number, issue_date } = resourceOf(await shop.stored(invoice));
    const body = aCreditNoteBodyOnElsewhere({ modified_document: { number, issue_date } });
    expect(await shop.issueAs('credit_note', body)).toMatchObject({
      modified_document: { document_id: invoice },
    });
    expect(await balanceOf(shop, invoice)).toBe('11.50');
  });

  it('is not touched by a note on an invoice of another business or environment with its number', async () => {
    const { shop, invoice } = await openWithInvoices();
    await ensurePracticeBusiness(shop.businessDependencies);
    const { number, issue_date } = resourceOf(await shop.stored(invoice));
    const body = aCreditNoteBodyOnElsewhere({ modified_document: { number, issue_date } });
    for (const environment of ['live', 'sandbox'] as const) {
      const reply = await shop.attempt({ type: 'credit_note', body }, await shop.caller(environment));
      expect(reply).toMatchObject({ ok: true });
    }
    expect(await balanceOf(shop, invoice)).toBe(TOTAL);
  });

  it.for([
    ['pending', '11.50'],
    ['submitted', '11.50'],
    ['authorized', '11.50'],
    ['returned', TOTAL],
    ['not_authorized', TOTAL],
  ] as const)('with a note that is %s is %s', async ([status, balance]) => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '1'));
    await shop.decide(id, status);
    expect(await balanceOf(shop, invoice)).toBe(balance);
  });

  it('is whole again once the note is annulled', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '2'));
    await shop.decide(id, 'authorized');
    expect(await shop.annul(id, { annulled_on: '2026-11-21' })).toMatchObject({ ok: true });
    expect(await balanceOf(shop, invoice)).toBe(TOTAL);
    expect(await shop.issueAs('credit_note', noteOn(invoice, '2'))).toMatchObject({ total: TOTAL });
  });
});

describe('a credit note over the balance', () => {
  it('is refused under its own code, at its lines, and spends no number', async () => {
    const { shop, invoice } = await openWithInvoices();
    await shop.issueAs('credit_note', noteOn(invoice, '1.5'));
    const refused = problemOf(await shop.attempt({ type: 'credit_note', body: noteOn(invoice, '1') }));
    expect(refused).toMatchObject({
      code: 'credit_exceeds_balance',
      errors: [{ pointer: '/lines', code: 'credit_exceeds_balance' }],
    });
    const next = await shop.issueAs('credit_note', noteOn(invoice, '0.5'));
    expect(next.number).toBe('001-001-000000002');
  });

  it('is refused as validation_failed when other things are wrong with it too', async () => {
    const { shop, invoice } = await openWithInvoices();
    const body = { ...noteOn(invoice, '1'), establishment: '777' };
    await shop.issueAs('credit_note', noteOn(invoice, '1.5'));
    const refused = problemOf(await shop.attempt({ type: 'credit_note', body }));
    expect(refused.code).toBe('validation_failed');
    expect(refused.errors?.map(({ code }) => code)).toEqual(['credit_exceeds_balance', 'not_found']);
  });

  it('is refused when another took the balance meanwhile: of many at once as many win as fit', async () => {
    const { shop, invoice } = await openWithInvoices();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => shop.attempt({ type: 'credit_note', body: noteOn(invoice, '0.5') })),
    );
    const lost = replies.filter(({ ok }) => !ok).map((reply) => problemOf(reply));
    expect(lost).toHaveLength(4);
    for (const problem of lost) {
      expect(problem).toMatchObject({ code: 'credit_exceeds_balance', errors: [{ pointer: '/lines' }] });
    }
    expect(await balanceOf(shop, invoice)).toBe('0.00');
    const { next_number } = await shop.store.db
      .selectFrom('series')
      .select('next_number')
      .where('environment', '=', 'test')
      .where('document_type', '=', 'credit_note')
      .executeTakeFirstOrThrow();
    expect(next_number).toBe(5);
  });

  it('is refused when the invoice was annulled meanwhile', async () => {
    const { shop, invoice } = await openWithInvoices();
    const [annulled, note] = await Promise.all([
      shop.annul(invoice, { annulled_on: '2026-11-21' }),
      shop.attempt({ type: 'credit_note', body: noteOn(invoice, '1') }),
    ]);
    expect(annulled).toMatchObject({ ok: true });
    expect(problemOf(note).code).toBe('credit_exceeds_balance');
  });
});

describe('a credit note by the codes of lines', () => {
  it('takes no more units of a line than are left after the notes before it', async () => {
    const shop = await openShop();
    const lines = [aLine({ code: 'A-1', quantity: '2' }), aLine({ code: 'B-1', quantity: '8' })];
    const { id } = await shop.issue(anInvoiceBody({ lines }));
    await shop.decide(id, 'authorized');
    const first = await shop.issueAs('credit_note', noteOn(id, '1.5'));
    const reply = await shop.attempt({ type: 'credit_note', body: noteOn(id, '0.6') });
    expect(problemOf(reply).errors).toMatchObject([
      { pointer: '/lines/0/quantity', code: 'quantity_over_line' },
    ]);
    await shop.decide(first.id, 'authorized');
    await shop.annul(first.id, { annulled_on: '2026-11-21' });
    expect(await shop.attempt({ type: 'credit_note', body: noteOn(id, '2') })).toMatchObject({ ok: true });
  });

  it('under correction counts what it held itself as free', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '2'));
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id, noteOn(invoice, '2'))).toMatchObject({ ok: true });
  });
});

describe('a corrected credit note', () => {
  it('takes what it says now, and what it held before does not stand against it', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '1.5'));
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id, noteOn(invoice, '2'))).toMatchObject({ ok: true });
    expect(await balanceOf(shop, invoice)).toBe('0.00');
    await shop.decide(id, 'not_authorized');
    expect(await shop.resubmit(id, noteOn(invoice, '0.5'))).toMatchObject({ ok: true });
    expect(await balanceOf(shop, invoice)).toBe('17.25');
  });

  it('can be about another invoice, and gives the first its credit back', async () => {
    const { shop, invoice, other } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '2'));
    await shop.decide(id, 'returned');
    expect(await shop.resubmit(id, noteOn(other, '1'))).toMatchObject({ ok: true });
    expect(await balancesInList(shop)).toEqual({ [invoice]: TOTAL, [other]: '11.50' });
  });

  it('stays as it was when its correction passes the balance', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '1'));
    await shop.issueAs('credit_note', noteOn(invoice, '0.5'));
    await shop.decide(id, 'returned');
    const refused = problemOf(await shop.resubmit(id, noteOn(invoice, '2')));
    expect(refused.code).toBe('credit_exceeds_balance');
    expect(await shop.stored(id)).toMatchObject({ status: 'returned', revision: 1 });
    expect(await balanceOf(shop, invoice)).toBe('17.25');
  });

  it('is refused when another took meanwhile what its refusal gave back', async () => {
    const { shop, invoice } = await openWithInvoices();
    const { id } = await shop.issueAs('credit_note', noteOn(invoice, '2'));
    await shop.decide(id, 'not_authorized');
    const replies = await Promise.all([
      shop.attempt({ type: 'credit_note', body: noteOn(invoice, '2') }),
      shop.resubmit(id, noteOn(invoice, '2')),
    ]);
    const lost = replies.filter(({ ok }) => !ok);
    expect(lost).toMatchObject([{ problem: { code: 'credit_exceeds_balance' } }]);
    expect(await balanceOf(shop, invoice)).toBe('0.00');
  });
});

describe('whatever happens to the notes of an invoice', () => {
  const happening = fc.oneof(
    fc.record({ what: fc.constant('issue' as const), halves: fc.integer({ min: 1, max: 4 }) }),
    fc.record({
      what: fc.constant('correct' as const),
      which: fc.nat({ max: 5 }),
      halves: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ what: fc.constant('annul' as const), which: fc.nat({ max: 5 }) }),
  );

  it('its balance is its total less what the undecided and the authorized hold, and never below zero', async () => {
    const { shop } = await openWithInvoices();
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
        const { id: invoice } = await shop.issue();
        await shop.decide(invoice, 'authorized');
        /** Halves of a unit that each note holds. */
        const held = new Map<string, number>();
        const heldByOthers = (note?: string) =>
          [...held].reduce((total, [id, halves]) => total + (id === note ? 0 : halves), 0);
        for (const happens of happenings) {
          if (happens.what === 'issue') {
            const { halves } = happens;
            const body = noteOn(invoice, String(halves / 2));
            const reply = await shop.attempt({ type: 'credit_note', body });
            expect(reply.ok).toBe(heldByOthers() + halves <= 4);
            if (reply.ok) held.set(reply.value.document.id, halves);
            continue;
          }
          const note = [...held.keys()][happens.which];
          if (note === undefined) continue;
          if (happens.what === 'correct') {
            const { halves } = happens;
            await shop.decide(note, 'not_authorized');
            held.set(note, 0);
            const reply = await shop.resubmit(note, noteOn(invoice, String(halves / 2)));
            expect(reply.ok).toBe(heldByOthers(note) + halves <= 4);
            if (reply.ok) held.set(note, halves);
          } else {
            // What was refused and not corrected is no document that the authority could still authorize.
            if (held.get(note) === 0) continue;
            await shop.decide(note, 'authorized');
            expect(await shop.annul(note, { annulled_on: '2026-11-21' })).toMatchObject({ ok: true });
            held.delete(note);
          }
        }
        expect(await balanceOf(shop, invoice)).toBe(((4 - heldByOthers()) * 5.75).toFixed(2));
      }),
      { numRuns: 40 },
    );
  });
});

describe('an invoice to the final consumer', () => {
  it('bears no credit, and says so under a code of its own', async () => {
    const shop = await openShop();
    const { id } = await shop.issue(anInvoiceBody({ buyer: { identification_type: 'consumidor_final' } }));
    await shop.decide(id, 'authorized');
    expect(await balanceOf(shop, id)).toBe('0.00');
    const refused = problemOf(await shop.attempt({ type: 'credit_note', body: noteOn(id, '1') }));
    expect(refused.code).toBe('consumidor_final_no_credit');
  });
});

function noteOn(invoice: string, quantity: string) {
  return aCreditNoteBody({
    modified_document: { document_id: invoice },
    lines: [{ code: 'A-1', quantity }],
  });
}

async function openWithInvoices() {
  const shop = await openShop();
  const invoice = await shop.issue();
  const other = await shop.issue();
  for (const { id } of [invoice, other]) await shop.decide(id, 'authorized');
  return { shop, invoice: invoice.id, other: other.id };
}

async function balanceOf(shop: TestShop, id: string): Promise<string | undefined> {
  const resource = resourceOf(await shop.stored(id));
  return resource.object === 'invoice' ? resource.credit_balance : undefined;
}

async function balancesInList(shop: TestShop): Promise<Record<string, string>> {
  const listed = await listDocuments(
    { store: shop.reading, cursorSecret: Buffer.alloc(32) },
    await shop.caller(),
    { types: documentTypes, query: documentListQuery.parse({}) },
  );
  if (!listed.ok) throw new Error('not listed');
  return Object.fromEntries(
    listed.value.data.flatMap((one) => (one.object === 'invoice' ? [[one.id, one.credit_balance]] : [])),
  );
}
