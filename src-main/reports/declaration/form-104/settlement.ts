import type { DeclarationBox, StatedBox } from '../../../contract/reports/declaration.ts';
import { type Decimal, decimal, formatAmount, zero } from '../../../documents/values/decimal.ts';
import type { ClosingBalances } from '../parts/kept-declaration.ts';

export interface SettlementFacts {
  /** 429: the tax of what was sold. */
  readonly generated: Decimal;
  /** How much of it is of sales that are paid on terms: the most that may wait. */
  readonly taxOnTerms: Decimal;
  /** 564 */
  readonly credit: Decimal;
  /** 609 */
  readonly withheldOfUs: Decimal;
  /** 622 */
  readonly refunded: Decimal;
  /** 801 */
  readonly withheldByUs: Decimal;
  readonly stated: Readonly<Partial<Record<StatedBox, string>>>;
  /** Balances of the period before; undefined where its declaration was not saved. */
  readonly opening: ClosingBalances | undefined;
}

/**
 * How the tax of a period is settled, by the boxes of form 104: credit of purchases pays first, then what was withheld.
 * What depends on a balance that nobody stated is undefined.
 */
export function settle(facts: SettlementFacts) {
  const { generated, taxOnTerms, credit, withheldOfUs, refunded, withheldByUs, stated, opening } = facts;
  const deferred = atMost(decimal(stated['485'] ?? '0'), taxOnTerms);
  const due = generated.minus(deferred);
  const before = balance(stated['483'], opening?.boxes['485']);
  const toSettle = before?.plus(due);
  const caused = toSettle && atLeastZero(toSettle.minus(credit));
  const left = toSettle && atLeastZero(credit.minus(toSettle));
  const ofPurchases = balance(stated['605'], opening?.boxes['615']);
  const ofWithheld = balance(stated['606'], opening?.boxes['617']);
  const paid = pay(caused, left, {
    purchases: ofPurchases,
    withheld: ofWithheld?.plus(withheldOfUs),
  });
  // Nobody could check how the tax that was given back to buyers enters the result.
  const toPay = refunded.eq(0) ? paid?.subtotal : undefined;
  return {
    '483': before,
    '484': due,
    '485': deferred,
    '499': toSettle,
    '601': caused,
    '602': left,
    '605': ofPurchases,
    '606': ofWithheld,
    '615': paid?.nextPurchases,
    '617': paid?.nextWithheld,
    '620': paid?.subtotal,
    '699': toPay,
    '859': toPay?.plus(withheldByUs),
  } as const satisfies Readonly<Record<string, Decimal | undefined>>;
}

export type Settlement = ReturnType<typeof settle>;

/** A box of the settlement; one that is not known yet is a person's. */
export function settlementBox(
  box: keyof Settlement,
  settlement: Settlement,
  { label, how, editable }: { readonly label: string; readonly how: string; readonly editable?: true },
): DeclarationBox {
  const value = settlement[box];
  return {
    box,
    label,
    ...(value && { value: formatAmount(value) }),
    ...(editable && { editable }),
    how,
    sources: [],
  };
}

function balance(stated: string | undefined, kept: string | undefined): Decimal | undefined {
  const known = stated ?? kept;
  return known === undefined ? undefined : decimal(known);
}

function pay(
  caused: Decimal | undefined,
  left: Decimal | undefined,
  credits: { readonly purchases: Decimal | undefined; readonly withheld: Decimal | undefined },
) {
  const { purchases, withheld } = credits;
  if (!caused || !left || !purchases || !withheld) return undefined;
  const byPurchases = atMost(purchases, caused);
  const byWithheld = atMost(withheld, caused.minus(byPurchases));
  return {
    nextPurchases: left.plus(purchases).minus(byPurchases),
    nextWithheld: withheld.minus(byWithheld),
    subtotal: caused.minus(byPurchases).minus(byWithheld),
  };
}

function atMost(amount: Decimal, most: Decimal): Decimal {
  return amount.gt(most) ? most : amount;
}

function atLeastZero(amount: Decimal): Decimal {
  return amount.lt(0) ? zero : amount;
}
