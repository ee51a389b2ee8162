import type {
  ProductParent,
  ProductParentBody,
  ProductParentListQuery,
} from '../../../contract/catalog/product-parent.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { Fault } from '../../../documents/values/fault.ts';

export interface ParentStore {
  /** By name, with how many there are in all. */
  list(
    query: ProductParentListQuery,
  ): Promise<{ readonly items: readonly ProductParent[]; readonly total: number }>;
  /** With how much there is of its variants in an environment, where stock is run. */
  get(id: string, environment: Environment | undefined): Promise<ProductParent | undefined>;
  /** Makes it or changes it, and adds its new variants: all or nothing. `productIds`: those of its new products, in turn. */
  save(parent: ParentToSave): Promise<SavedParent>;
  /** False where the product is no variant of it. The product stays. */
  takeOut(id: string, productId: string): Promise<boolean>;
  /** Its variants stay as products. */
  remove(id: string): Promise<boolean>;
}

export interface ParentToSave {
  readonly id: string;
  /** One that there is not is made where it is new alone. */
  readonly isNew: boolean;
  readonly body: ProductParentBody;
  /** An identifier for each of the variants, for those that are new products. */
  readonly productIds: readonly string[];
  readonly at: string;
}

export type SavedParent =
  | { readonly kind: 'saved'; readonly parent: ProductParent }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] };
