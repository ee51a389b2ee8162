import type { Selectable } from 'kysely';

export interface VariantsTables {
  product_parent: {
    id: string;
    name: string;
    /** Lower case without accents: no two parents share it. */
    folded_name: string;
    category: string | null;
    attributes_json: string;
    created_at: string;
  };
  product_variant: {
    product_id: string;
    parent_id: string;
    /** A value for each attribute of the parent, in their order. */
    values_json: string;
  };
}

export type ProductParentRow = Selectable<VariantsTables['product_parent']>;
