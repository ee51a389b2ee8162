import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { approvalRecord } from '../../../../src-main/contract/counter/approval.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type ApprovalFilter, queryOfApprovals } from './approval-filter.ts';

const REFRESH_MS = 15_000;
const SHOWN = 20;

const approvalList = listOf(approvalRecord);

/** A page of what was allowed, the newest first. */
export function useApprovals(filter: ApprovalFilter, cursor: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['approvals', filter, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(approvalList, 'GET /v1/local/approvals', {
          query: { ...queryOfApprovals(filter), cursor, limit: SHOWN },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}
