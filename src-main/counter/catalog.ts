import type { CustomerBody, CustomerResource, ProductBody, ProductResource } from '../contract/local.ts';
import type { Outcome } from '../contract/problems.ts';

export interface CatalogDependencies {
  readonly products: ProductStore;
  readonly customers: CustomerStore;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface ProductStore {
  find(search: CatalogSearch): Promise<readonly ProductResource[]>;
  get(id: string): Promise<ProductResource | undefined>;
  /** Makes it or replaces it; undefined when code or barcode belong to another product. */
  save(id: string, body: ProductBody, at: string): Promise<ProductResource | undefined>;
  delete(id: string): Promise<boolean>;
}

export interface CustomerStore {
  find(search: CatalogSearch): Promise<readonly CustomerResource[]>;
  get(id: string): Promise<CustomerResource | undefined>;
  /** Makes it or replaces it; undefined when the identification belongs to another customer. */
  save(id: string, body: CustomerBody, at: string): Promise<CustomerResource | undefined>;
}

export interface CatalogSearch {
  readonly q?: string | undefined;
  readonly limit: number;
}

/** What the shop sells and whom it sells to. */
export function makeCatalog({ products, customers, now, newId }: CatalogDependencies) {
  async function saveProduct(id: string, body: ProductBody): Promise<Outcome<ProductResource>> {
    const saved = await products.save(id, body, now().toISOString());
    return saved
      ? { ok: true, value: saved }
      : taken('/code', 'Otro producto ya tiene este código o código de barras.');
  }

  async function saveCustomer(id: string, body: CustomerBody): Promise<Outcome<CustomerResource>> {
    const saved = await customers.save(id, body, now().toISOString());
    return saved
      ? { ok: true, value: saved }
      : taken('/identification', 'Ya hay un cliente con esta identificación.');
  }

  return {
    products: (search: CatalogSearch) => products.find(search),
    createProduct: (body: ProductBody) => saveProduct(newId(), body),
    updateProduct: async (id: string, body: ProductBody) =>
      (await products.get(id)) ? saveProduct(id, body) : notFound,
    deleteProduct: async (id: string): Promise<Outcome<undefined>> =>
      (await products.delete(id)) ? { ok: true, value: undefined } : notFound,

    customers: (search: CatalogSearch) => customers.find(search),
    createCustomer: (body: CustomerBody) => saveCustomer(newId(), body),
    updateCustomer: async (id: string, body: CustomerBody) =>
      (await customers.get(id)) ? saveCustomer(id, body) : notFound,
  };
}

const notFound = { ok: false, problem: { code: 'not_found' } } as const;

function taken(pointer: string, message: string): { ok: false; problem: TakenProblem } {
  return {
    ok: false,
    problem: { code: 'validation_failed', errors: [{ pointer, code: 'repeated', message }] },
  };
}

interface TakenProblem {
  readonly code: 'validation_failed';
  readonly errors: readonly {
    readonly pointer: string;
    readonly code: 'repeated';
    readonly message: string;
  }[];
}
