import { useDebouncedValue } from '@mantine/hooks';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type ProductResource,
  type ProductSort,
  productBody,
  productCategory,
  productCode,
  productList,
  productResource,
} from '../../../../src-main/contract/catalog/product.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { checkedForm } from '../../../lib/http/checked-form.ts';
import { useService } from '../../../lib/http/service.tsx';
import { findParents } from '../../../lib/queries/catalog/product-parents.ts';
import { type Removed, useRemoval } from '../../../lib/undo/use-removal.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';

export const PAGE_SIZE = 50;

export type Shown = 'active' | 'inactive' | 'all';

/** What the list of products is asked. */
export interface ProductFilter {
  readonly term: string;
  readonly category: string | undefined;
  readonly shown: Shown;
  readonly sort: ProductSort;
  readonly offset: number;
  /** Only the variants of this parent. */
  readonly parentId?: string | undefined;
}

export const noFilter: ProductFilter = {
  term: '',
  category: undefined,
  shown: 'active',
  sort: 'name',
  offset: 0,
};

/** Whether the products that are shown are sold; undefined of all. */
export function activityOf(shown: Shown): boolean | undefined {
  return shown === 'all' ? undefined : shown === 'active';
}

const wantedActivity = { active: 'true', inactive: 'false', all: undefined } as const;

/** A page of products; `isGrouped`: of each parent one row, which stands for all its variants. */
export function useProducts(filter: ProductFilter, isGrouped = false) {
  const { term, category, shown, sort, offset, parentId } = filter;
  const { local, environment } = useService();
  return useQuery({
    queryKey: ['products', 'list', { ...filter, isGrouped, environment }],
    queryFn: async ({ signal }) => {
      const query = {
        q: term || undefined,
        category,
        active: wantedActivity[shown],
        sort,
        offset,
        limit: PAGE_SIZE,
        total: 'true' as const,
        parent_id: parentId,
        grouped: isGrouped ? ('true' as const) : undefined,
      };
      const page = await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }));
      const parents = isGrouped
        ? await acceptedBy(findParents(local, page.data, { environment, signal }))
        : new Map<string, never>();
      // Beside the rows: while another page is on its way, they are still those of what was asked before.
      return { ...page, parents, asked: { term, category, active: activityOf(shown) } };
    },
    placeholderData: keepPreviousData,
  });
}

const categoryList = listOf(productCategory);

export function useCategories() {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'categories'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(categoryList, 'GET /v1/local/products/categories', { signal }))).data,
  });
}

/** A code that no product has, for a new one: as the others of its category, or of the shop, are numbered. */
export function useSuggestedCode(isNew: boolean, category: string): string | undefined {
  const { local } = useService();
  const [settled] = useDebouncedValue(category.trim(), 300);
  const { data } = useQuery({
    queryKey: ['products', 'next-code', settled],
    queryFn: ({ signal }) => {
      const query = { category: settled || undefined };
      return acceptedBy(local.send(productCode, 'GET /v1/local/products/next-code', { query, signal }));
    },
    enabled: isNew,
    placeholderData: keepPreviousData,
  });
  return isNew ? data?.code : undefined;
}

/** Whatever shows products or their prices looks again. */
async function productsChanged(cache: QueryClient): Promise<void> {
  await Promise.all(['products', 'price-lists'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
}

export type ProductForm = Readonly<Record<string, unknown>>;

interface AllowedForm extends Permit {
  readonly form: ProductForm;
}

/** Makes a product, or changes the one of that identifier. What the service would refuse is reported without asking it. */
export function useProductSaving(id: string | undefined) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, approvalId }: AllowedForm): Promise<ProductResource> => {
      const query = { approval_id: approvalId };
      const body = checkedForm(productBody, form);
      return acceptedBy(
        id === undefined
          ? local.send(productResource, 'POST /v1/local/products', { query, body })
          : local.send(productResource, 'PUT /v1/local/products/{id}', { path: { id }, query, body }),
      );
    },
    onSuccess: () => productsChanged(cache),
  });
}

export function useProductRemoval() {
  const { local } = useService();
  return useRemoval(
    ({ id, approvalId }: Removed & Permit) =>
      acceptedBy(
        local.call('DELETE /v1/local/products/{id}', { path: { id }, query: { approval_id: approvalId } }),
      ),
    ['products', 'price-lists', 'tiles', 'stock'],
  );
}
