import { decidedKinds, type HeadDecisions } from '../../contract/head/stations/head-decisions.ts';
import type { HeadOwnership } from './head-ownership.ts';

/** What the head office decides here; of products, only whether these are its. */
export type ReadDecisions = (productIds: readonly string[]) => Promise<HeadDecisions>;

export function makeReadDecisions(ownership: HeadOwnership): ReadDecisions {
  return async (productIds) => {
    const kinds: (typeof decidedKinds)[number][] = [];
    for (const kind of decidedKinds) if (await ownership.decides(kind)) kinds.push(kind);
    const products = new Set(await ownership.ownedOf('product', productIds));
    return {
      object: 'head_decisions',
      kinds,
      product_ids: productIds.filter((id) => products.has(id)),
      price_list_ids: [...(await ownership.ownedOf('price_list'))],
      operator_ids: [...(await ownership.ownedOf('operator'))],
      settings: [...(await ownership.ownedOf('setting'))],
    };
  };
}
