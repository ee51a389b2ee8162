import { v7 as uuid } from 'uuid';
import type { CustomerResource } from '../../../src-main/contract/catalog/customer.ts';
import type { PriceListResource } from '../../../src-main/contract/catalog/price-list.ts';
import type { ProductBody, ProductResource } from '../../../src-main/contract/catalog/product.ts';
import type { Catalog, CatalogSheets } from '../../../src-main/counter/catalog.ts';
import { netPriceOf, type StatedPrice } from '../../../src-main/documents/taxes/iva-price.ts';

const notFound = { ok: false, problem: { code: 'not_found' } } as const;

/** A product with its prices as a resource shows them. */
function shown(body: ProductBody) {
  const priced = <Price extends StatedPrice>(price: Price) => ({
    ...price,
    unit_price: netPriceOf(price, body.iva),
  });
  return { ...priced(body), prices: body.prices.map(priced) };
}

/** What the shop sells and whom it sells to, kept in memory. */
export function memoryCatalog(now: string): Catalog {
  const products = new Map<string, ProductResource>();
  const customers = new Map<string, CustomerResource>();
  const priceLists = new Map<string, PriceListResource>();
  return {
    products: {
      list: async ({ q, limit }) => ({
        items: [...products.values()]
          .filter(({ name }) => q === undefined || name.includes(q))
          .slice(0, limit),
      }),
      categories: async () => [],
      suggestCode: async () => ({ object: 'product_code', code: 'P0001' }),
      get: async (id) => foundIn(products, id),
      create: async (body) =>
        added(products, { object: 'product', id: uuid(), ...shown(body), created_at: now }),
      change: async (id, body) => {
        const product = products.get(id);
        return product ? added(products, { ...product, ...shown(body) }) : notFound;
      },
      remove: async (id) => removed(products, id),
    },
    parents: {
      list: async () => ({ items: [], total: 0 }),
      get: async () => notFound,
      create: async () => notFound,
      change: async () => notFound,
      takeOut: async () => notFound,
      remove: async () => notFound,
    },
    tiles: {
      get: async () => ({ object: 'tiles', pages: [] }),
      set: async () => notFound,
      picture: async () => notFound,
      putPicture: async () => notFound,
      removePicture: async () => notFound,
    },
    customers: {
      list: async ({ limit }) => ({ items: [...customers.values()].slice(0, limit) }),
      get: async (id) => foundIn(customers, id),
      create: async (body) => added(customers, { object: 'customer', id: uuid(), ...body, created_at: now }),
      change: async (id, body) => {
        const customer = customers.get(id);
        return customer ? added(customers, { ...customer, ...body }) : notFound;
      },
      remove: async (id) => removed(customers, id),
    },
    priceLists: {
      all: async () => [...priceLists.values()],
      create: async ({ name }) =>
        added(priceLists, {
          object: 'price_list',
          id: uuid(),
          name,
          product_count: 0,
          customer_count: 0,
          created_at: now,
        }),
      rename: async (id, { name }) => {
        const list = priceLists.get(id);
        return list ? added(priceLists, { ...list, name }) : notFound;
      },
      remove: async (id) => removed(priceLists, id),
    },
    labels: {
      collect: async () => notFound,
      render: async () => notFound,
      assignBarcodes: async () => notFound,
    },
    priceChanges: { preview: async () => notFound, commit: async () => notFound },
    productSheets: noSheets,
    productCostSheets: noSheets,
    productSheetsOfKeys: noSheets,
    customerSheets: noSheets,
  };
}

export const noSheets: CatalogSheets = {
  export: async () => new Uint8Array(),
  template: async () => new Uint8Array(),
  imports: {
    upload: async () => notFound,
    get: async () => notFound,
    change: async () => notFound,
    rows: async () => notFound,
    commit: async () => notFound,
    discard: async () => notFound,
  },
};

function foundIn<Item>(items: ReadonlyMap<string, Item>, id: string) {
  const item = items.get(id);
  return item ? ({ ok: true, value: item } as const) : notFound;
}

function added<Item extends { readonly id: string }>(items: Map<string, Item>, item: Item) {
  items.set(item.id, item);
  return { ok: true, value: item } as const;
}

function removed(items: Map<string, unknown>, id: string) {
  return items.delete(id) ? ({ ok: true, value: undefined } as const) : notFound;
}
