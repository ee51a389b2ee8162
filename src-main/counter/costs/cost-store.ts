import type { Environment } from '../../documents/kinds.ts';

/** What one unit of a product costs in an environment: the average of its stock, or what was stated of it. */
export interface CostStore {
  /** Of the products there are, in no order. */
  of(environment: Environment, productIds: readonly string[]): Promise<readonly CostedProduct[]>;
  /** By code, dollars; without those whose cost nobody knows. */
  byCodes(environment: Environment, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** From now on all there is of it costs that, in every environment; null: nobody knows. False without the product. */
  state(productId: string, unitCost: string | null): Promise<boolean>;
}

export interface CostedProduct {
  readonly productId: string;
  /** Dollars, without IVA. */
  readonly unitPrice: string;
  /** Dollars. */
  readonly unitCost: string | undefined;
}
