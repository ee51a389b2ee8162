import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listOf } from '../../../src-main/contract/list.ts';
import { paymentReceived } from '../../../src-main/contract/receivables/payment-received.ts';
import {
  type ReceivableListQuery,
  receivableList,
  receivableWithDebts,
} from '../../../src-main/contract/receivables/receivable.ts';
import { statement } from '../../../src-main/contract/receivables/statement.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** What the page shows at once. */
export const PAGE_SIZE = 50;
/** Other tills sell and receive meanwhile. */
const REFRESH_MS = 15_000;

export interface ReceivablesQuestion {
  readonly term: string;
  readonly isLateOnly: boolean;
  readonly sort: ReceivableListQuery['sort'];
  readonly offset: number;
}

export function useReceivables({ term, isLateOnly, sort, offset }: ReceivablesQuestion) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['receivables', environment, 'list', term, isLateOnly, sort, offset],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(receivableList, 'GET /v1/local/receivables', {
          query: {
            q: term || undefined,
            overdue: isLateOnly ? 'true' : undefined,
            ...{ sort, offset, limit: PAGE_SIZE },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useReceivable(identification: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['receivables', environment, 'customer', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(receivableWithDebts, 'GET /v1/local/receivables/customers/{identification}', {
          path: { identification },
          signal,
        }),
      ),
    refetchInterval: REFRESH_MS,
  });
}

export function useStatement(identification: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['receivables', environment, 'statement', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(statement, 'GET /v1/local/receivables/customers/{identification}/statement', {
          path: { identification },
          signal,
        }),
      ),
  });
}

const paymentList = listOf(paymentReceived);

/** The payments of a customer, the last first, with those that were reversed. */
export function usePayments(identification: string) {
  const { documents, environment } = useService();
  return useInfiniteQuery({
    queryKey: ['receivables', environment, 'payments', identification],
    queryFn: ({ pageParam, signal }) =>
      acceptedBy(
        documents.send(paymentList, 'GET /v1/local/receivables/payments', {
          query: { identification, limit: 20, cursor: pageParam },
          signal,
        }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

const firstPage: string | undefined = undefined;
