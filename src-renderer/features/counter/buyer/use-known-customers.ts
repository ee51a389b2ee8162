import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Buyer, buyerOf } from '../../../lib/buyer-draft.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { findCustomers } from './customers.ts';

/** From so many characters on it is worth looking. */
const MINIMUM_LENGTH = 2;

const PAUSE_MS = 120;

/** Somebody this shop has sold to. */
export interface KnownCustomer {
  readonly buyer: Buyer;
  /** The prices they buy by. */
  readonly priceListId: string | undefined;
}

/** Customers this shop already knows by what is being typed of their identification or name. */
export function useKnownCustomers(text: string): readonly KnownCustomer[] {
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
    return buyer.ok ? [{ buyer: buyer.value, priceListId: customer.price_list_id }] : [];
  });
}
