import { useQuery } from '@tanstack/react-query';
import { type TaxpayerResource, taxpayerResource } from '../../../../src-main/contract/documents/taxpayer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { IdentificationHint } from './identification-hint.ts';

export interface TaxpayerLookup {
  readonly taxpayer: TaxpayerResource | undefined;
  readonly isLooking: boolean;
}

const FRESH_MS = 60_000;

/** Who a whole cédula or RUC belongs to, by what has been read of the SRI; nobody known is no fault. */
export function useTaxpayer(identification: string, hint: IdentificationHint | undefined): TaxpayerLookup {
  const { documents, environment } = useService();
  const { data, isFetching } = useQuery({
    queryKey: ['taxpayer', environment, identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(taxpayerResource, 'GET /v1/ec/taxpayers/{identification}', {
          path: { identification },
          signal,
        }),
      ),
    enabled: hint?.kind === 'right' || hint?.kind === 'wrong',
    staleTime: FRESH_MS,
    retry: false,
  });
  return { taxpayer: data, isLooking: isFetching };
}
