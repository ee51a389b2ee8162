import type { PromotionBody } from '../../contract/catalog/promotion.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

export interface StoredPromotion extends PromotionBody {
  readonly id: string;
  readonly createdAt: string;
}

export interface PromotionStore {
  /** The oldest first. */
  all(): Promise<readonly StoredPromotion[]>;
  /** `most`: how many there may be. */
  insert(promotion: {
    readonly id: string;
    readonly body: PromotionBody;
    readonly at: string;
    readonly most: number;
  }): Promise<SavedPromotion>;
  replace(id: string, body: PromotionBody): Promise<SavedPromotion>;
  /** Nothing happens to one by which something was sold. */
  remove(id: string): Promise<'removed' | 'sold' | 'unknown'>;
  /** By promotion, of documents that count; credit notes take off. Days in Ecuador, both inclusive. */
  sold(
    scope: Scope,
    period: { readonly from?: string | undefined; readonly to?: string | undefined },
  ): Promise<readonly SoldByPromotion[]>;
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
