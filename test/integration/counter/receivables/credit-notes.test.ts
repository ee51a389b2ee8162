import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { cashMetadata } from '../../../../src-main/contract/counter/cash-session.ts';
import { replaceDocument } from '../../../../src-main/issuing/replace-document.ts';
import { correctDocument } from '../../../../src-main/store/writing/write-document.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { putAt, returned } from '../../../support/shops/delivery-states.ts';
import { good, onCredit, openReceivableShop } from '../../../support/shops/receivables/receivable-shop.ts';

const customer = '1710034065';
const DATE_MESSAGE = '65';

/** The body of such a sale. */
function saleTo(identification: string) {
  const buyer = { identification_type: 'cedula', identification, name: `CLIENTE ${identification}` } as const;
  return anInvoiceBody({ buyer, payments: [onCredit] });
}

/** 23.00 on credit, and of it a note of 11.50 that does not say how it is given back. */
async function openWithNote() {
  const shop = await openReceivableShop();
  const drawer = await shop.openDrawer();
  const metadata = { [cashMetadata.session]: drawer.id };
  const invoice = await shop.sellTo(customer, { metadata });
  const body = aCreditNoteBody({ modified_document: { document_id: invoice.id }, metadata });
  const note = await shop.credit(invoice, body);
  const replace = async (id: string) => {
    const { document } = good(await replaceDocument({ ...shop.issuing, changed: () => {} }, { id }));
    return document.id;
  };
  const pay = async (amount: string) =>
    good(
      await shop.receivables.receive(shop.who, {
        ...{ identification: customer, amount, method: 'otros_sistema_financiero' },
      }),
    ).value;
  return { shop, drawer, invoice, note, body, replace, pay };
}

describe('a note that took off a debt and does not say how it is given back', () => {
  it('takes no cash out of the drawer when it is refused, nor when its invoice is annulled', async () => {
    const { shop, drawer, invoice, note } = await openWithNote();
    await shop.decide(note.id, 'returned');
    expect(await shop.owedBy(customer)).toBe('23.00');
    expect(await drawer.expected()).toBe('0.00');
    good(await shop.annul(invoice.id, { annulled_on: '2026-11-21' }));
    expect(await shop.owedBy(customer)).toBe('0.00');
    expect(await drawer.expected()).toBe('0.00');
  });

  it('takes off the same again when it is corrected, whatever was paid meanwhile', async () => {
    const { shop, drawer, note, body, pay } = await openWithNote();
    await shop.decide(note.id, 'returned');
    await pay('23.00');
    good(await shop.resubmit(note.id, body));
    expect(await shop.owedBy(customer)).toBe('-11.50');
    expect(await drawer.expected()).toBe('0.00');
  });

  it('gave back cash, and still does when it is corrected after a payment was reversed', async () => {
    const { shop, drawer, invoice, note: first, body, pay } = await openWithNote();
    const paid = await pay('11.50');
    const second = await shop.credit(invoice, body);
    expect(await drawer.expected()).toBe('-11.50');
    good(await shop.receivables.reverse(shop.who, paid.id, { body: { reason: 'Error' } }));
    await shop.decide(second.id, 'returned');
    good(await shop.resubmit(second.id, body));
    expect(await shop.owedBy(customer)).toBe('11.50');
    expect(await drawer.expected()).toBe('-11.50');
    expect((await shop.stored(first.id)).status).toBe('authorized');
  });

  it('hands what it took on to the note that replaces it, and that to the next', async () => {
    const { shop, drawer, note, replace, pay } = await openWithNote();
    await returned(shop, note.id, DATE_MESSAGE);
    await pay('23.00');
    const second = await replace(note.id);
    expect(await shop.owedBy(customer)).toBe('-11.50');
    await returned(shop, second, DATE_MESSAGE);
    expect(await shop.owedBy(customer)).toBe('0.00');
    await replace(second);
    expect(await shop.owedBy(customer)).toBe('-11.50');
    expect(await drawer.expected()).toBe('0.00');
  });

  it('hands it on also where it never left and its replacement finds the debt lowered by it', async () => {
    const { shop, drawer, invoice, body, replace } = await openWithNote();
    const { id } = await shop.issueAs('credit_note', body);
    await putAt(shop, id, { decision: 'late' });
    await replace(id);
    expect(await shop.owedBy(customer)).toBe('0.00');
    expect(await drawer.expected()).toBe('0.00');
    expect((await shop.stored(invoice.id)).status).toBe('authorized');
  });

  it('leaves no debt nor lowers one where it was replaced and is written again', async () => {
    const { shop, invoice, note, replace } = await openWithNote();
    await returned(shop, note.id, DATE_MESSAGE);
    await replace(note.id);
    await shop.decide(invoice.id, 'returned');
    await returned(shop, invoice.id, DATE_MESSAGE);
    const next = await replace(invoice.id);
    for (const id of [invoice.id, note.id]) {
      const was = await shop.stored(id);
      const corrected = { ...was, status: 'pending', revision: was.revision + 1 } as const;
      await shop.store.writes.run((tx) => correctDocument(tx, { corrected, was }, () => uuid()));
    }
    const { debts } = good(await shop.receivables.get(shop.who, customer));
    expect(debts).toMatchObject([{ id: next, balance: '23.00' }]);
  });

  it('is given back by no till, but where it pays off a part', async () => {
    const { shop, drawer, invoice, note, body, pay } = await openWithNote();
    const byCard = (id: string) => drawer.record({ document_id: id, refund_method: 'tarjeta_credito' });
    expect(await byCard(note.id)).toMatchObject({
      problem: { errors: [{ pointer: '/refund_method', code: 'not_allowed_here' }] },
    });
    await pay('6.50');
    const partly = await shop.credit(invoice, body);
    expect(await drawer.expected()).toBe('-6.50');
    good(await byCard(partly.id));
    expect(await drawer.expected()).toBe('0.00');
    expect(await shop.owedBy(customer)).toBe('0.00');
  });

  it('is in the account of the customer while it counts', async () => {
    const { shop, note } = await openWithNote();
    const kinds = async () =>
      good(await shop.receivables.statement(shop.who, customer, {})).entries.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['invoice', 'credit_note']);
    await shop.decide(note.id, 'returned');
    expect(await kinds()).toEqual(['invoice']);
  });
});

describe('documents from before there were debts', () => {
  it('are none, and their notes take off nothing, also when they are corrected', async () => {
    const { shop, note, body } = await openWithNote();
    await shop.decide(note.id, 'returned');
    const later = await shop.issue(saleTo(customer));
    await shop.decide(later.id, 'returned');
    await shop.debtsStart('2026-11-21T17:00:00.001Z');
    good(await shop.resubmit(later.id, saleTo(customer)));
    expect(await shop.owedBy(customer)).toBe('23.00');
    good(await shop.resubmit(note.id, body));
    expect(await shop.owedBy(customer)).toBe('23.00');
  });
});

describe('a refused invoice of which something was paid', () => {
  it('is corrected in the name of another only after the payment is reversed', async () => {
    const { shop, invoice, pay } = await openWithNote();
    const paid = await pay('5.00');
    await shop.decide(invoice.id, 'returned');
    const correct = () => shop.resubmit(invoice.id, saleTo('1710034073'));
    expect(await correct()).toMatchObject({
      problem: {
        code: 'invalid_state',
        detail: expect.stringMatching(/^Ya se cobró .* reverse antes el cobro/),
      },
    });
    good(await shop.receivables.reverse(shop.who, paid.id, { body: { reason: 'A otro' } }));
    good(await correct());
    expect(await shop.owedBy('1710034073')).toBe('23.00');
  });
});
