import type { CustomerBody, CustomerListQuery, CustomerResource } from '../../contract/catalog/customer.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { Removals } from '../removals/removals.ts';
import type { CustomerStore } from './customer-store.ts';
import { alreadyTaken, notFound, unknown } from './refuse.ts';

interface Dependencies {
  readonly store: CustomerStore;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type Customers = ReturnType<typeof makeCustomers>;

/** Whom the shop sells to. Documents keep what they state of a customer, whatever becomes of it here. */
export function makeCustomers({ store, removals, now, newId }: Dependencies) {
  async function save(id: string, body: CustomerBody): Promise<Outcome<CustomerResource>> {
    const saved = await store.save(id, body, now().toISOString());
    switch (saved.kind) {
      case 'saved':
        return { ok: true, value: saved.customer };
      case 'taken':
        return alreadyTaken('/identification', 'Ya hay un cliente con esta identificación.');
      case 'no_price_list':
        return unknown('/price_list_id', 'No hay una lista de precios con este identificador.');
    }
  }

  return {
    list: (query: CustomerListQuery) => store.list(query),
    get: async (id: string): Promise<Outcome<CustomerResource>> => {
      const customer = await store.get(id);
      return customer ? { ok: true, value: customer } : notFound;
    },
    create: (body: CustomerBody) => save(newId(), body),
    change: async (id: string, body: CustomerBody) => ((await store.get(id)) ? save(id, body) : notFound),
    /** `session` may undo it for a while. */
    remove: async (id: string, session: string | undefined): Promise<Outcome<undefined>> =>
      (await removals.remove('customer', id, session)) ? { ok: true, value: undefined } : notFound,
  };
}
