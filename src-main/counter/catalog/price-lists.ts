import {
  PRICE_LISTS_AT_MOST,
  type PriceListBody,
  type PriceListResource,
} from '../../contract/catalog/price-list.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Removals } from '../removals/removals.ts';
import { alreadyTaken, notFound } from './refuse.ts';

export interface PriceListStore {
  /** By name. */
  all(): Promise<readonly PriceListResource[]>;
  /** `most`: how many there may be. */
  insert(
    list: PriceListBody & { readonly id: string; readonly at: string; readonly most: number },
  ): Promise<SavedPriceList>;
  rename(id: string, name: string): Promise<SavedPriceList>;
}

export type SavedPriceList =
  | { readonly kind: 'saved'; readonly list: PriceListResource }
  | { readonly kind: 'taken' }
  | { readonly kind: 'too_many' }
  | { readonly kind: 'unknown' };

interface Dependencies {
  readonly store: PriceListStore;
  readonly removals: Pick<Removals, 'remove'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type PriceLists = ReturnType<typeof makePriceLists>;

/** Other prices for the same products. */
export function makePriceLists({ store, removals, now, newId }: Dependencies) {
  return {
    all: () => store.all(),
    create: async ({ name }: PriceListBody) => {
      const at = now().toISOString();
      return outcomeOf(await store.insert({ id: newId(), name, at, most: PRICE_LISTS_AT_MOST }));
    },
    rename: async (id: string, { name }: PriceListBody) => outcomeOf(await store.rename(id, name)),
    /** With the prices in it; its customers buy at everyone's prices again. `session` may undo it for a while. */
    remove: async (id: string, session: string | undefined): Promise<Outcome<undefined>> =>
      (await removals.remove('price_list', id, session)) ? { ok: true, value: undefined } : notFound,
  };
}

function outcomeOf(saved: SavedPriceList): Outcome<PriceListResource> {
  switch (saved.kind) {
    case 'saved':
      return { ok: true, value: saved.list };
    case 'taken':
      return alreadyTaken('/name', 'Ya hay una lista de precios con este nombre.');
    case 'too_many':
      return refuse({
        code: 'invalid_state',
        detail: `Puede haber hasta ${PRICE_LISTS_AT_MOST} listas de precios.`,
      });
    case 'unknown':
      return notFound;
  }
}
