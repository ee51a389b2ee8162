import type { CustomerBody, CustomerListQuery, CustomerResource } from '../../contract/catalog/customer.ts';
import type { CatalogPage } from './product-store.ts';

export interface CustomerStore {
  list(query: CustomerListQuery): Promise<CatalogPage<CustomerResource>>;
  get(id: string): Promise<CustomerResource | undefined>;
  /** Makes it or replaces it. */
  save(id: string, body: CustomerBody, at: string): Promise<SavedCustomer>;
}

export type SavedCustomer =
  | { readonly kind: 'saved'; readonly customer: CustomerResource }
  /** The identification is another customer's. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'no_price_list' };
