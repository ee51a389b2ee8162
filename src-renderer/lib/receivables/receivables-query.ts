import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listOf } from '../../../src-main/contract/list.ts';
import { paymentReceived } from '../../../src-main/contract/receivables/payment-received.ts';
import {
  type ReceivableListQuery,
  receivableList,
  receivableWithDebts,
} from '../../../src-main/contract/receivables/receivable.ts';
import { statement } from '../../../src-main/contract/receivables/statement.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';

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

export const everybody: ReceivablesQuestion = { term: '', isLateOnly: false, sort: 'oldest', offset: 0 };

/** @param question none: nothing is asked */
export function useReceivables(question: ReceivablesQuestion | undefined) {
  const { term, isLateOnly, sort, offset } = question ?? everybody;
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
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** @param identification none: nobody is looked up */
export function useReceivable(identification: string | undefined) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['receivables', environment, 'customer', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(receivableWithDebts, 'GET /v1/local/receivables/customers/{identification}', {
          path: { identification: identification ?? '' },
          signal,
        }),
      ),
    enabled: identification !== undefined,
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
