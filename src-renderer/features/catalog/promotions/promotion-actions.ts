import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  promotionBody,
  promotionPreview,
  promotionResource,
  promotionResults,
} from '../../../../src-main/contract/catalog/promotion.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { checkedForm } from '../../../lib/http/checked-form.ts';
import { useService } from '../../../lib/http/service.tsx';
import { invalidatePromotions } from '../../../lib/queries/catalog/promotions-query.ts';
import { useMay } from '../../../lib/workplace/use-may.ts';
import type { promotionBodyOf } from './promotion-draft.ts';

export type PromotionForm = ReturnType<typeof promotionBodyOf>;

/** Makes a promotion, or changes the one of that identifier. */
export function usePromotionSaving(id: string | undefined) {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (form: PromotionForm) => {
      const body = checkedForm(promotionBody, form);
      return acceptedBy(
        id === undefined
          ? local.send(promotionResource, 'POST /v1/local/promotions', { body })
          : local.send(promotionResource, 'PUT /v1/local/promotions/{id}', { path: { id }, body }),
      );
    },
    onSuccess: () => invalidatePromotions(cache),
  });
}

export function usePromotionRemoval() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => acceptedBy(local.call('DELETE /v1/local/promotions/{id}', { path: { id } })),
    onSettled: () => invalidatePromotions(cache),
  });
}

/** The preview of a promotion: none while it is undefined, or has faults. */
export function usePromotionPreview(form: PromotionForm | undefined) {
  const { local } = useService();
  const checked = promotionBody.safeParse(form);
  return useQuery({
    queryKey: ['promotion-preview', checked.data],
    queryFn: ({ signal }) => {
      const body = promotionBody.parse(form);
      return acceptedBy(local.send(promotionPreview, 'POST /v1/local/promotions/preview', { body, signal }));
    },
    enabled: checked.success,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

/** What each promotion sold in the environment worked in, by its id; nothing for who may not read it. */
export function usePromotionResults() {
  const { documents, environment } = useService();
  const may = useMay();
  return useQuery({
    queryKey: ['promotion-results', environment],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        documents.send(promotionResults, 'GET /v1/local/promotions/results', { signal }),
      );
      return new Map(data.map((result) => [result.promotion_id, result]));
    },
    enabled: may('read_reports'),
  });
}
