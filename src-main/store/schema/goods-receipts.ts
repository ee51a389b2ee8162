import type { Environment } from '../../documents/kinds.ts';
import type { GoodsEffect } from '../../documents/purchase/goods/goods-effect.ts';

export interface GoodsReceiptsTables {
  /** What a line of a supplier is, by its code (empty without one) and its description: a product, or, without one, no goods. */
  supplier_item: {
    entity_id: string;
    environment: Environment;
    supplier: string;
    code: string;
    /** Small letters without accents. */
    name: string;
    product_id: string | null;
    /** Units of the product in one of the supplier's, whole millionths. */
    factor: number;
    updated_at: string;
  };
  /** The goods of a purchase that came into stock, or what a supplier's note did to it. Its reversal is written once; nothing else changes. */
  goods_receipt: {
    id: string;
    entity_id: string;
    environment: Environment;
    purchase_id: string;
    iva_in_cost: 0 | 1;
    effect: GoodsEffect;
    /** Whole cents, within the costs of its lines. */
    freight: number;
    operator_id: string | null;
    operator_name: string | null;
    approver_id: string | null;
    approver_name: string | null;
    entered_at: string;
    reversed_at: string | null;
    reversal_reason: string | null;
    reverser_id: string | null;
    reverser_name: string | null;
  };
  goods_receipt_line: {
    receipt_id: string;
    /** Its index in the purchase. */
    line: number;
    product_id: string;
    /** Units of the product, whole millionths. */
    quantity: number;
    /** Whole cents. */
    cost: number;
  };
  /** All that a receipt moved of a product, as the product was then; costs are whole millionths of a dollar a unit. */
  goods_receipt_product: {
    receipt_id: string;
    product_id: string;
    code: string;
    name: string;
    unit_price: string;
    unit_price_with_taxes: string | null;
    quantity: number;
    unit_cost: number;
    cost_before: number | null;
    /** Of what a note took from without a cost, that of its own. */
    cost_after: number;
  };
}
