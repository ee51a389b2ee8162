import { useMutation } from '@tanstack/react-query';
import type {
  PeriodQuery,
  ReportFormat,
  ReportTable,
} from '../../../../src-main/contract/reports/period-report.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

interface FileRequest {
  readonly format: ReportFormat;
  readonly table?: ReportTable;
}

/** Saves the report of some days as a file. */
export function useReportFile({ from, to }: PeriodQuery) {
  const { documents } = useService();
  return useMutation({
    mutationFn: async ({ format, table }: FileRequest) => {
      const query = { from, to, format, ...(table && { table }) };
      const bytes = await acceptedBy(documents.call('GET /v1/local/reports/period/file', { query }));
      const type = format === 'csv' ? 'text/csv' : 'application/octet-stream';
      saveFile(bytes, `informe-${from}-${to}${table ? `-${table}` : ''}.${format}`, type);
    },
  });
}
