import { z } from 'zod';
import { discountLimitPercent } from '../../../../src-main/contract/counter/approval.ts';
import { deflated } from '../../../../src-main/documents/lines/price-with-taxes/share-out.ts';
import { ivaFactorOf } from '../../../../src-main/documents/taxes/iva-price.ts';
import { amountText } from '../../../../src-main/documents/values/amounts.ts';
import {
  type Decimal,
  decimal,
  formatAmount,
  sum,
  toCents,
  zero,
} from '../../../../src-main/documents/values/decimal.ts';
import { spreadAmount } from '../../../../src-main/documents/values/spread-amount.ts';
import type { SaleLine } from './sale-line.ts';

/** Part of a sale, as a person says it: a percent follows the sale, an amount stays. */
export const part = z.object({ kind: z.enum(['percent', 'amount']), value: amountText });
export type Part = Readonly<z.output<typeof part>>;

/** What a line is worth before its discount, to the cent; with IVA where its price has it. */
function grossOfLine({ quantity, unitPrice }: SaleLine): Decimal {
  return toCents(decimal(quantity).times(unitPrice));
}

function netOfLine(line: SaleLine): Decimal {
  const net = grossOfLine(line).minus(line.discount);
  return net.lt(zero) ? zero : net;
}

/** What the lines come to as their prices are stated, with IVA or without. */
function worthOf(lines: readonly SaleLine[]): Decimal {
  return sum(lines.map(netOfLine));
}

/** The subtotal of the document: what the lines come to before IVA, which is taken out of prices that include it. */
function subtotalOf(lines: readonly SaleLine[], discount: Part | undefined): Decimal {
  const discounts = discountsOf(lines, discount);
  return sum(
    deflated(
      lines.map((line, index) => ({
        group: `${line.iva} ${line.includesIva ?? false}`,
        amount: netOfLine({ ...line, discount: discounts[index] ?? line.discount }),
        factor: line.includesIva ? ivaFactorOf(line.iva) : ONE,
      })),
    ),
  );
}

/**
 * What the whole sale's discount takes off what the lines' own discounts leave; with IVA where a line's price has it.
 */
export function saleDiscountOf(lines: readonly SaleLine[], discount: Part | undefined): string {
  if (!discount) return formatAmount(zero);
  const worth = worthOf(lines);
  const wanted = discount.kind === 'percent' ? worth.times(discount.value).div(100) : decimal(discount.value);
  return formatAmount(wanted.gt(worth) ? worth : wanted);
}

/** The discount of each line: its own, and its share of the whole sale's. */
export function discountsOf(lines: readonly SaleLine[], discount: Part | undefined): string[] {
  if (!discount) return lines.map((line) => line.discount);
  const nets = lines.map((line) => formatAmount(netOfLine(line)));
  const shares = spreadAmount(saleDiscountOf(lines, discount), nets);
  return lines.map((line, index) => formatAmount(decimal(line.discount).plus(shares[index] ?? '0')));
}

const ONE = decimal('1');
const ROUND_DOWN = 0;

/** A percent is rounded down: the law's 10 % must not be passed by a fraction of a cent. */
export function tipOf(
  { lines, discount }: { readonly lines: readonly SaleLine[]; readonly discount?: Part | undefined },
  tip: Part | undefined,
): string | undefined {
  if (!tip) return undefined;
  if (tip.kind === 'amount') return formatAmount(decimal(tip.value));
  return subtotalOf(lines, discount).times(tip.value).div(100).toFixed(2, ROUND_DOWN);
}

/** Whether a discount of a line takes more than anybody may give. */
export function isOverDiscountLimit(line: SaleLine, discount: string = line.discount): boolean {
  return decimal(discount).gt(toCents(grossOfLine(line).times(discountLimitPercent).div(100)));
}

/**
 * What the lines are given that is more than anybody may give, as one sum; undefined where nothing is. What was allowed of
 * a line is its own discount: a share of the whole sale's on top of it was not. What a promotion gives nobody has to allow.
 */
export function discountToAllow(lines: readonly SaleLine[], discount: Part | undefined): string | undefined {
  const discounts = discountsOf(lines, discount);
  const discounted = lines.map((line, index) => {
    const amount = discounts[index] ?? line.discount;
    return { line, amount: line.promotion ? formatAmount(decimal(amount).minus(line.discount)) : amount };
  });
  const over = discounted.filter(({ line, amount }) => isOverDiscountLimit(line, amount));
  const isAsAllowed = over.every(
    ({ line, amount }) =>
      line.isDiscountAllowed === true && decimal(amount).lte(line.promotion ? zero : line.discount),
  );
  return isAsAllowed ? undefined : formatAmount(sum(over.map(({ amount }) => decimal(amount))));
}
