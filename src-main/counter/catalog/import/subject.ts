import type { DecimalMark, SheetSubject } from '../../../contract/catalog/catalog-import.ts';
import type { CustomerBody } from '../../../contract/catalog/customer.ts';
import type { BulkMoment, BulkRecord, CatalogBulkStore, CostedBody } from '../bulk-store.ts';
import { customerFieldRows } from './customer-fields.ts';
import type { FieldRow } from './heading.ts';
import { makeCustomerJudge } from './judge-customers.ts';
import { makeProductJudge } from './judge-products.ts';
import type { JudgedRow } from './judged-row.ts';
import { type CostColumn, productFieldRows } from './product-fields.ts';

/** What differs between importing products and importing customers. */
export interface ImportSubject<Body> {
  readonly subject: SheetSubject;
  fields(): Promise<readonly FieldRow[]>;
  /** One of these must be a column, by which rows are identified. */
  readonly identifyingFields: readonly string[];
  /** The columns whose numbers show the decimal mark of the file. */
  isPrice(field: string): boolean;
  judge(reading: Reading): Promise<(row: readonly string[], number: number) => JudgedRow<Body>>;
  write(records: readonly BulkRecord<Body>[], seen: BulkMoment): Promise<boolean>;
}

interface Reading {
  readonly mapping: readonly (string | null)[];
  readonly mark: DecimalMark;
  /** The cells of every row. */
  readonly rows: readonly (readonly string[])[];
}

/** Products: judged against the ones there are and the price lists, which may be columns, as may what they cost. */
export function productImports(store: CatalogBulkStore, costColumn: CostColumn): ImportSubject<CostedBody> {
  return {
    subject: 'products',
    identifyingFields: ['code', 'barcode', 'name'],
    fields: async () => productFieldRows(await store.priceLists(), costColumn),
    isPrice: (field) => field.startsWith('price') || field === 'unit_price' || field === 'cost',
    judge: async (reading) => {
      const lists = await store.priceLists();
      const costs = costColumn !== 'none' ? await store.costs() : new Map<string, string>();
      return makeProductJudge({ products: await gather(store.allProducts()), lists, costs }, reading);
    },
    write: store.writeProducts,
  };
}

/** Customers: judged against the ones there are and the price lists they may name. */
export function customerImports(store: CatalogBulkStore): ImportSubject<CustomerBody> {
  return {
    subject: 'customers',
    identifyingFields: ['identification'],
    fields: async () => customerFieldRows,
    isPrice: () => false,
    judge: async ({ mapping }) => {
      const lists = await store.priceLists();
      return makeCustomerJudge({ customers: await gather(store.allCustomers()), lists }, mapping);
    },
    write: store.writeCustomers,
  };
}

async function gather<Item>(parts: AsyncIterable<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const part of parts) all.push(...part);
  return all;
}
