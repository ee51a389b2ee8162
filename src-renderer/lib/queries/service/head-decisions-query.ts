import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type HeadDecisions,
  headDecisions,
} from '../../../../src-main/contract/head/stations/head-decisions.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useHeadOffice } from './head-office-query.ts';

const REFRESH_MS = 15_000;

const nothing: HeadDecisions = {
  object: 'head_decisions',
  ...{ kinds: [], product_ids: [], price_list_ids: [], operator_ids: [], settings: [] },
};

/** Whether products and price lists are made at the head office. */
export function decidesCatalog({ kinds }: HeadDecisions): boolean {
  return kinds.some((kind) => kind !== 'operator');
}

/** What the head office decides here, and which of these products are its; nothing where there is none. */
export function useHeadDecisions(productIds: readonly string[] = []): HeadDecisions {
  const { local } = useService();
  const { data: headOffice } = useHeadOffice();
  const isFollowed = headOffice !== undefined && headOffice.state !== 'not_enrolled';
  const { data = nothing } = useQuery({
    queryKey: ['head-office', 'decisions', ...productIds],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(headDecisions, 'GET /v1/local/head-office/decisions', {
          query: { product_id: [...productIds] },
          signal,
        }),
      ),
    enabled: isFollowed,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return isFollowed ? data : nothing;
}
