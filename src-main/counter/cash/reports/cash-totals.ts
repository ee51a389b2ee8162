import type { CashReport } from '../../../contract/counter/cash-report.ts';
import { type CashMovementResource, cashMethod } from '../../../contract/counter/cash-session.ts';
import { type PaymentMethod, paymentMethods } from '../../../documents/body/payment.ts';
import type { Refund } from '../../../documents/body/refunds.ts';
import { offsetMethod } from '../../../documents/debts/taken-off-debt.ts';
import { amountOfCents } from '../../../documents/values/cents.ts';
import { type Decimal, decimal, formatAmount, sum } from '../../../documents/values/decimal.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';
import type { CashContents, CashDocument } from './cash-contents.ts';

export type CashTotals = Pick<
  CashReport,
  | 'sales'
  | 'debit_notes'
  | 'refunds'
  | 'annulled'
  | 'net'
  | 'undelivered'
  | 'methods'
  | 'received_payments'
  | 'movements'
  | 'cash'
>;

/** What a cash session comes to. Exact: every amount is a sum of amounts of two decimals. */
export function cashTotalsOf({
  openingFloat,
  movements,
  receivedPayments,
  documents,
}: CashContents): CashTotals {
  const annulled = documents.filter(wasAnnulled);
  const counted = documents.filter((document) => !wasAnnulled(document));
  const ofType = (type: CashDocument['type']) => counted.filter((document) => document.type === type);
  const [invoices, debitNotes, refunds] = [ofType('invoice'), ofType('debit_note'), ofType('credit_note')];
  const flows = counted.flatMap(flowsOf);
  const cashFlows = flows.filter(({ method, onCredit }) => method === cashMethod && !onCredit);
  const [paid, refunded] = [sum(cashFlows.map(paidIn)), sum(cashFlows.map(givenBack))];
  const [moneyIn, moneyOut] = [moved(movements, 'in'), moved(movements, 'out')];
  const received = receivedOf(receivedPayments);
  const inCash = received.methods.find(({ method }) => method === cashMethod)?.total ?? '0.00';
  const expected = decimal(openingFloat)
    .plus(paid)
    .minus(refunded)
    .plus(inCash)
    .plus(moneyIn.total)
    .minus(moneyOut.total);
  const [first, last] = [invoices[0], invoices.at(-1)];
  return {
    sales: {
      ...tallyOf(invoices),
      subtotal: formatAmount(sum(invoices.map(({ subtotal }) => decimal(subtotal)))),
      iva: formatAmount(sum(invoices.map(({ iva }) => decimal(iva)))),
      ...(first && { first_number: first.number }),
      ...(last && { last_number: last.number }),
    },
    debit_notes: tallyOf(debitNotes),
    refunds: tallyOf(refunds),
    annulled: tallyOf(annulled),
    net: formatAmount(totalOf(invoices).plus(totalOf(debitNotes)).minus(totalOf(refunds))),
    undelivered: counted.filter(({ status }) => status === 'pending' || status === 'submitted').length,
    methods: methodsOf(flows),
    ...(received.count > 0 && { received_payments: received }),
    movements: { in: moneyIn, out: moneyOut, items: [...movements] },
    cash: {
      opening_float: formatAmount(decimal(openingFloat)),
      paid: formatAmount(paid),
      refunded: formatAmount(refunded),
      ...(received.count > 0 && { received: inCash }),
      in: moneyIn.total,
      out: moneyOut.total,
      expected: formatAmount(expected),
    },
  };
}

/** Money that came or went back by one form of payment. */
interface Flow {
  readonly method: PaymentMethod;
  readonly onCredit: boolean;
  readonly direction: 'paid' | 'refunded';
  readonly amount: Decimal;
}

function flowsOf({
  type,
  payments,
  total,
  refundMethod = cashMethod,
  offDebt = 0,
  refunds = refundsOf(total, { refundMethod, offDebt }),
}: CashDocument): readonly Flow[] {
  if (type === 'credit_note') {
    return refunds.map(({ method, amount }) => ({
      method,
      onCredit: false,
      direction: 'refunded',
      amount: decimal(amount),
    }));
  }
  return payments.map(({ method, amount, term }) => ({
    method,
    onCredit: term !== undefined,
    direction: 'paid',
    amount: decimal(amount),
  }));
}

/** How a note that does not say it itself went back: what it took off a debt is no money. */
function refundsOf(
  total: string,
  { refundMethod, offDebt }: { readonly refundMethod: PaymentMethod; readonly offDebt: number },
): readonly Refund[] {
  if (offDebt === 0 || refundMethod === offsetMethod) return [{ method: refundMethod, amount: total }];
  const money = decimal(total).minus(amountOfCents(offDebt));
  return [
    { method: offsetMethod, amount: amountOfCents(offDebt) },
    ...(money.gt(0) ? [{ method: refundMethod, amount: formatAmount(money) }] : []),
  ];
}

const none = decimal(0);
const paidIn = ({ direction, amount }: Flow) => (direction === 'paid' ? amount : none);
const givenBack = ({ direction, amount }: Flow) => (direction === 'refunded' ? amount : none);

/** By form of payment in the authority's order, what is still owed after what was paid. */
function methodsOf(flows: readonly Flow[]): CashReport['methods'] {
  return [false, true].flatMap((onCredit) =>
    keysOf(paymentMethods).flatMap((method) => {
      const own = flows.filter((flow) => flow.method === method && flow.onCredit === onCredit);
      if (own.length === 0) return [];
      const [paid, refunded] = [sum(own.map(paidIn)), sum(own.map(givenBack))];
      return {
        method,
        on_credit: onCredit,
        count: own.length,
        paid: formatAmount(paid),
        refunded: formatAmount(refunded),
        net: formatAmount(paid.minus(refunded)),
      };
    }),
  );
}

/** What was paid of debts, by form of payment in the authority's order. */
function receivedOf(payments: CashContents['receivedPayments']) {
  const totalOfPayments = (own: CashContents['receivedPayments']) =>
    amountOfCents(own.reduce((all, { amount }) => all + amount, 0));
  return {
    count: payments.length,
    total: totalOfPayments(payments),
    methods: keysOf(paymentMethods).flatMap((method) => {
      const own = payments.filter((payment) => payment.method === method);
      return own.length === 0 ? [] : [{ method, count: own.length, total: totalOfPayments(own) }];
    }),
  };
}

function wasAnnulled({ status, replaced }: CashDocument): boolean {
  return status === 'annulled' && !replaced;
}

function totalOf(documents: readonly CashDocument[]): Decimal {
  return sum(documents.map(({ total }) => decimal(total)));
}

function tallyOf(documents: readonly CashDocument[]) {
  return { count: documents.length, total: formatAmount(totalOf(documents)) };
}

function moved(movements: readonly CashMovementResource[], direction: CashMovementResource['direction']) {
  const own = movements.filter((movement) => movement.direction === direction);
  return { count: own.length, total: formatAmount(sum(own.map(({ amount }) => decimal(amount)))) };
}
