import { useQuery } from '@tanstack/react-query';
import { attentionResource } from '../../../src-main/contract/reports/attention.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

const REFRESH_MS = 30_000;

/** What needs a person, in the environment worked in. */
export function useAttention() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['attention', environment],
    queryFn: ({ signal }) =>
      acceptedBy(documents.send(attentionResource, 'GET /v1/local/attention', { signal })),
    refetchInterval: REFRESH_MS,
  });
}
