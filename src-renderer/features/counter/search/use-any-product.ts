import { useQuery } from '@tanstack/react-query';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { findProducts } from './products.ts';

/** Whether the shop has something to sell; undefined until it is known. */
export function useAnyProduct(): boolean | undefined {
  const { local, environment } = useService();
  const { data } = useQuery({
    queryKey: ['products', 'any'],
    queryFn: ({ signal }) => acceptedBy(findProducts(local, '', { isGrouped: false, environment, signal })),
  });
  return data && data.products.length > 0;
}
