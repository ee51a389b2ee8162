import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PortalBody, portalResource } from '../../../../src-main/contract/delivery/portal.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';

/** The portal as it is kept, and whether it listens. */
export function usePortal() {
  const { local } = useService();
  return useQuery({
    queryKey: ['portal'],
    queryFn: ({ signal }) => acceptedBy(local.send(portalResource, 'GET /v1/local/portal', { signal })),
  });
}

/** Opens, moves or closes it at once. */
export function usePortalChange() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: PortalBody) =>
      acceptedBy(local.send(portalResource, 'PUT /v1/local/portal', { body })),
    onSuccess: (portal) => putAnswer(cache, ['portal'], portal),
  });
}
