import { v7 as uuid } from 'uuid';
import { cashMetadata } from '../../../../src-main/contract/counter/cash-session.ts';
import type { PaymentBody } from '../../../../src-main/documents/body/payment.ts';
import { amountOfCents, centsOf } from '../../../../src-main/documents/values/cents.ts';
import { replaceDocument } from '../../../../src-main/issuing/replace-document.ts';
import { aCreditNoteBody, type CreditNoteInput } from '../../builders/credit-note-body.ts';
import { aLine } from '../../builders/invoice-body.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { returned } from '../delivery-states.ts';
import { type Books, debtsOf, emptyBooks, owedOf, sumOf } from './books.ts';
import { good, onCredit, type ReceivableShop } from './receivable-shop.ts';

/** The date is more than 90 days back: the authority never takes it, and a person issues it anew. */
const DATE_MESSAGE = '65';

/** Customers of a shop who buy, return, pay and get it wrong at random, and the books of it kept by hand. */
export function makeRandomTrade(
  shop: ReceivableShop,
  random: SeededRandom,
  { customers, sessionId }: { readonly customers: readonly string[]; readonly sessionId: string },
) {
  const inDrawer = { [cashMetadata.session]: sessionId };
  const books: Books = emptyBooks();
  const { receivables, who } = shop;
  const today = '2026-11-21';

  async function sell(): Promise<void> {
    const customer = random.pick(customers);
    const price = random.between(1, 20_000);
    const total = 2 * price;
    const later = random.chance(0.7) ? total : random.between(0, total);
    const soon = random.between(0, later);
    const payments = [
      { method: 'sin_sistema_financiero', amount: amountOfCents(total - later) },
      { ...onCredit, amount: amountOfCents(soon) },
      { ...onCredit, term: { length: 2, unit: 'months' }, amount: amountOfCents(later - soon) },
    ] satisfies PaymentBody[];
    const line = aLine({
      unit_price: amountOfCents(price),
      taxes: [{ type: 'iva', rate: 'iva_0' }],
    });
    const sale = {
      lines: [line],
      metadata: inDrawer,
      payments: payments.filter(({ amount }) => amount !== '0.00'),
    };
    const invoice = await shop.sellTo(customer, sale);
    books.sales.push({ customer, invoice, credit: later, cash: total - later, isAnnulled: false });
  }

  /** One of two units comes back: against the debt, in cash, split, or nobody says how. */
  async function credit(): Promise<void> {
    const sale = random.pick(books.sales);
    const { id, total } = sale.invoice;
    const noted = books.notes.filter((note) => note.invoiceId === id && !note.isAnnulled);
    if (sale.isAnnulled || noted.length > 1) return;
    const value = centsOf(total) / 2;
    const part = random.between(1, value);
    const ways: readonly { readonly off: number; readonly body: Partial<CreditNoteInput> }[] = [
      { off: Math.min(value, Math.max(0, owedOf(books, id))), body: {} },
      { off: value, body: { metadata: { ...inDrawer, refund_method: 'compensacion_deudas' } } },
      { off: 0, body: { metadata: { ...inDrawer, refund_method: 'sin_sistema_financiero' } } },
      {
        off: part,
        body: {
          refunds: [
            { method: 'compensacion_deudas' as const, amount: amountOfCents(part) },
            { method: 'sin_sistema_financiero' as const, amount: amountOfCents(value - part) },
          ].filter(({ amount }) => amount !== '0.00'),
        },
      },
    ];
    const { off, body: how } = random.pick(ways);
    const body = aCreditNoteBody({ modified_document: { document_id: id }, metadata: inDrawer, ...how });
    const note = await shop.credit(sale.invoice, body);
    const cash = value - off;
    books.notes.push({
      ...{ id: note.id, invoiceId: id, body, off, cash },
      isRefused: false,
      isReplaced: false,
      isAnnulled: false,
    });
  }

  /** The authority refuses a note; one that it refused is corrected, or issued anew under another number. */
  async function refuse(): Promise<void> {
    const note = random.pick(books.notes);
    if (note.isAnnulled) return;
    if (!note.isRefused) {
      await returned(shop, note.id, DATE_MESSAGE);
      note.isRefused = true;
      return;
    }
    const isOfAnnulled = books.sales.some((sale) => sale.isAnnulled && sale.invoice.id === note.invoiceId);
    if (random.chance(0.5)) {
      const reply = await replaceDocument({ ...shop.issuing, changed: () => {} }, { id: note.id });
      if (!reply.ok && isOfAnnulled) return;
      note.id = good(reply).document.id;
      note.isReplaced = true;
    } else {
      const reply = await shop.resubmit(note.id, note.body);
      if (!reply.ok && isOfAnnulled) return;
      good(reply);
    }
    await shop.decide(note.id, 'authorized');
    note.isRefused = false;
  }

  /** The oldest first or as somebody chooses; now and then asked for twice, and now and then too much. */
  async function pay(): Promise<void> {
    const identification = random.pick(customers);
    const debts = [...debtsOf(books, identification)];
    const owed = sumOf(debts.map(([, amount]) => amount));
    const method = 'otros_sistema_financiero' as const;
    const tooMuch = { identification, method, amount: amountOfCents(Math.max(0, owed) + 1) } as const;
    if ((await receivables.receive(who, tooMuch)).ok) throw new Error('more was taken than is owed');
    if (owed <= 0) return;
    const amount = random.chance(0.3) ? owed : random.between(1, owed);
    const [id, most] = random.pick(debts);
    const chosen = random.chance(0.4) && most > 0 ? Math.min(most, amount) : undefined;
    const body = {
      ...{ identification, method, amount: amountOfCents(chosen ?? amount) },
      ...(chosen !== undefined && { allocations: [{ debt_id: id, amount: amountOfCents(chosen) }] }),
    } as const;
    const key = uuid();
    const { value: paid } = good(await receivables.receive(who, body, key));
    if (random.chance(0.3) && !good(await receivables.receive(who, body, key)).replayed) {
      throw new Error('the same payment was taken twice');
    }
    const parts = new Map(paid.allocations.map((one) => [one.debt_id, centsOf(one.amount)]));
    if (chosen !== undefined && parts.get(id) !== chosen)
      throw new Error('another debt was paid than chosen');
    books.payments.push({ id: paid.id, parts, amount: centsOf(body.amount), isReversed: false });
  }

  async function reverse(): Promise<void> {
    const payment = random.pick(books.payments);
    const reversed = await receivables.reverse(who, payment.id, { body: { reason: 'Error' } });
    if (reversed.ok === payment.isReversed) throw new Error('a payment is reversed once');
    payment.isReversed = true;
  }

  async function annul(): Promise<void> {
    const document = random.chance(0.5) ? random.pick(books.sales) : random.pick(books.notes);
    const id = 'invoice' in document ? document.invoice.id : document.id;
    if (document.isAnnulled || ('isRefused' in document && document.isRefused)) return;
    good(await shop.annul(id, { annulled_on: today }));
    document.isAnnulled = true;
  }

  async function open(): Promise<void> {
    const identification = random.pick(customers);
    const amount = random.between(1, 50_000);
    const body = { identification, name: 'DE ANTES', amount: amountOfCents(amount), issued_on: '2026-01-31' };
    const { value } = good(await receivables.enterOpeningBalance(who, body));
    books.openings.push({ id: value.id, customer: identification, amount, isCanceled: false });
  }

  async function cancel(): Promise<void> {
    const opening = random.pick(books.openings);
    const isPaid = books.payments.some(({ parts, isReversed }) => !isReversed && parts.has(opening.id));
    const canceled = await receivables.cancelOpeningBalance(who, opening.id, { reason: 'Repetido' });
    if (canceled.ok !== !(isPaid || opening.isCanceled)) throw new Error('it stands only while it is paid');
    if (canceled.ok) opening.isCanceled = true;
  }

  const steps = [
    ...[sell, sell, sell, sell, credit, credit],
    ...[pay, pay, pay, pay, reverse, annul, refuse, refuse, open, cancel],
  ];
  return {
    books,
    async step(): Promise<void> {
      const one = random.pick(steps);
      const needs = {
        [credit.name]: books.sales,
        [reverse.name]: books.payments,
        [refuse.name]: books.notes,
        [cancel.name]: books.openings,
      };
      const isTooEarly = (needs[one.name] ?? [0]).length === 0;
      const hasNone = one === annul && (books.sales.length === 0 || books.notes.length === 0);
      await (isTooEarly || hasNone ? sell() : one());
    },
  };
}
