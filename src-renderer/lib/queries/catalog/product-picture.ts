import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { base64Of } from '../../files/base64.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import type { Permit } from '../../workplace/permit-context.ts';

/** The picture of a product as an address that a page can show; null where it has none. */
export function useProductPicture({ id, picture }: Pick<ProductResource, 'id' | 'picture'>) {
  const { local } = useService();
  return useQuery({
    // The address of another picture is another one.
    queryKey: ['product-picture', picture?.url ?? 'none'],
    queryFn: async ({ signal }) => {
      if (!picture) return null;
      const bytes = await acceptedBy(
        local.call('GET /v1/local/products/{id}/picture', { path: { id }, signal }),
      );
      return `data:${picture.content_type};base64,${await base64Of(new Blob([bytes]))}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface PictureChange extends Permit {
  readonly picture: Blob | 'none';
}

/** Puts a picture in the place of the one there was, or takes it away. */
export function useProductPictureChange() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, picture, approvalId }: PictureChange & { readonly id: string }) => {
      const call = { path: { id }, query: { approval_id: approvalId } };
      if (picture === 'none') await acceptedBy(local.call('DELETE /v1/local/products/{id}/picture', call));
      else await acceptedBy(local.call('PUT /v1/local/products/{id}/picture', { ...call, body: picture }));
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['products'] }),
  });
}
