import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type ShopResource, shopResource } from '../../src-main/contract/head/shops.ts';
import { headHttp } from './session/session-query.ts';

const shops = z.object({ data: z.array(shopResource) });

/** The shops that are there for who is signed in. */
export function useShops() {
  return useQuery({
    queryKey: ['shops'],
    queryFn: async ({ signal }) => (await headHttp.send(shops, 'GET /v1/head/shops', { signal })).data,
    staleTime: 60_000,
  });
}

/** Its figures and where it is, as far as that is known. */
export function shopLabel({ establishment, address }: ShopResource): string {
  return address === undefined ? establishment : `${establishment} · ${address}`;
}
