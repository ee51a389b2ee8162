import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type TaxpayerResource,
  taxpayerResource,
} from '../../../../src-main/contract/documents/purchases/taxpayer.ts';
import { acceptedBy } from '../../http/answer.ts';
import { type Service, useService } from '../../http/service.tsx';

const FRESH_MS = 60_000;

/** Whether a cédula or a RUC is written out, so that it may be somebody's. */
export function isWholeIdentification(text: string): boolean {
  return /^(\d{10}|\d{13})$/.test(text);
}

/** Who a cédula or a RUC belongs to, by what has been read of the SRI; refused where nobody here knows. */
export function askTaxpayer(
  { documents }: Pick<Service, 'documents'>,
  identification: string,
  signal: AbortSignal,
) {
  return documents.send(taxpayerResource, 'GET /v1/ec/taxpayers/{identification}', {
    path: { identification },
    signal,
  });
}

/** The same, while it is asked for; nobody known is no fault. */
export function useTaxpayer(identification: string, isAsked: boolean): UseQueryResult<TaxpayerResource> {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['taxpayer', environment, identification],
    queryFn: ({ signal }) => acceptedBy(askTaxpayer({ documents }, identification, signal)),
    enabled: isAsked,
    staleTime: FRESH_MS,
    retry: false,
  });
}
