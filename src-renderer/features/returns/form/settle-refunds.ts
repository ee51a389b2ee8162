import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import type { PaymentBody, PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import type { Refund } from '../../../../src-main/documents/body/refunds.ts';
import { shareOut } from '../../../../src-main/documents/lines/price-with-taxes/share-out.ts';
import {
  type Decimal,
  decimal,
  formatAmount,
  sum,
  zero,
} from '../../../../src-main/documents/values/decimal.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import { type Paid, type RefundMethod, refundMethodsFor } from './refund-methods.ts';
import { type RefundingNote, refundsIn } from './refunds-in.ts';

/** What of a form of payment is not given back yet. */
export interface MethodLeft {
  readonly method: RefundMethod;
  readonly left: Decimal;
}

/**
 * What each form of payment brought in that earlier returns have not given back yet. By it the next one is split: the
 * last return then takes exactly what is left of each.
 */
export function leftByMethod(sale: Paid, notes: readonly RefundingNote[]): readonly MethodLeft[] {
  const methods = refundMethodsFor(sale);
  const wayBack = (method: PaymentMethod) => methods.find((one) => one === method) ?? cashMethod;
  const paid = sale.payments.map(({ method, amount, term }) => ({
    method: wayBack(term ? 'compensacion_deudas' : method),
    amount,
  }));
  const refunded = notes
    .flatMap(refundsIn)
    .map(({ method, amount }) => ({ method: wayBack(method), amount }));
  return methods.map((method) => {
    const left = totalOf(paid, method).minus(totalOf(refunded, method));
    return { method, left: left.gt(zero) ? left : zero };
  });
}

/** Whether more than one form of payment is still to be given back. */
export function isSplit(byMethod: readonly MethodLeft[]): boolean {
  return byMethod.filter(({ left }) => left.gt(zero)).length > 1;
}

/** Amounts as they are typed; nothing typed leaves it to the proposal. */
export type TypedRefunds = Readonly<Partial<Record<RefundMethod, string>>>;

export interface RefundRow {
  readonly method: RefundMethod;
  /** What is given back by it while nothing is typed. */
  readonly proposed: string;
  readonly isUnreadable: boolean;
}

export interface SettledRefunds {
  readonly rows: readonly RefundRow[];
  readonly refunds: readonly Refund[];
  /** Not split yet; below zero when more is given back than the total. */
  readonly missing: string;
  readonly isSettled: boolean;
}

/** Splits a total: typed amounts first, what they leave in proportion to what is left of the other forms of payment. */
export function settleRefunds(
  total: string,
  byMethod: readonly MethodLeft[],
  typed: TypedRefunds,
): SettledRefunds {
  const entries = byMethod.map(({ method, left: weight }) => {
    const text = typed[method]?.trim() ?? '';
    return { method, weight, text, amount: text === '' ? undefined : parseDecimal(text, 2) };
  });
  const fixed = sum(entries.map(({ amount }) => decimal(amount ?? '0')));
  const rest = decimal(total).minus(fixed);
  const open = entries.filter(({ text }) => text === '');
  const weights = sum(open.map(({ weight }) => weight));
  const shares =
    rest.lte(zero) || weights.eq(zero)
      ? open.map(() => zero)
      : shareOut(
          rest,
          open.map(({ weight }) => rest.times(weight).div(weights)),
        );
  const proposed = new Map(open.map(({ method }, index) => [method, shares[index] ?? zero]));
  const missing = rest.minus(sum(shares));
  const isReadable = entries.every(({ text, amount }) => text === '' || amount !== undefined);
  return {
    rows: entries.map(({ method, text, amount }) => ({
      method,
      proposed: formatAmount(proposed.get(method) ?? zero),
      isUnreadable: text !== '' && amount === undefined,
    })),
    refunds: entries.flatMap(({ method, amount }) => {
      const refund = amount === undefined ? (proposed.get(method) ?? zero) : decimal(amount);
      return refund.gt(zero) ? [{ method, amount: formatAmount(refund) }] : [];
    }),
    missing: formatAmount(missing),
    isSettled: isReadable && missing.eq(zero),
  };
}

/**
 * How the same sale is paid once more where no money moves: what its note gave back by each form, and what it took from
 * a debt as that debt.
 */
export function paidAgain({ payments }: Paid, refunds: readonly Refund[]): readonly PaymentBody[] {
  const debt = payments.find(({ term }) => term !== undefined);
  return refunds.map(({ method, amount }) =>
    method === 'compensacion_deudas' && debt?.term
      ? { method: debt.method, amount, term: debt.term }
      : { method, amount },
  );
}

function totalOf(
  amounts: readonly { method: PaymentMethod; amount: string }[],
  wanted: PaymentMethod,
): Decimal {
  return sum(amounts.filter(({ method }) => method === wanted).map(({ amount }) => decimal(amount)));
}
