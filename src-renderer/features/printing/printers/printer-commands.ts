import { useMutation } from '@tanstack/react-query';
import { printJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import {
  type PrinterBody,
  printerResource,
  printerStatus,
} from '../../../../src-main/contract/printing/printer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';

function useRefresh() {
  return useReadAgain('printers', 'print-jobs', 'setup');
}

/** Adds a printer, or changes the one of the id. */
export function useSavePrinter(id: string | undefined) {
  const { local } = useService();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PrinterBody) =>
      acceptedBy(
        id === undefined
          ? local.send(printerResource, 'POST /v1/local/printers', { body })
          : local.send(printerResource, 'PUT /v1/local/printers/{id}', { path: { id }, body }),
      ),
    onSuccess: refresh,
  });
}

/** Takes a printer away; what waits there is cancelled. */
export function useRemovePrinter() {
  const { local } = useService();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => acceptedBy(local.call('DELETE /v1/local/printers/{id}', { path: { id } })),
    onSuccess: refresh,
  });
}

/** Prints a page with accents, edges and a barcode. */
export function useTestPrinter() {
  const { local } = useService();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      acceptedBy(local.send(printJobResource, 'POST /v1/local/printers/{id}/test', { path: { id } })),
    onSettled: refresh,
  });
}

/** Asks the printer itself, now. */
export function useAskPrinter() {
  const { local } = useService();
  return useMutation({
    mutationFn: (id: string) =>
      acceptedBy(local.send(printerStatus, 'GET /v1/local/printers/{id}/status', { path: { id } })),
  });
}
