import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PeriodQuery } from '../../../../src-main/contract/reports/period-report.ts';
import { timelinessReport } from '../../../../src-main/contract/reports/timeliness.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** How soon the documents of some days were authorized. */
export function useTimeliness({ from, to }: PeriodQuery, refetchInterval: number | false = false) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['timeliness', environment, from, to],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(timelinessReport, 'GET /v1/local/reports/timeliness', { query: { from, to }, signal }),
      ),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
