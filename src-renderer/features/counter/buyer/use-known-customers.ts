import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CustomerBody } from '../../../../src-main/contract/local.ts';
import { acceptedBy } from '../../../lib/answer.ts';
import { useService } from '../../../lib/service.tsx';
import { buyerOf } from './buyer-draft.ts';
import { findCustomers } from './customers.ts';

/** From so many characters on it is worth looking. */
const MINIMUM_LENGTH = 2;

const PAUSE_MS = 120;

/** Customers this shop already knows by what is being typed of their identification or name. */
export function useKnownCustomers(text: string): readonly CustomerBody[] {
  const { local } = useService();
  const [rested] = useDebouncedValue(text.trim(), PAUSE_MS);
  const wanted = rested.length >= MINIMUM_LENGTH;
  const { data = [] } = useQuery({
    queryKey: ['customers', 'search', rested],
    queryFn: ({ signal }) => acceptedBy(findCustomers(local, rested, signal)),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  if (!wanted) return [];
  return data.flatMap((customer) => {
    const buyer = buyerOf(customer);
    return buyer.ok ? [buyer.value] : [];
  });
}
