import type { QueryClient } from '@tanstack/react-query';
import {
  type PromotionResource,
  promotionResource,
} from '../../../../src-main/contract/catalog/promotion.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../http/answer.ts';
import type { Http } from '../../http/http.ts';

const promotions = listOf(promotionResource);
const key = ['promotions'] as const;

/** Another window may have changed them. */
const REFRESH_MS = 60_000;

/** All promotions of the shop, the oldest first. */
export function promotionsQuery(local: Http) {
  return {
    queryKey: key,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly PromotionResource[]> =>
      (await acceptedBy(local.send(promotions, 'GET /v1/local/promotions', { signal }))).data,
    staleTime: REFRESH_MS / 4,
    refetchInterval: REFRESH_MS,
  };
}

export function invalidatePromotions(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: key });
}
