import { useMutation, useQueryClient } from '@tanstack/react-query';
import { entityResource } from '../../../../src-main/contract/business/entity.ts';
import type { EntityPatch } from '../../../../src-main/contract/business/entity-patch.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** Changes what a business says of itself; only what is sent. */
export function useBusinessChange(id: string) {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (patch: EntityPatch) =>
      acceptedBy(local.send(entityResource, 'PATCH /v1/ec/entities/{id}', { path: { id }, body: patch })),
    onSuccess: forget,
  });
}

/** Puts a picture in the place of the logo there was, or takes it away. */
export function useLogoChange(id: string) {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: async (picture: Blob | 'none') => {
      const path = { id };
      if (picture === 'none') await acceptedBy(local.call('DELETE /v1/ec/entities/{id}/logo', { path }));
      else await acceptedBy(local.call('PUT /v1/ec/entities/{id}/logo', { path, body: picture }));
    },
    onSuccess: forget,
  });
}

/** The workspace tells of its businesses. */
function useForgetting() {
  const cache = useQueryClient();
  return () => {
    // Nobody waits for it: it is a step of another page.
    void cache.invalidateQueries({ queryKey: ['setup'] });
    return cache.invalidateQueries({ queryKey: ['workspace'] });
  };
}
