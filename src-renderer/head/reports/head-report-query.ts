import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type HeadReportTable, headReport } from '../../../src-main/contract/head/reports.ts';
import type { PeriodQuery, ReportFormat } from '../../../src-main/contract/reports/period-report.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { headHttp } from '../session/session-query.ts';

const endpoint = 'GET /v1/head/reports/period';

/** What the shops sold in some days. */
export function useHeadReport({ from, to }: PeriodQuery) {
  return useQuery({
    queryKey: ['head-report', from, to],
    queryFn: ({ signal }) => headHttp.send(headReport, endpoint, { query: { from, to }, signal }),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
  });
}

interface FileRequest {
  readonly format: ReportFormat;
  readonly table?: HeadReportTable;
}

/** Saves it as a file. */
export function useHeadReportFile({ from, to }: PeriodQuery) {
  return useMutation({
    mutationFn: async ({ format, table }: FileRequest) => {
      const bytes = await headHttp.file(`${endpoint}/file`, { query: { from, to, format, table } });
      const type = format === 'csv' ? 'text/csv' : 'application/octet-stream';
      saveFile(bytes, `informe-${from}-${to}${table ? `-${table}` : ''}.${format}`, type);
    },
  });
}
