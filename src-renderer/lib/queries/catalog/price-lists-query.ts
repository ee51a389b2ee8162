import { useQuery } from '@tanstack/react-query';
import { priceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';

const priceLists = listOf(priceListResource);
const FRESH_MS = 30_000;

/** The shop's price lists; there are few of them. */
export function usePriceLists() {
  const { local } = useService();
  return useQuery({
    queryKey: ['price-lists'],
    queryFn: async ({ signal }) =>
      (await acceptedBy(local.send(priceLists, 'GET /v1/local/price-lists', { signal }))).data,
    staleTime: FRESH_MS,
  });
}

/** What the list sold by is called; undefined for the normal prices. */
export function usePriceListName(id: string | undefined): string | undefined {
  const { data = [] } = usePriceLists();
  return id === undefined ? undefined : (data.find((list) => list.id === id)?.name ?? '…');
}
