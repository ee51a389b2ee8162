import { useQuery } from '@tanstack/react-query';
import { readinessResource } from '../../../../src-main/contract/business/entity.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** Each look costs a token a signature. */
const REFRESH_MS = 30_000;

/** Whether the business worked with can sign and number now, and what it lacks. */
export function useReadiness() {
  const { documents, environment, workspace } = useService();
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  const id = workspace.entities.find((entity) => entity.kind === kind)?.id;
  return useQuery({
    queryKey: ['readiness', environment],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(readinessResource, 'GET /v1/ec/entities/{id}/readiness', {
          path: { id: id ?? '' },
          signal,
        }),
      ),
    enabled: id !== undefined,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}
