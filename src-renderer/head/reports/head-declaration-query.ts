import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { headDeclaration } from '../../../src-main/contract/head/head-declaration.ts';
import type { DeclarationBody } from '../../../src-main/contract/reports/declaration.ts';
import type { PeriodQuery } from '../../../src-main/contract/reports/period-report.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { putAnswer } from '../../lib/queries/put-answer.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/reports/declaration';

/** The figures for the declarations of the whole business in some days. */
export function useHeadDeclaration({ from, to }: PeriodQuery) {
  return useQuery({
    queryKey: ['head-declaration', from, to],
    queryFn: ({ signal }) => headHttp.send(headDeclaration, `GET ${path}`, { query: { from, to }, signal }),
  });
}

/** Saves what a person states of some days, with the balances that come of it. */
export function useHeadDeclarationSaving({ from, to }: PeriodQuery) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: DeclarationBody) =>
      headHttp.send(headDeclaration, `PUT ${path}`, { query: { from, to }, body }),
    onSuccess: async (saved) => {
      putAnswer(cache, ['head-declaration', from, to], saved);
      // The period after begins with its balances.
      await cache.invalidateQueries({
        queryKey: ['head-declaration'],
        predicate: ({ queryKey }) => queryKey[1] !== from || queryKey[2] !== to,
      });
    },
  });
}

/** Saves them as a workbook. */
export function useHeadDeclarationFile({ from, to }: PeriodQuery) {
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (query: PeriodQuery) => {
      const bytes = await headHttp.file(`GET ${path}/file`, { query });
      saveFile(bytes, `declaracion-${query.from}-${query.to}.xlsx`, 'application/octet-stream');
    },
  });
  const isOfDays = variables?.from === from && variables.to === to;
  return {
    save: () => mutate({ from, to }),
    isPending: isOfDays && isPending,
    error: isOfDays ? error : null,
  };
}
