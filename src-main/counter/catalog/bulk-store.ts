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
  allCustomers(): AsyncIterable<readonly CustomerResource[]>;
  /** All or nothing; false when the catalog is no longer the one of that revision. */
  writeProducts(products: readonly BulkRecord<ProductBody>[], seen: BulkMoment): Promise<boolean>;
  writeCustomers(customers: readonly BulkRecord<CustomerBody>[], seen: BulkMoment): Promise<boolean>;
}

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
