import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type PrintJobResource,
  type PrintJobStatus,
  printJobList,
  printJobResource,
} from '../../../src-main/contract/printing/print-job.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { useReadAgain } from '../queries/use-read-again.ts';

/** While paper is on its way. */
const SOON_MS = 700;

/** Otherwise: the service tries by itself, and somebody at the printer helps. */
const REFRESH_MS = 5000;

/** How many are shown at once. */
const SHOWN = 50;

/** The jobs that are so, newest first, of every business and environment. */
export function usePrintJobs(status: PrintJobStatus) {
  const { local } = useService();
  return useQuery({
    queryKey: ['print-jobs', 'list', status],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          local.send(printJobList, 'GET /v1/local/print', { query: { status, limit: SHOWN }, signal }),
        )
      ).data,
    refetchInterval: REFRESH_MS,
  });
}

/** The last paper asked of a document; null when none was. */
export function useLastPrint(documentId: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['print-jobs', 'of', documentId],
    queryFn: async ({ signal }) => {
      const query = { document_id: documentId, limit: 1 };
      const { data } = await acceptedBy(local.send(printJobList, 'GET /v1/local/print', { query, signal }));
      return data[0] ?? null;
    },
    refetchInterval: ({ state: { data: job } }) => intervalFor(job),
  });
}

/** One job, followed until it is out or given up. */
export function usePrintJob(id: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['print-jobs', 'one', id],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(printJobResource, 'GET /v1/local/print/{id}', { path: { id: id ?? '' }, signal }),
      ),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data: job } }) => intervalFor(job),
  });
}

function intervalFor(job: PrintJobResource | null | undefined): number | false {
  if (!job) return REFRESH_MS;
  switch (job.status) {
    case 'waiting':
    case 'printing':
      return job.trouble ? REFRESH_MS / 2 : SOON_MS;
    case 'printed':
    case 'failed':
    case 'cancelled':
      return false;
  }
}

export type JobCommand =
  | { readonly kind: 'retry'; readonly id: string; readonly printerId?: string }
  | { readonly kind: 'cancel'; readonly id: string };

/** Tries a job now, there or elsewhere, or gives it up. */
export function useJobCommand() {
  const { local } = useService();
  const readAgain = useReadAgain('printers', 'print-jobs');
  return useMutation({
    mutationFn: (command: JobCommand) => {
      const path = { id: command.id };
      if (command.kind === 'cancel') {
        return acceptedBy(local.send(printJobResource, 'POST /v1/local/print/{id}/cancel', { path }));
      }
      const body = command.printerId === undefined ? {} : { printer_id: command.printerId };
      return acceptedBy(local.send(printJobResource, 'POST /v1/local/print/{id}/retry', { path, body }));
    },
    onSettled: readAgain,
  });
}
