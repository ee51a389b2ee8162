import type {
  ProductParent,
  ProductParentBody,
  ProductParentListQuery,
  ProductParentQuery,
} from '../../../contract/catalog/product-parent.ts';
import type { Outcome, Problem } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { notFound } from '../refuse.ts';
import type { ParentStore } from './parent-store.ts';

interface Dependencies {
  readonly store: ParentStore;
  /** The setting `variants_enabled`. */
  readonly isOn: () => Promise<boolean>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type ProductParents = ReturnType<typeof makeProductParents>;

/** What products with variants have in common. A variant is a product like any other: its parent is sold by none. */
export function makeProductParents({ store, isOn, now, newId }: Dependencies) {
  async function save(id: string, isNew: boolean, body: ProductParentBody): Promise<Outcome<ProductParent>> {
    if (!(await isOn())) return refuse(variantsOff);
    const productIds = body.variants.map(newId);
    const saved = await store.save({ id, isNew, body, productIds, at: now().toISOString() });
    switch (saved.kind) {
      case 'saved':
        return { ok: true, value: saved.parent };
      case 'not_found':
        return notFound;
      case 'refused':
        return refuse({ code: 'validation_failed', errors: saved.faults });
    }
  }

  const done = (isDone: boolean): Outcome<undefined> => (isDone ? { ok: true, value: undefined } : notFound);

  return {
    list: (query: ProductParentListQuery) => store.list(query),
    async get(id: string, { environment }: ProductParentQuery = {}): Promise<Outcome<ProductParent>> {
      const parent = await store.get(id, environment);
      return parent ? { ok: true, value: parent } : notFound;
    },
    create: (body: ProductParentBody) => save(newId(), true, body),
    change: (id: string, body: ProductParentBody) => save(id, false, body),
    /** The product goes on as an ordinary one. */
    takeOut: async (id: string, productId: string) => done(await store.takeOut(id, productId)),
    /** So do all of them. */
    remove: async (id: string) => done(await store.remove(id)),
  };
}

const variantsOff: Problem = {
  code: 'invalid_state',
  detail: 'No se llevan variantes: actívelas antes en los ajustes.',
};
