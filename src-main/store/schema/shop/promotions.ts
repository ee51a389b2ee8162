import type { Selectable } from 'kysely';

export interface PromotionsTables {
  promotion: {
    id: string;
    name: string;
    /** Lower case without accents: no two promotions share it. */
    folded_name: string;
    terms_json: string;
    /** Ids, as are the price lists. */
    products_json: string;
    categories_json: string;
    price_lists_json: string;
    weekdays_json: string;
    from_date: string | null;
    until_date: string | null;
    active: 0 | 1;
    created_at: string;
  };
  /** What an invoice or a credit note sold by a promotion, by code, without sign. */
  sold_promotion: {
    document_id: string;
    promotion_id: string;
    code: string;
    /** Whole millionths. */
    quantity: number;
    /** Whole cents without IVA, after discounts. */
    base: number;
    /** Whole cents without IVA that the promotion took off. */
    discount: number;
  };
}

export type PromotionRow = Selectable<PromotionsTables['promotion']>;
