import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type AnnexFileQuery,
  type AnnexQuery,
  annexMediaTypes,
  transactionAnnex,
} from '../../../../src-main/contract/reports/transaction-annex.ts';
import { daysOfTaxPeriod } from '../../../../src-main/documents/values/calendar/tax-period.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** What the annex of transactions has and lacks; made once somebody asks for it. */
export function useAnnex(query: AnnexQuery, isAsked: boolean) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['transaction-annex', environment, query],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(transactionAnnex, 'GET /v1/local/reports/transaction-annex', { query, signal }),
      ),
    enabled: isAsked,
    // What was corrected since is to be seen by a user who comes back.
    gcTime: 0,
  });
}

/** Saves the annex itself. */
export function useAnnexFile() {
  const { documents } = useService();
  return useMutation({
    mutationFn: async (query: AnnexFileQuery) => {
      const bytes = await acceptedBy(
        documents.call('GET /v1/local/reports/transaction-annex/file', { query }),
      );
      const [year = '', month = ''] = daysOfTaxPeriod(query.month).to.split('-');
      saveFile(bytes, `AT-${month}${year}.${query.format}`, annexMediaTypes[query.format]);
    },
  });
}
