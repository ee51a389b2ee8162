import type { CustomerBody, CustomerResource } from '../../contract/catalog/customer.ts';
import type { PriceListResource } from '../../contract/catalog/price-list.ts';
import type { ProductBody, ProductResource } from '../../contract/catalog/product.ts';
import type { Actor } from '../operators/permits.ts';

/** The catalog as a whole: read through, and changed in one go. */
export interface CatalogBulkStore {
  /** Another number for whatever changed in what is sold, at which prices, or to whom. */
  revision(): Promise<string>;
  priceLists(): Promise<readonly PriceListResource[]>;
  /** Part by part, in the order they were made; each part is read at once. */
  allProducts(): AsyncIterable<readonly ProductResource[]>;
  /** What one unit of each product costs in production, dollars, by its identifier; without those nobody knows. */
  costs(): Promise<ReadonlyMap<string, string>>;
  allCustomers(): AsyncIterable<readonly CustomerResource[]>;
  /** All or nothing; false when the catalog is no longer the one of that revision. */
  writeProducts(products: readonly BulkRecord<CostedBody>[], seen: BulkMoment): Promise<boolean>;
  writeCustomers(customers: readonly BulkRecord<CustomerBody>[], seen: BulkMoment): Promise<boolean>;
}

/** A product with what one unit costs from now on, dollars; without it, that stays as it is. */
export type CostedBody = ProductBody & { readonly unit_cost?: string | undefined };

export interface BulkRecord<Body> {
  readonly id: string;
  readonly body: Body;
}

/** What the catalog was when it was decided what to write, and when it is written. */
export interface BulkMoment {
  readonly revision: string;
  readonly at: string;
  /** Who writes it, where that is kept. */
  readonly by?: Actor | undefined;
}
