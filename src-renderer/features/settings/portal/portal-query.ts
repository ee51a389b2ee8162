import { useQuery } from '@tanstack/react-query';
import { type PortalBody, portalResource } from '../../../../src-main/contract/delivery/portal.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';

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
  return useChange(['portal'], (body: PortalBody) =>
    acceptedBy(local.send(portalResource, 'PUT /v1/local/portal', { body })),
  );
}
