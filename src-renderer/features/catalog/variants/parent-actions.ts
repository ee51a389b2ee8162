import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { productList } from '../../../../src-main/contract/catalog/product.ts';
import {
  type ProductParent,
  productParent,
  productParentBody,
} from '../../../../src-main/contract/catalog/product-parent.ts';
import { acceptedBy, refusalIn } from '../../../lib/http/answer.ts';
import { checkedForm } from '../../../lib/http/checked-form.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { Permit } from '../../../lib/workplace/permit-context.ts';
import type { parentBodyOf } from './parent-draft.ts';

interface AllowedParent extends Permit {
  readonly form: ReturnType<typeof parentBodyOf>;
}

function useProductsChanged() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['products'] });
}

/** Makes a product with variants, or changes the one of that identifier and adds variants to it. */
export function useParentSaving(id: string | undefined) {
  const { local } = useService();
  const changed = useProductsChanged();
  return useMutation({
    mutationFn: async ({ form, approvalId }: AllowedParent) => {
      const query = { approval_id: approvalId };
      const body = checkedForm(productParentBody, form);
      return acceptedBy(
        id === undefined
          ? local.send(productParent, 'POST /v1/local/product-parents', { query, body })
          : local.send(productParent, 'PUT /v1/local/product-parents/{id}', { path: { id }, query, body }),
      );
    },
    onSuccess: changed,
  });
}

/** A parent whose variants are listed, as it is by now; undefined where it is no more. */
export function useShownParent(shown: ProductParent | undefined): ProductParent | undefined {
  const { local, environment } = useService();
  const id = shown?.id;
  const { data, error } = useQuery({
    queryKey: ['products', 'parent', id, environment],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(productParent, 'GET /v1/local/product-parents/{id}', {
          path: { id: id ?? '' },
          query: { environment },
          signal,
        }),
      ),
    enabled: id !== undefined,
  });
  return refusalIn(error)?.code === 'not_found' ? undefined : (data ?? shown);
}

const OFFERED = 50;

/** Products of the catalog that are no variants yet. */
export function useProductsToAdd(term: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'to-add', term],
    queryFn: async ({ signal }) => {
      // Of each parent one row, so that variants leave room for the others.
      const query = { q: term || undefined, limit: OFFERED, grouped: 'true' as const };
      const { data } = await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }));
      return data.filter(({ parent }) => parent === undefined);
    },
    placeholderData: keepPreviousData,
  });
}

const CODES_LOOKED_AT = 100;

/** Codes of the catalog that begin with a text and a hyphen, of a hundred products at most. */
export function useCodesFrom(prefix: string): readonly string[] {
  const { local } = useService();
  const [settled] = useDebouncedValue(prefix, 300);
  const { data = [] } = useQuery({
    queryKey: ['products', 'codes', settled],
    queryFn: async ({ signal }) => {
      const query = { q: `${settled}-`, limit: CODES_LOOKED_AT };
      const { data: products } = await acceptedBy(
        local.send(productList, 'GET /v1/local/products', { query, signal }),
      );
      return products.map(({ code }) => code);
    },
    enabled: settled !== '',
  });
  return data;
}

/** Makes a variant a product of its own again. */
export function useTakingOut(id: string) {
  const { local } = useService();
  return useMutation({
    mutationFn: ({ productId, approvalId }: Permit & { readonly productId: string }) =>
      acceptedBy(
        local.call('DELETE /v1/local/product-parents/{id}/variants/{product_id}', {
          path: { id, product_id: productId },
          query: { approval_id: approvalId },
        }),
      ),
    onSuccess: useProductsChanged(),
  });
}

/** Makes all variants products of their own again. */
export function useUngrouping(id: string) {
  const { local } = useService();
  return useMutation({
    mutationFn: ({ approvalId }: Permit) =>
      acceptedBy(
        local.call('DELETE /v1/local/product-parents/{id}', {
          path: { id },
          query: { approval_id: approvalId },
        }),
      ),
    onSuccess: useProductsChanged(),
  });
}
