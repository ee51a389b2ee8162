import type { CatalogSubject, SheetFormat } from '../contract/catalog/catalog-import.ts';
import type { ReadPicture } from '../contract/picture.ts';
import type { CatalogBulkStore } from './catalog/bulk-store.ts';
import type { CustomerStore } from './catalog/customer-store.ts';
import { makeCustomers } from './catalog/customers.ts';
import { makeCatalogExports } from './catalog/export/exports.ts';
import { makeCatalogImports } from './catalog/import/imports.ts';
import type { CostColumn } from './catalog/import/product-fields.ts';
import { customerImports, productImports } from './catalog/import/subject.ts';
import type { LabelStore } from './catalog/labels/label-store.ts';
import { makeLabels, type RenderLabels } from './catalog/labels/labels.ts';
import { makePriceLists, type PriceListStore } from './catalog/price-lists.ts';
import { makePriceChanges } from './catalog/prices/price-changes.ts';
import type { ProductStore } from './catalog/product-store.ts';
import { makeProducts } from './catalog/products.ts';
import type { SheetFiles } from './catalog/sheets/sheet.ts';
import type { TileStore } from './catalog/tile-store.ts';
import { makeTiles } from './catalog/tiles.ts';
import type { ParentStore } from './catalog/variants/parent-store.ts';
import { makeProductParents } from './catalog/variants/parents.ts';
import type { Removals } from './removals/removals.ts';

export interface CatalogDependencies {
  readonly products: ProductStore;
  readonly parents: ParentStore;
  readonly customers: CustomerStore;
  readonly priceLists: PriceListStore;
  readonly bulk: CatalogBulkStore;
  readonly labels: LabelStore;
  readonly tiles: TileStore;
  readonly removals: Pick<Removals, 'remove'>;
  readonly readPicture: ReadPicture;
  readonly files: SheetFiles;
  readonly renderLabels: RenderLabels;
  /** The setting `scale_labels`. */
  readonly scaleLabels: () => Promise<string | undefined>;
  /** The setting `variants_enabled`. */
  readonly variantsEnabled: () => Promise<string | undefined>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Products or customers in a spreadsheet. */
export type CatalogSheets = Catalog['productSheets'];

export type Catalog = ReturnType<typeof makeCatalog>;

/** What the shop sells, at which prices, and whom it sells to. */
export function makeCatalog({
  products,
  parents,
  customers,
  priceLists,
  bulk,
  labels,
  tiles,
  removals,
  readPicture,
  files,
  renderLabels,
  scaleLabels,
  variantsEnabled,
  now,
  newId,
}: CatalogDependencies) {
  const imports = { store: bulk, files, now, newId };
  const sheetsOf = (subject: CatalogSubject, costColumn: CostColumn) => {
    const exports = makeCatalogExports({ store: bulk, files, costColumn });
    return {
      export: (format: SheetFormat) => exports[subject](format),
      template: (format: SheetFormat) => exports.template(subject, format),
    };
  };
  const productSheets = (costColumn: CostColumn) => ({
    ...sheetsOf('products', costColumn),
    imports: makeCatalogImports({ ...imports, subject: productImports(bulk, costColumn) }),
  });
  return {
    products: makeProducts({ store: products, removals, now, newId }),
    parents: makeProductParents({
      store: parents,
      isOn: async () => (await variantsEnabled()) === 'on',
      ...{ now, newId },
    }),
    tiles: makeTiles({ store: tiles, readPicture }),
    customers: makeCustomers({ store: customers, removals, now, newId }),
    priceLists: makePriceLists({ store: priceLists, removals, now, newId }),
    priceChanges: makePriceChanges({ store: bulk, idsFor: products.idsFor, now }),
    labels: makeLabels({
      ...{ store: bulk, labels, idsFor: products.idsFor, render: renderLabels },
      ...{ scaleLabels, now },
    }),
    productSheets: productSheets('none'),
    /** For those who may read what products cost: an import of theirs is nobody else's. */
    productCostSheets: productSheets('recognised'),
    /** For programs: their files from before there were costs stay what they were. */
    productSheetsOfKeys: productSheets('named'),
    customerSheets: {
      ...sheetsOf('customers', 'none'),
      imports: makeCatalogImports({ ...imports, subject: customerImports(bulk) }),
    },
  };
}
