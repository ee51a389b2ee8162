import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { PeriodQuery, ReportFormat } from '../../../../src-main/contract/reports/period-report.ts';
import { type ProfitTable, profitReport } from '../../../../src-main/contract/reports/profit-report.ts';
import { saveFile } from '../../files/save-file.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** What was earned in some days. */
export function useProfitReport({ from, to }: PeriodQuery) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['profit-report', environment, from, to],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(profitReport, 'GET /v1/local/reports/profit', { query: { from, to }, signal }),
      ),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

interface FileRequest {
  readonly format: ReportFormat;
  readonly table?: ProfitTable;
}

/** Saves what was earned in some days as a file. */
export function useProfitFile({ from, to }: PeriodQuery) {
  const { documents } = useService();
  return useMutation({
    mutationFn: async ({ format, table }: FileRequest) => {
      const query = { from, to, format, ...(table && { table }) };
      const bytes = await acceptedBy(documents.call('GET /v1/local/reports/profit/file', { query }));
      const type = format === 'csv' ? 'text/csv' : 'application/octet-stream';
      saveFile(bytes, `ganancia-${from}-${to}${table ? `-${table}` : ''}.${format}`, type);
    },
  });
}
