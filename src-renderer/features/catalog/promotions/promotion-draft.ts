import type { PromotionResource } from '../../../../src-main/contract/catalog/promotion.ts';
import type { PromotionTerms } from '../../../../src-main/documents/promotions/promotion.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';

export const promotionKinds = [
  'percent',
  'price',
  'n_for_m',
] as const satisfies readonly PromotionTerms['kind'][];
export type PromotionKind = (typeof promotionKinds)[number];

/** A promotion as it is being typed. */
export interface PromotionDraft {
  readonly name: string;
  readonly kind: PromotionKind;
  readonly percent: string;
  readonly price: string;
  readonly take: string;
  readonly pay: string;
  readonly isForAll: boolean;
  /** Ids of products, and of price lists. */
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly lists: readonly string[];
  /** YYYY-MM-DD, or empty. */
  readonly from: string;
  readonly until: string;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly isActive: boolean;
}

export function promotionDraftOf(promotion: PromotionResource | undefined): PromotionDraft {
  const { terms } = promotion ?? {};
  return {
    name: promotion?.name ?? '',
    kind: terms?.kind ?? 'percent',
    percent: terms?.kind === 'percent' ? terms.percent : '',
    price: terms?.kind === 'price' ? terms.unit_price_with_taxes : '',
    take: terms?.kind === 'n_for_m' ? String(terms.take) : '3',
    pay: terms?.kind === 'n_for_m' ? String(terms.pay) : '2',
    isForAll: promotion !== undefined && promotion.products.length + promotion.categories.length === 0,
    products: promotion?.products ?? [],
    categories: promotion?.categories ?? [],
    lists: promotion?.price_lists ?? [],
    from: promotion?.from ?? '',
    until: promotion?.until ?? '',
    weekdays: promotion?.weekdays ?? [],
    isActive: promotion?.active ?? true,
  };
}

/** Whether it says what it is for: a promotion without products would be for all of them. */
export function isScopeChosen({ isForAll, products, categories }: PromotionDraft): boolean {
  return isForAll || products.length + categories.length > 0;
}

/** What the service is asked; it says what of it is wrong. */
export function promotionBodyOf(draft: PromotionDraft) {
  return {
    name: draft.name,
    terms: termsOf(draft),
    products: draft.isForAll ? [] : draft.products,
    categories: draft.isForAll ? [] : draft.categories,
    price_lists: draft.lists,
    ...(draft.from !== '' && { from: draft.from }),
    ...(draft.until !== '' && { until: draft.until }),
    weekdays: draft.weekdays,
    active: draft.isActive,
  };
}

function termsOf({ kind, percent, price, take, pay }: PromotionDraft) {
  switch (kind) {
    case 'percent':
      return { kind, percent: parseDecimal(percent, 2) ?? percent };
    case 'price':
      return { kind, unit_price_with_taxes: parseDecimal(price, 6) ?? price };
    case 'n_for_m':
      return { kind, take: wholeOf(take), pay: wholeOf(pay) };
  }
}

/** What is no whole number is sent as it was typed, to be refused beside its field. */
function wholeOf(typed: string): number | string {
  return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : typed;
}
