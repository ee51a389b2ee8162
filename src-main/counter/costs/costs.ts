import type { ProductCost, ProductCostBody } from '../../contract/catalog/cost.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { marginOf } from '../../documents/costs/margin.ts';
import type { Environment } from '../../documents/kinds.ts';
import { notFound } from '../catalog/refuse.ts';
import type { Permits } from '../operators/permits.ts';
import type { CostedProduct, CostStore } from './cost-store.ts';

export interface CostDependencies {
  readonly store: CostStore;
  readonly permits: Pick<Permits, 'admit' | 'actAsOwner'>;
}

export type Costs = ReturnType<typeof makeCosts>;

/** What products cost, for those who may read it. */
export function makeCosts({ store, permits }: CostDependencies) {
  return {
    async list(environment: Environment, productIds: readonly string[]): Promise<readonly ProductCost[]> {
      return (await store.of(environment, productIds)).map(costOf);
    },

    /** Where stock is counted, its average begins anew with it. */
    async state(
      session: string,
      productId: string,
      { environment, unit_cost: unitCost }: ProductCostBody,
    ): Promise<Outcome<ProductCost>> {
      const approved = { id: undefined, about: {} };
      return permits.actAsOwner({ session, action: 'edit_products', approved }, async () => {
        if (!(await store.state(productId, unitCost))) return notFound;
        const [cost] = await store.of(environment, [productId]);
        return cost ? { ok: true, value: costOf(cost) } : notFound;
      });
    },

    /** Whether costs may be in an answer to a person. */
    mayRead: (session: string) => mayReadCosts(permits, session),
  };
}

export async function mayReadCosts(permits: Pick<Permits, 'admit'>, session: string): Promise<boolean> {
  const nothing = { approvalId: undefined, recordId: undefined };
  return (await permits.admit(session, 'read_costs', nothing)).ok;
}

function costOf({ productId, unitPrice, unitCost }: CostedProduct): ProductCost {
  const margin = unitCost === undefined ? undefined : marginOf(unitPrice, unitCost);
  return {
    object: 'product_cost',
    product_id: productId,
    ...(unitCost !== undefined && { unit_cost: unitCost }),
    ...(margin !== undefined && { margin }),
  };
}
