import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { staffEvent } from '../../../../src-main/contract/counter/staff-event.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type ActivityFilter, queryOfActivity } from './activity-filter.ts';

const REFRESH_MS = 15_000;
const SHOWN = 20;

const eventList = listOf(staffEvent);

/** A page of what the people who work here did, the newest first. */
export function useStaffEvents(filter: ActivityFilter, cursor: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['staff-events', filter, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(eventList, 'GET /v1/local/staff-events', {
          query: { ...queryOfActivity(filter), cursor, limit: SHOWN },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}
