import { useQuery } from '@tanstack/react-query';
import { productResource } from '../../../../src-main/contract/catalog/product.ts';
import { cashSessionResource } from '../../../../src-main/contract/counter/cash-session.ts';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** What an approval was about is asked for once: its name does not change while somebody reads the trail. */
const once = { staleTime: 60_000, refetchOnWindowFocus: false } as const;

/** A document of the environment worked in; refused where it belongs to another one. */
export function useApprovedDocument(id: string) {
  const { documents, environment } = useService();
  return useQuery({
    ...once,
    queryKey: ['approvals', 'document', environment, id],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(documentResource, 'GET /v1/ec/documents/{id}', { path: { id }, signal })),
  });
}

export function useApprovedCashSession(id: string) {
  const { local } = useService();
  return useQuery({
    ...once,
    queryKey: ['approvals', 'cash-session', id],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(cashSessionResource, 'GET /v1/local/cash-sessions/{id}', { path: { id }, signal }),
      ),
  });
}

export function useApprovedProduct(id: string) {
  const { local } = useService();
  return useQuery({
    ...once,
    queryKey: ['approvals', 'product', id],
    queryFn: ({ signal }) =>
      acceptedBy(local.send(productResource, 'GET /v1/local/products/{id}', { path: { id }, signal })),
  });
}
