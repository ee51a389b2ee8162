import { useQuery } from '@tanstack/react-query';
import { type CustomerResource, customerList } from '../../../../src-main/contract/catalog/customer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** A cédula has ten characters; what is shorter is still being typed. */
const SHORTEST = 5;

/** The customer of exactly this identification, if the shop knows one. */
export function useKnownCustomer(identification: string): CustomerResource | undefined {
  const { local } = useService();
  const { data } = useQuery({
    queryKey: ['customers', 'identified', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(customerList, 'GET /v1/local/customers', {
          query: { q: identification, limit: 6 },
          signal,
        }),
      ),
    enabled: identification.length >= SHORTEST,
  });
  return data?.data.find((customer) => customer.identification === identification);
}
