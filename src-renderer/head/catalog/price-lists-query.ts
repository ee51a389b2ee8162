import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { PRICE_LISTS_AT_MOST } from '../../../src-main/contract/catalog/price-list.ts';
import { useReadAgain } from '../../lib/queries/use-read-again.ts';
import { headHttp } from '../session/session-query.ts';

const path = '/v1/head/price-lists';

const headPriceList = z.object({ id: z.uuid(), name: z.string() });
const priceLists = z.object({ data: z.array(headPriceList) });

/** The price lists of all tills; there are few of them. */
export function useHeadPriceLists() {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      (await headHttp.send(priceLists, `GET ${path}`, { query: { limit: PRICE_LISTS_AT_MOST }, signal }))
        .data,
  });
}

export function useHeadPriceListMaking() {
  const forget = useForgetting();
  return useMutation({
    mutationFn: (name: string) => headHttp.send(headPriceList, `POST ${path}`, { body: { name } }),
    onSuccess: forget,
  });
}

export function useHeadPriceListNaming() {
  const forget = useForgetting();
  return useMutation({
    mutationFn: ({ id, name }: z.output<typeof headPriceList>) =>
      headHttp.send(headPriceList, `PUT ${path}/{id}`, { path: { id }, body: { name } }),
    onSuccess: forget,
  });
}

/** The tills lose it, products their price in it, and customers that bought by it buy by none. */
export function useHeadPriceListRemoval() {
  const forget = useForgetting();
  return useMutation({
    mutationFn: (id: string) => headHttp.call(`DELETE ${path}/{id}`, { path: { id } }),
    onSettled: forget,
  });
}

function useForgetting() {
  return useReadAgain(path, '/v1/head/products', '/v1/head/customers');
}
