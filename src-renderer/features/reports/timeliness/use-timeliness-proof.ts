import { useMutation } from '@tanstack/react-query';
import type { PeriodQuery } from '../../../../src-main/contract/reports/period-report.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** Saves the signed report of some days. */
export function useTimelinessProof({ from, to }: PeriodQuery) {
  const { documents } = useService();
  return useMutation({
    async mutationFn() {
      const bytes = await acceptedBy(
        documents.call('GET /v1/local/reports/timeliness/proof', { query: { from, to } }),
      );
      saveFile(bytes, `transmision-${from}-${to}.zip`, 'application/zip');
    },
  });
}
