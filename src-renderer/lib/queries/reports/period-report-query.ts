import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PeriodQuery, periodReport } from '../../../../src-main/contract/reports/period-report.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** What was sold in some days. */
export function usePeriodReport({ from, to }: PeriodQuery, refetchInterval: number | false = false) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['period-report', environment, from, to],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(periodReport, 'GET /v1/local/reports/period', { query: { from, to }, signal }),
      ),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
