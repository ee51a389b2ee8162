import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeclarationBody,
  declarationResource,
} from '../../../../src-main/contract/reports/declaration.ts';
import type { PeriodQuery } from '../../../../src-main/contract/reports/period-report.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';

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

/** Saves what a person states of some days, with the balances that come of it. */
export function useDeclarationSaving({ from, to }: PeriodQuery) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DeclarationBody) =>
      acceptedBy(
        documents.send(declarationResource, 'PUT /v1/local/reports/declaration', {
          query: { from, to },
          body,
        }),
      ),
    onSuccess: async (saved) => {
      putAnswer(cache, ['declaration', environment, from, to], saved);
      // The period after begins with its balances.
      await cache.invalidateQueries({ queryKey: ['declaration', environment] });
    },
  });
}
