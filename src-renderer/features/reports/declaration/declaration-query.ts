import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { declarationResource } from '../../../../src-main/contract/reports/declaration.ts';
import type { PeriodQuery } from '../../../../src-main/contract/reports/period-report.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** The figures for the declarations of some days. */
export function useDeclaration({ from, to }: PeriodQuery) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['declaration', environment, from, to],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(declarationResource, 'GET /v1/local/reports/declaration', {
          query: { from, to },
          signal,
        }),
      ),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}
