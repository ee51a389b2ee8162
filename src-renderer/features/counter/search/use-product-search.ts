import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { acceptedBy, type Refusal, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { findProducts } from './products.ts';

/** A scanner types a whole code faster than this: its characters are not searched one by one. */
const PAUSE_MS = 80;

export interface ProductSearch {
  readonly products: readonly ProductResource[];
  /** Whether `products` answer exactly what is typed now, not a shorter text. */
  readonly current: boolean;
  readonly refusal: Refusal | undefined;
}

/** Products for what is being typed, as soon as the typing rests. */
export function useProductSearch(text: string): ProductSearch {
  const { local } = useService();
  const [rested] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['products', 'search', rested],
    queryFn: ({ signal }) => acceptedBy(findProducts(local, rested, signal)),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const current = rested === text && data !== undefined && !isPlaceholderData;
  const products = text === '' || rested === '' ? [] : (data ?? []);
  return { products, current, refusal: refusalIn(error) };
}
