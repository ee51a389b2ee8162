/** What a promotion gives. */
export type PromotionTerms =
  /** So much off, in percent. */
  | { readonly kind: 'percent'; readonly percent: string }
  /** One costs that, with IVA. */
  | { readonly kind: 'price'; readonly unit_price_with_taxes: string }
  /** Of so many of one product so many are paid. */
  | { readonly kind: 'n_for_m'; readonly take: number; readonly pay: number };

/** A promotion as it is applied. What of it names nothing restricts nothing. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly terms: PromotionTerms;
  /** What it covers: products by their id, and categories. */
  readonly products: readonly string[];
  readonly categories: readonly string[];
  /** Ids of the price lists by which it is sold. */
  readonly price_lists: readonly string[];
  /** Days in Ecuador, both inclusive, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** 1 is Monday, 7 Sunday. */
  readonly weekdays: readonly number[];
  readonly active: boolean;
}

export const promotionStatuses = ['off', 'programmed', 'running', 'ended'] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

type Period = Pick<Promotion, 'from' | 'until' | 'active'>;

/** @param day in Ecuador, YYYY-MM-DD */
export function promotionStatusOf({ from, until, active }: Period, day: string): PromotionStatus {
  if (!active) return 'off';
  if (from !== undefined && day < from) return 'programmed';
  return until !== undefined && day > until ? 'ended' : 'running';
}

/** Whether it holds on a day in Ecuador, YYYY-MM-DD. */
export function holdsOn(promotion: Pick<Promotion, 'weekdays'> & Period, day: string): boolean {
  const { weekdays } = promotion;
  return (
    promotionStatusOf(promotion, day) === 'running' &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
  );
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Whether it is for who buys by a price list; undefined is the general price. */
export function isForList(
  { price_lists }: Pick<Promotion, 'price_lists'>,
  list: string | undefined,
): boolean {
  return price_lists.length === 0 || (list !== undefined && price_lists.includes(list));
}

/** @param product by its id */
export function coversProduct(
  { products, categories }: Pick<Promotion, 'products' | 'categories'>,
  { product, category }: { readonly product: string; readonly category?: string | undefined },
): boolean {
  if (products.length + categories.length === 0) return true;
  return setOf(products).has(product) || (category !== undefined && categories.includes(category));
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Each list is indexed once: the counter looks it up for every product at every change of its cart. */
function setOf(ids: readonly string[]): ReadonlySet<string> {
  const set = sets.get(ids) ?? new Set(ids);
  sets.set(ids, set);
  return set;
}
