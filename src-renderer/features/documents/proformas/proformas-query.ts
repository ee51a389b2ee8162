import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOf } from '../../../../src-main/contract/list.ts';
import { printJobResource } from '../../../../src-main/contract/printing/print-job.ts';
import {
  type ProformaResource,
  type ProformaStatus,
  proformaEmail,
  proformaListed,
  proformaResource,
} from '../../../../src-main/contract/proformas/proforma.ts';
import { showPdf } from '../../../lib/files/open-file.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';

const proformaList = listOf(proformaListed);
const PAGE_SIZE = 50;
/** Other tills make and sell some meanwhile. */
const REFRESH_MS = 15_000;
const firstPage: string | undefined = undefined;

export interface ProformasQuestion {
  readonly term: string;
  readonly status: ProformaStatus | undefined;
}

/** What was offered, the last first. */
export function useProformas({ term, status }: ProformasQuestion) {
  const { documents, environment } = useService();
  return useInfiniteQuery({
    queryKey: ['proformas', environment, 'list', term, status],
    queryFn: ({ pageParam, signal }) =>
      acceptedBy(
        documents.send(proformaList, 'GET /v1/local/proformas', {
          query: { q: term || undefined, status, limit: PAGE_SIZE, cursor: pageParam },
          signal,
        }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: REFRESH_MS,
  });
}

export function useProforma(id: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['proformas', environment, 'one', id],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(proformaResource, 'GET /v1/local/proformas/{id}', { path: { id }, signal })),
    enabled: id !== '',
    refetchOnMount: 'always',
  });
}

export function useAcceptance(id: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (accepted: boolean) =>
      acceptedBy(
        documents.send(proformaResource, 'PUT /v1/local/proformas/{id}/acceptance', {
          path: { id },
          body: { accepted },
        }),
      ),
    onSuccess: (proforma) => {
      cache.setQueryData(['proformas', environment, 'one', id], proforma);
      void cache.invalidateQueries({ queryKey: ['proformas', environment, 'list'] });
    },
  });
}

/** Opens its page as PDF. */
export function useProformaPdf({ id, number }: Pick<ProformaResource, 'id' | 'number'>) {
  const { documents } = useService();
  return useMutation({
    mutationFn: async (format: 'a4' | 'ticket80') => {
      const query = { format };
      const bytes = await acceptedBy(
        documents.call('GET /v1/local/proformas/{id}/pdf', { path: { id }, query }),
      );
      await acceptedBy(showPdf(bytes, `proforma-${number}.pdf`));
    },
  });
}

/** Prints it on the till's printer; where there is none its ticket is opened for the system to print. */
export function usePrintProforma(proforma: Pick<ProformaResource, 'id' | 'number'>) {
  const { documents } = useService();
  const { data: printers } = usePrinters();
  const { till } = useWorkplace();
  const pdf = useProformaPdf(proforma);
  return useMutation({
    mutationFn: async () => {
      if (printers?.length === 0) return pdf.mutateAsync('ticket80');
      await acceptedBy(
        documents.send(printJobResource, 'POST /v1/local/proformas/{id}/print', {
          path: { id: proforma.id },
          body: { ...(till && { till_id: till.id }) },
        }),
      );
    },
  });
}

export function useEmailProforma(id: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (to: readonly string[]) =>
      acceptedBy(
        documents.send(proformaEmail, 'POST /v1/local/proformas/{id}/email', {
          path: { id },
          body: { to: [...to] },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['proformas', environment, 'one', id] }),
  });
}
