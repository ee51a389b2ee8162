import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productList } from '../../../../../src-main/contract/catalog/product.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { type Service, useService } from '../../../../lib/http/service.tsx';
import type { Lookup } from '../../body/form-part.ts';
import { findParties } from './known-parties.ts';
import { type Suggestion, suggestedProduct } from './suggestion.ts';

/** From so many characters on it is worth looking. */
const MINIMUM_LENGTH = 2;
const PAUSE_MS = 150;
const PRODUCTS_SHOWN = 8;

/** What is known by what is being typed; nothing while `isWanted` is false. */
export function useSuggestions(
  lookup: Lookup,
  text: string,
  { isWanted, isSold }: { isWanted: boolean; isSold: boolean },
): readonly Suggestion[] {
  const service = useService();
  const [rested] = useDebouncedValue(text.trim(), PAUSE_MS);
  const enabled = isWanted && rested.length >= MINIMUM_LENGTH;
  const { data = [] } = useQuery({
    queryKey: ['documents', service.environment, 'suggestions', lookup, isSold, rested],
    queryFn: ({ signal }) =>
      lookup === 'product'
        ? findProducts(service, rested, { isSold, signal })
        : findParties(service, lookup, rested, signal),
    enabled,
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });
  return enabled ? data : [];
}

async function findProducts(
  { local }: Pick<Service, 'local'>,
  text: string,
  { isSold, signal }: { isSold: boolean; signal: AbortSignal },
): Promise<readonly Suggestion[]> {
  const query = { q: text, limit: PRODUCTS_SHOWN, active: 'true' } as const;
  const { data } = await acceptedBy(local.send(productList, 'GET /v1/local/products', { query, signal }));
  return data.map((product) => suggestedProduct(product, isSold));
}
