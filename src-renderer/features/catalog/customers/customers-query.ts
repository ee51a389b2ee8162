import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import {
  type CustomerResource,
  type CustomerSort,
  customerBody,
  customerList,
  customerResource,
} from '../../../../src-main/contract/catalog/customer.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { checkedForm } from '../../../lib/http/checked-form.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import { useRemoval } from '../../../lib/undo/use-removal.ts';

export const PAGE_SIZE = 50;

/** What the list of customers is asked. */
export interface CustomerFilter {
  readonly term: string;
  readonly sort: CustomerSort;
  readonly offset: number;
}

export function useCustomers({ term, sort, offset }: CustomerFilter) {
  const { local } = useService();
  return useQuery({
    queryKey: ['customers', 'list', term, sort, offset],
    queryFn: ({ signal }) => {
      const query = { q: term || undefined, sort, offset, limit: PAGE_SIZE, total: 'true' as const };
      return acceptedBy(local.send(customerList, 'GET /v1/local/customers', { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}

/** Makes a customer, or changes the one of that identifier. What the service would refuse is reported without asking it. */
export function useCustomerSaving(id: string | undefined) {
  const { local } = useService();
  const readAgain = useReadAgain('customers', 'price-lists');
  return useMutation({
    mutationFn: async (form: Readonly<Record<string, unknown>>): Promise<CustomerResource> => {
      const body = checkedForm(customerBody, form);
      return acceptedBy(
        id === undefined
          ? local.send(customerResource, 'POST /v1/local/customers', { body })
          : local.send(customerResource, 'PUT /v1/local/customers/{id}', { path: { id }, body }),
      );
    },
    onSuccess: readAgain,
  });
}

export function useCustomerRemoval() {
  const { local } = useService();
  return useRemoval(
    ({ id }: CustomerResource) => acceptedBy(local.call('DELETE /v1/local/customers/{id}', { path: { id } })),
    ['customers', 'price-lists'],
  );
}
