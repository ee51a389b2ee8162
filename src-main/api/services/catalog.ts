import type {
  CatalogCommitBody,
  CatalogImportPatch,
  CatalogImportResource,
  CatalogImportRowQuery,
  SheetFormat,
} from '../../contract/catalog-import.ts';
import type { CustomerBody, CustomerListQuery, CustomerResource } from '../../contract/customer.ts';
import type {
  PriceChangeBody,
  PriceChangeCommitBody,
  PriceChangeResource,
} from '../../contract/price-change.ts';
import type { PriceListBody, PriceListResource } from '../../contract/price-list.ts';
import type { Outcome } from '../../contract/problems.ts';
import type {
  ProductBody,
  ProductCategory,
  ProductListQuery,
  ProductResource,
} from '../../contract/product.ts';
import type { RowPage as CatalogImportRowPage } from '../../counter/catalog/import/imports.ts';
import type { CatalogPage } from '../../counter/catalog/product-store.ts';
import type { UploadPart } from '../../imports/receive-files.ts';

/** What the shop sells, at which prices, and whom it sells to. */
export interface CatalogService {
  readonly products: ProductService;
  readonly customers: CustomerService;
  readonly priceLists: PriceListService;
  readonly priceChanges: PriceChangeService;
  readonly productSheets: CatalogSheetService;
  readonly customerSheets: CatalogSheetService;
}

export interface ProductService {
  list(query: ProductListQuery): Promise<CatalogPage<ProductResource>>;
  categories(): Promise<readonly ProductCategory[]>;
  get(id: string): Promise<Outcome<ProductResource>>;
  create(body: ProductBody): Promise<Outcome<ProductResource>>;
  change(id: string, body: ProductBody): Promise<Outcome<ProductResource>>;
  remove(id: string): Promise<Outcome<undefined>>;
}

export interface CustomerService {
  list(query: CustomerListQuery): Promise<CatalogPage<CustomerResource>>;
  get(id: string): Promise<Outcome<CustomerResource>>;
  create(body: CustomerBody): Promise<Outcome<CustomerResource>>;
  change(id: string, body: CustomerBody): Promise<Outcome<CustomerResource>>;
  remove(id: string): Promise<Outcome<undefined>>;
}

export interface PriceListService {
  all(): Promise<readonly PriceListResource[]>;
  create(body: PriceListBody): Promise<Outcome<PriceListResource>>;
  rename(id: string, body: PriceListBody): Promise<Outcome<PriceListResource>>;
  remove(id: string): Promise<Outcome<undefined>>;
}

/** Many prices at once: shown first, then done, all or nothing. */
export interface PriceChangeService {
  preview(body: PriceChangeBody): Promise<Outcome<PriceChangeResource>>;
  commit(body: PriceChangeCommitBody): Promise<Outcome<PriceChangeResource>>;
}

/** Products or customers in a spreadsheet. */
export interface CatalogSheetService {
  export(format: SheetFormat): Promise<Uint8Array>;
  /** Headings, and what goes under each. */
  template(format: SheetFormat): Promise<Uint8Array>;
  readonly imports: CatalogImportService;
}

/** A spreadsheet brought in: nothing is written before its preview is confirmed. */
export interface CatalogImportService {
  upload(parts: AsyncIterable<UploadPart>): Promise<Outcome<CatalogImportResource>>;
  get(id: string): Promise<Outcome<CatalogImportResource>>;
  change(id: string, patch: CatalogImportPatch): Promise<Outcome<CatalogImportResource>>;
  rows(id: string, query: CatalogImportRowQuery): Promise<Outcome<CatalogImportRowPage>>;
  commit(id: string, body: CatalogCommitBody): Promise<Outcome<CatalogImportResource>>;
  discard(id: string): Promise<Outcome<undefined>>;
}
