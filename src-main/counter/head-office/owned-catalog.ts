import type { Catalog, CatalogSheets } from '../catalog.ts';
import { type HeadOwnership, makeGuarded } from './head-ownership.ts';

/**
 * The catalog of a station whose head office may have one. What came from there is changed there; as long as it has
 * products or price lists, new ones are made there, and many at once are changed there. What this station had of its own
 * stays its own.
 */
export function underHeadOffice(catalog: Catalog, ownership: HeadOwnership): Catalog {
  const { products, parents, priceLists, priceChanges, labels } = catalog;
  const { own, alone } = makeGuarded(ownership);
  const all = ['product', 'price_list'] as const;
  const sheets = ({ imports, ...rest }: CatalogSheets): CatalogSheets => ({
    ...rest,
    imports: { ...imports, commit: alone(all, imports.commit) },
  });
  return {
    ...catalog,
    products: {
      ...products,
      create: alone(all, products.create),
      change: own('product', products.change),
      remove: own('product', products.remove),
    },
    parents: {
      ...parents,
      create: alone(all, parents.create),
      change: alone(all, parents.change),
      takeOut: alone(all, parents.takeOut),
      remove: alone(all, parents.remove),
    },
    priceLists: {
      ...priceLists,
      create: alone(['price_list', 'product'], priceLists.create),
      rename: own('price_list', priceLists.rename),
      remove: own('price_list', priceLists.remove),
    },
    labels: { ...labels, assignBarcodes: alone(all, labels.assignBarcodes) },
    priceChanges: { ...priceChanges, commit: alone(all, priceChanges.commit) },
    productSheets: sheets(catalog.productSheets),
    productCostSheets: sheets(catalog.productCostSheets),
    productSheetsOfKeys: sheets(catalog.productSheetsOfKeys),
  };
}
