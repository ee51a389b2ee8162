import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  productBody,
  productList,
  productResource,
} from '../../../../../src-main/contract/catalog/product.ts';
import {
  type goodsReceiptBody,
  purchaseInventory,
  type purchaseMatches,
} from '../../../../../src-main/contract/documents/purchases/purchase-inventory.ts';
import type { GoodsEffect } from '../../../../../src-main/documents/purchase/goods/goods-effect.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { checkedForm } from '../../../../lib/http/checked-form.ts';
import { useService } from '../../../../lib/http/service.tsx';
import type { Permit } from '../../../../lib/workplace/permit-context.ts';

/** So many products are offered for what was typed. */
const OFFERED = 4;

export function usePurchaseInventory(id: string, isWanted: boolean) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['purchases', environment, 'inventory', id],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(purchaseInventory, 'GET /v1/local/purchases/{id}/inventory', {
          path: { id },
          signal,
        }),
      ),
    enabled: isWanted,
  });
}

/** All that shows how much there is, what it costs, or which purchases wait, is asked again. */
function useGoodsChanged() {
  const cache = useQueryClient();
  const keys = ['purchases', 'stock', 'product-costs', 'products'];
  return async () => {
    await Promise.all(keys.map((key) => cache.invalidateQueries({ queryKey: [key] })));
  };
}

export function useLineMatching(id: string) {
  const { documents } = useService();
  const changed = useGoodsChanged();
  return useMutation({
    mutationFn: (matches: z.input<typeof purchaseMatches>['matches']) =>
      acceptedBy(
        documents.send(purchaseInventory, 'PUT /v1/local/purchases/{id}/inventory/matches', {
          path: { id },
          body: { matches },
        }),
      ),
    onSettled: changed,
  });
}

interface GoodsEntry extends Permit {
  readonly effect: GoodsEffect;
  /** Dollars and cents. */
  readonly freight: string;
  /** Of what the person saw. */
  readonly revision: string;
  readonly lots: NonNullable<z.input<typeof goodsReceiptBody>['lots']>;
  readonly isExpiredConfirmed: boolean;
}

export function useGoodsEntry(id: string) {
  const { documents } = useService();
  const changed = useGoodsChanged();
  return useMutation({
    mutationFn: ({ effect, freight, revision, lots, isExpiredConfirmed, approvalId }: GoodsEntry) =>
      acceptedBy(
        documents.send(purchaseInventory, 'POST /v1/local/purchases/{id}/inventory/receipt', {
          path: { id },
          body: {
            effect,
            freight,
            revision,
            ...(lots.length > 0 && { lots }),
            ...(isExpiredConfirmed && { confirm_expired: true as const }),
            ...(approvalId !== undefined && { approval_id: approvalId }),
          },
        }),
      ),
    onSettled: changed,
  });
}

export function useGoodsReversal(id: string) {
  const { documents } = useService();
  const changed = useGoodsChanged();
  return useMutation({
    mutationFn: ({ approvalId }: Permit) =>
      acceptedBy(
        documents.send(purchaseInventory, 'POST /v1/local/purchases/{id}/inventory/receipt/reversal', {
          path: { id },
          body: { ...(approvalId !== undefined && { approval_id: approvalId }) },
        }),
      ),
    onSettled: changed,
  });
}

/** The products that fit what was typed, those whose code or barcode it is first. */
export function useOfferedProducts(q: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'offered', q],
    queryFn: async ({ signal }) => {
      const query = { q, active: 'true' as const, limit: OFFERED };
      return (await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }))).data;
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

interface NewProduct extends Permit {
  readonly form: Readonly<Record<string, unknown>>;
}

export function useProductCreation() {
  const { local } = useService();
  return useMutation({
    mutationFn: async ({ form, approvalId }: NewProduct) =>
      acceptedBy(
        local.send(productResource, 'POST /v1/local/products', {
          query: { approval_id: approvalId },
          body: checkedForm(productBody, form),
        }),
      ),
  });
}
