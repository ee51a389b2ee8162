import type { ProductResource } from '../../contract/catalog/product.ts';
import type { ApprovalSubject } from '../../contract/counter/approval-subject.ts';
import type { Permission } from '../../contract/counter/permissions.ts';
import { isBelowCost } from '../../documents/costs/below-cost.ts';
import type { Line } from '../../documents/lines/line.ts';
import type { CreditNote } from '../../documents/model/credit-note.ts';
import type { Invoice } from '../../documents/model/invoice.ts';
import { centsOf } from '../../documents/values/cents.ts';
import { decimal, formatAmount, formatQuantity, sum, zero } from '../../documents/values/decimal.ts';
import type { UnusedApproval } from '../approvals/approval-store.ts';
import { covers } from '../approvals/covers.ts';
import { hasOwnPrice, isOverDiscountLimit, ownPriceOf, statedDiscountOf } from './sold-lines.ts';

/** What a document takes that not everybody may. */
export interface NeededApproval {
  readonly permission: Permission;
  /** The first pointer of the body that takes it. */
  readonly pointer: string;
  readonly about: ApprovalSubject;
}

/** What comes back of one invoice, up to so much. */
export function neededForReturn({ modified_document: sold, total }: CreditNote): NeededApproval {
  const invoice = sold.document_id === undefined ? { item: sold.number } : { document_id: sold.document_id };
  return { permission: 'return_sale', pointer: '', about: { ...invoice, amount: total } };
}

/** The same, of an invoice of which nobody knows what is left. */
export function neededForUnknownCredit(note: CreditNote): NeededApproval {
  return { ...neededForReturn(note), permission: 'credit_unchecked' };
}

/** What leaves a debt, as an invoice and a debit note do. */
export type OnCredit = Pick<Invoice, 'buyer' | 'payments'>;

/** What a document leaves to be paid later. */
export function amountOnCredit({ payments }: Pick<OnCredit, 'payments'>): string {
  return formatAmount(sum(payments.filter(({ term }) => term).map((one) => decimal(one.amount))));
}

/**
 * What a document leaves on credit, where its buyer would then owe more than the shop's limit.
 *
 * @param account whole cents: what the buyer owes, and the limit
 */
export function neededForCredit(
  { buyer, payments }: OnCredit,
  { owed, limit }: { readonly owed: number; readonly limit: number },
): readonly NeededApproval[] {
  const first = payments.findIndex(({ term }) => term !== undefined);
  const amount = amountOnCredit({ payments });
  if (first === -1 || owed + centsOf(amount) <= limit) return [];
  const about = { item: buyer.identification, amount };
  return [{ permission: 'sell_over_credit_limit', pointer: `/payments/${first}/term`, about }];
}

/** What promotions take off lines, by the index of the line, stated as its price. */
export type EntitledDiscounts = ReadonlyMap<number, string>;

/** The discounts over the limit of a sale, as one sum: it is money that is given away. What promotions give is not counted. */
export function neededForDiscounts(
  lines: readonly Line[],
  entitled: EntitledDiscounts,
): readonly NeededApproval[] {
  const over = lines.flatMap((line, index) => {
    const discount = decimal(statedDiscountOf(line)).minus(entitled.get(index) ?? zero);
    return isOverDiscountLimit(line, discount) ? [{ index, discount }] : [];
  });
  const [first] = over;
  if (!first) return [];
  const about = { amount: formatAmount(sum(over.map(({ discount }) => discount))) };
  return [{ permission: 'discount_over_limit', pointer: `/lines/${first.index}/discount`, about }];
}

/**
 * Each price that is not the shop's, with how many are sold at it: none of its product's, or of no product at all.
 *
 * @param products of the catalog, by code
 */
export function neededForPrices(
  lines: readonly Line[],
  products: ReadonlyMap<string, ProductResource>,
): readonly NeededApproval[] {
  const needed = new Map<string, NeededApproval>();
  for (const [index, line] of lines.entries()) {
    const product = products.get(line.code ?? '');
    if (product && !hasOwnPrice(line, product)) continue;
    const { item, unit_price, quantity } = ownPriceOf(line);
    const price = `${unit_price} ${item}`;
    const before = needed.get(price);
    const all = decimal(before?.about.quantity ?? '0').plus(quantity);
    needed.set(price, {
      permission: product ? 'change_price' : 'sell_free_lines',
      pointer: before?.pointer ?? `/lines/${index}/unit_price`,
      about: { item, unit_price, quantity: formatQuantity(all) },
    });
  }
  return [...needed.values()];
}

/**
 * All that is sold below what it costs, by what it comes to without IVA: one approval, which says no cost. What costs no less
 * than its promotion makes it cost was decided by who made the promotion.
 */
export function neededForCosts(
  lines: readonly Line[],
  costs: ReadonlyMap<string, string>,
  entitled: EntitledDiscounts,
): readonly NeededApproval[] {
  const isBelow = (line: Line, index: number) => {
    const cost = costs.get(line.code ?? '');
    const given = decimal(statedDiscountOf(line));
    if (given.gt(zero) && given.lte(entitled.get(index) ?? zero)) return false;
    return cost !== undefined && isBelowCost(line, cost);
  };
  const first = lines.findIndex(isBelow);
  if (first === -1) return [];
  const about = { amount: formatAmount(sum(lines.filter(isBelow).map(({ net }) => decimal(net)))) };
  return [{ permission: 'sell_below_cost', pointer: `/lines/${first}/unit_price`, about }];
}

/**
 * Whether somebody allowed it: discounts as a sum, as several may have been allowed one after the other. What is sold below
 * cost has to come to just what was allowed: less of it may be a lower price.
 */
export function isApproved(
  { permission, about }: NeededApproval,
  approvals: readonly UnusedApproval[],
): boolean {
  const ofPermission = approvals.filter(({ action }) => action === permission);
  if (permission !== 'discount_over_limit') {
    const isExact = permission === 'sell_below_cost';
    return ofPermission.some((one) => covers(one.about, about) && (!isExact || covers(about, one.about)));
  }
  return sum(ofPermission.map((approval) => decimal(approval.about.amount ?? '0'))).gte(about.amount ?? zero);
}
