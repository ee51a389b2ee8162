import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ProductCost,
  productCost,
  productCostList,
} from '../../../../src-main/contract/catalog/cost.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useMay } from '../../workplace/use-may.ts';

const nothing: ReadonlyMap<string, ProductCost> = new Map();

/** As many as are asked for at once. */
const MOST = 100;

/** What products cost, by their identifiers; nothing for who may not read it. */
export function useProductCosts(productIds: readonly string[]): ReadonlyMap<string, ProductCost> {
  const { local, environment } = useService();
  const may = useMay();
  const ids = [...new Set(productIds)].toSorted();
  const { data } = useQuery({
    queryKey: ['product-costs', environment, ids],
    queryFn: async ({ signal }) => {
      const costs = new Map<string, ProductCost>();
      for (let start = 0; start < ids.length; start += MOST) {
        const query = { environment, product_ids: ids.slice(start, start + MOST).join(',') };
        const { data: part } = await acceptedBy(
          local.send(productCostList, 'GET /v1/local/products/costs', { query, signal }),
        );
        for (const cost of part) costs.set(cost.product_id, cost);
      }
      return costs;
    },
    enabled: ids.length > 0 && may('read_costs'),
    placeholderData: keepPreviousData,
  });
  return data ?? nothing;
}

/** States what one unit of a product costs; null: nobody knows. */
export function useCostStatement() {
  const { local, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, unitCost }: { readonly id: string; readonly unitCost: string | null }) =>
      acceptedBy(
        local.send(productCost, 'PUT /v1/local/products/{id}/cost', {
          path: { id },
          body: { environment, unit_cost: unitCost },
        }),
      ),
    onSuccess: () =>
      Promise.all(['product-costs', 'stock'].map((key) => cache.invalidateQueries({ queryKey: [key] }))),
  });
}
