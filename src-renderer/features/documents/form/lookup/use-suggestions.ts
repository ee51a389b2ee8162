import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useService } from '../../../../lib/http/service.tsx';
import type { Lookup } from '../../body/form-part.ts';
import { findParties } from './known-parties.ts';
import { type KnownRecords, useKnownRecords } from './known-records.tsx';
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
  const { documents, environment } = useService();
  const records = useKnownRecords();
  const [rested] = useDebouncedValue(text.trim(), PAUSE_MS);
  const enabled = isWanted && rested.length >= MINIMUM_LENGTH;
  const { data = [] } = useQuery({
    queryKey: ['documents', environment, 'suggestions', lookup, isSold, rested],
    queryFn: ({ signal }) =>
      lookup === 'product'
        ? findProducts(records, rested, { isSold, signal })
        : findParties({ records, documents }, lookup, rested, signal),
    enabled,
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });
  return enabled ? data : [];
}

async function findProducts(
  records: KnownRecords,
  text: string,
  { isSold, signal }: { isSold: boolean; signal: AbortSignal },
): Promise<readonly Suggestion[]> {
  const products = await records.products({ q: text, limit: PRODUCTS_SHOWN }, signal);
  return products.map((product) => suggestedProduct(product, isSold));
}
