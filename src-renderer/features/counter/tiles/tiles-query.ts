import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { productCategory, productList } from '../../../../src-main/contract/catalog/product.ts';
import { type TilesBody, tilesResource } from '../../../../src-main/contract/catalog/tiles.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { putAnswer } from '../../../lib/queries/put-answer.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';
import { type BoardPage, boardPagesOf } from './board-page.ts';

// Below `products`, so that a changed product is looked at again.
const tilesKey = ['products', 'tiles'] as const;

/** The shop's pages of favourites. */
export function useTiles() {
  const { local } = useService();
  return useQuery({
    queryKey: tilesKey,
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(tilesResource, 'GET /v1/local/tiles', { signal }))).pages,
    staleTime: 30_000,
  });
}

interface AllowedPages extends Permit {
  readonly pages: TilesBody['pages'];
}

export function useTilesSaving() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ pages, approvalId }: AllowedPages) =>
      acceptedBy(
        local.send(tilesResource, 'PUT /v1/local/tiles', {
          query: { approval_id: approvalId },
          body: { pages },
        }),
      ),
    onSuccess: ({ pages }) => putAnswer(cache, tilesKey, pages),
  });
}

const categoryList = listOf(productCategory);

/** The names of the categories, which are pages too. */
function useCategoryNames() {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'categories'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(categoryList, 'GET /v1/local/products/categories', { signal }))).data,
    select: (categories) => categories.map(({ name }) => name),
    staleTime: 30_000,
  });
}

/** Everything the board offers; empty while there is nothing to touch. */
export function useBoardPages(): readonly BoardPage[] {
  const { data: pages = [] } = useTiles();
  const { data: categories = [] } = useCategoryNames();
  return boardPagesOf(pages, categories);
}

/** As many as a page of a category shows; the search has all. */
const SHOWN = 100;

/** What of a category is sold; nothing is asked while there is none to show. */
export function useCategoryProducts(category: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['products', 'category', category],
    queryFn: async ({ signal }) => {
      const query = { category, active: 'true', limit: SHOWN } as const;
      return (await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }))).data;
    },
    enabled: category !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
