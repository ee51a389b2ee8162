import type { PromotionBody } from '../../contract/catalog/promotion.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

export interface StoredPromotion extends PromotionBody {
  readonly id: string;
  readonly createdAt: string;
}

export interface PromotionStore {
  /** The oldest first. */
  all(): Promise<readonly StoredPromotion[]>;
  /** Those there are of some ids, the oldest first. */
  byIds(ids: readonly string[]): Promise<readonly StoredPromotion[]>;
  insert(promotion: {
    readonly id: string;
    readonly body: PromotionBody;
    readonly at: string;
    readonly limit: PromotionLimit;
  }): Promise<SavedPromotion>;
  replace(promotion: {
    readonly id: string;
    readonly body: PromotionBody;
    readonly limit: PromotionLimit;
  }): Promise<SavedPromotion>;
  /** Nothing happens to one by which something was sold. */
  remove(id: string): Promise<'removed' | 'sold' | 'unknown'>;
  /** By promotion, of documents that count; credit notes take off. Days in Ecuador, both inclusive. */
  sold(
    scope: Scope,
    period: { readonly from?: string | undefined; readonly to?: string | undefined },
  ): Promise<readonly SoldByPromotion[]>;
}

/** How many there may be that have not ended on a day in Ecuador, YYYY-MM-DD. */
export interface PromotionLimit {
  readonly most: number;
  readonly day: string;
}

export type SavedPromotion =
  | { readonly kind: 'saved'; readonly promotion: StoredPromotion }
  | { readonly kind: 'taken' }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'unknown' };

export interface SoldByPromotion {
  readonly promotionId: string;
  /** Whole millionths. */
  readonly quantity: number;
  /** Whole cents without IVA, as is the discount. */
  readonly base: number;
  readonly discount: number;
}
