import type { QueryClient } from '@tanstack/react-query';
import {
  type PromotionResource,
  promotionResource,
} from '../../../../src-main/contract/catalog/promotion.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import type { PromotionStatus } from '../../../../src-main/documents/promotions/promotion.ts';
import { acceptedBy } from '../../http/answer.ts';
import type { Http } from '../../http/http.ts';

const promotions = listOf(promotionResource);
const key = ['promotions'] as const;

/** Another window may have changed them. */
const REFRESH_MS = 60_000;

/** The promotions of the shop, the oldest first; `status`: only those that are so today. */
export function promotionsQuery(local: Http, status?: PromotionStatus) {
  return {
    queryKey: [...key, status],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly PromotionResource[]> => {
      const query = { status };
      return (await acceptedBy(local.send(promotions, 'GET /v1/local/promotions', { query, signal }))).data;
    },
    staleTime: REFRESH_MS / 4,
    refetchInterval: REFRESH_MS,
  };
}

export function invalidatePromotions(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: key });
}
