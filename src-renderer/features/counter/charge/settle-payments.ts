import type { PaymentBody, PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import { decimal, formatAmount, sum, zero } from '../../../../src-main/documents/values/decimal.ts';
import { isCash } from './payment-choice.ts';

/** One way the customer pays. `received` is what was typed; empty means whatever is left to pay. */
export interface PaymentRow {
  readonly key: string;
  readonly method: PaymentMethod;
  readonly received: string;
  /** Of what is paid later. */
  readonly term?: PaymentBody['term'];
}

export interface Settlement {
  /** What each row takes of the total, in the order of the rows. */
  readonly payments: readonly PaymentBody[];
  /** Cash to hand back. */
  readonly change: string;
  /** Still to pay; `0.00` when settled. */
  readonly missing: string;
  /** More than the total in something that gives no change. */
  readonly overpaid: boolean;
  readonly settled: boolean;
}

/**
 * Splits a total over the rows: typed amounts first, the first empty row takes the rest, and only cash may exceed
 * its share, as change.
 */
export function settlePayments(total: string, rows: readonly PaymentRow[]): Settlement {
  const due = decimal(total);
  const typed = sum(rows.filter(({ received }) => received !== '').map(({ received }) => decimal(received)));
  const rest = due.minus(typed);
  const open = rows.find(({ received }) => received === '');
  const amounts = rows.map((row) => {
    if (row.received !== '') return { row, amount: decimal(row.received) };
    return { row, amount: row === open && rest.gt(zero) ? rest : zero };
  });
  const paid = sum(amounts.map(({ amount }) => amount));
  const excess = paid.gt(due) ? paid.minus(due) : zero;
  const missing = due.gt(paid) ? due.minus(paid) : zero;
  const cash = sum(amounts.filter(({ row }) => isCash(row)).map(({ amount }) => amount));
  const overpaid = excess.gt(cash);
  let change = overpaid ? zero : excess;
  const givenBack = change;
  const payments = amounts.flatMap(({ row, amount }) => {
    const back = isCash(row) ? (amount.gt(change) ? change : amount) : zero;
    change = change.minus(back);
    const share = amount.minus(back);
    return share.gt(zero) ? [paymentOf(row, formatAmount(share))] : [];
  });
  return {
    payments: payments.length > 0 ? payments : freePayment(rows, total),
    change: formatAmount(givenBack),
    missing: formatAmount(missing),
    overpaid,
    settled: missing.eq(zero) && !overpaid,
  };
}

/** A sale of nothing to pay still states how it was paid. */
function freePayment(rows: readonly PaymentRow[], total: string): PaymentBody[] {
  return rows.slice(0, 1).map((row) => paymentOf(row, total));
}

function paymentOf({ method, term }: PaymentRow, amount: string): PaymentBody {
  return { method, amount, ...(term && { term }) };
}

/** What a row pays while nothing is typed in it: of several, the first takes the rest. */
export function restFor(total: string, rows: readonly PaymentRow[], key: string): string {
  const open = rows.filter(({ received }) => received === '');
  const earlier = open[0];
  if (earlier && earlier.key !== key) return formatAmount(zero);
  const typed = rows.filter((row) => row.key !== key && row.received !== '');
  return typed.length === 0 ? total : settlePayments(total, typed).missing;
}

/** Notes and coins a customer is likely to hand over for a total: the next whole dollar and the next bills. */
export function likelyCash(total: string): string[] {
  const due = decimal(total);
  const likely = [1, 5, 10, 20, 50, 100].map((bill) => {
    const bills = due.div(bill).round(0, 3);
    return formatAmount(bills.times(bill));
  });
  return [...new Set(likely)].filter((amount) => decimal(amount).gt(due)).slice(0, 4);
}
