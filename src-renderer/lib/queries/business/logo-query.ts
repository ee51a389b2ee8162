import { useQuery } from '@tanstack/react-query';
import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import { base64Of } from '../../files/base64.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

/** The logo of a business as an address that a page can show; null where it has none. */
export function useLogo(entity: Pick<EntityResource, 'id' | 'logo'> | undefined) {
  const { local } = useService();
  return useQuery({
    // The address of another picture is another one.
    queryKey: ['logo', entity?.id, entity?.logo?.url],
    queryFn: async ({ signal }) => {
      if (!entity?.logo) return null;
      const path = { id: entity.id };
      const bytes = await acceptedBy(local.call('GET /v1/ec/entities/{id}/logo', { path, signal }));
      return `data:${entity.logo.content_type};base64,${await base64Of(new Blob([bytes]))}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
