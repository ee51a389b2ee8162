import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { taxpayerResource } from '../../../../src-main/contract/documents/taxpayer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** Tells the name of whoever has an identification, once it is whole and somebody here knows them. */
export function useKnownSupplier(identification: string, onKnown: (name: string) => void): void {
  const { documents, environment } = useService();
  const typed = identification.trim();
  const { data } = useQuery({
    queryKey: ['taxpayer', environment, typed],
    queryFn: async ({ signal }) => {
      const answer = await documents.send(taxpayerResource, 'GET /v1/ec/taxpayers/{identification}', {
        path: { identification: typed },
        signal,
      });
      return answer.ok ? (answer.value.name ?? null) : null;
    },
    enabled: /^\d{10}(\d{3})?$/.test(typed),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}
