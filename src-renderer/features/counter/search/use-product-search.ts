import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { acceptedBy, type Refusal, refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { findProducts, type SearchedProducts } from './products.ts';

/** A scanner types a whole code faster than this: its characters are not searched one by one. */
const PAUSE_MS = 80;

export interface ProductSearch extends SearchedProducts {
  /** Whether `products` answer exactly what is typed now, not a shorter text. */
  readonly current: boolean;
  readonly refusal: Refusal | undefined;
}

const nothing: SearchedProducts = { text: '', products: [], parents: new Map() };

/** Products for what is being typed, as soon as the typing rests; `isGrouped`: of variants, one row for all of a parent. */
export function useProductSearch(text: string, isGrouped = false): ProductSearch {
  const { local, environment } = useService();
  const [rested] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['products', 'search', rested, isGrouped, environment],
    queryFn: ({ signal }) => acceptedBy(findProducts(local, rested, { isGrouped, environment, signal })),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const current = rested === text && data !== undefined && !isPlaceholderData;
  const searched = text === '' || rested === '' || !data ? nothing : data;
  return { ...searched, current, refusal: refusalIn(error) };
}
