import type { ProductParent, Variant } from '../../../../src-main/contract/catalog/product-parent.ts';

/** Which variant of a parent is sold is to be chosen. */
export interface VariantChoice {
  readonly parent: ProductParent;
  /** Those that what was typed is nearest to: one of them is offered first. */
  readonly likely: readonly Variant[];
  /** How many are sold. */
  readonly quantity: string;
}
