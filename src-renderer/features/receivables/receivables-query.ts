import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { listOf } from '../../../src-main/contract/list.ts';
import { printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import {
  openingBalance,
  type openingBalanceBody,
} from '../../../src-main/contract/receivables/opening-balance.ts';
import {
  paymentReceived,
  type paymentReceivedBody,
  type paymentReversalBody,
} from '../../../src-main/contract/receivables/payment-received.ts';
import {
  type ReceivableListQuery,
  receivableList,
  receivableWithDebts,
} from '../../../src-main/contract/receivables/receivable.ts';
import { statement } from '../../../src-main/contract/receivables/statement.ts';
import { acceptedBy, refusalIn } from '../../lib/http/answer.ts';
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

/** The last payments of a customer, with those that were reversed. */
export function usePayments(identification: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['receivables', environment, 'payments', identification],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(paymentList, 'GET /v1/local/receivables/payments', {
          query: { identification, limit: 20 },
          signal,
        }),
      ),
  });
}

export function useReceivePayment() {
  const { documents } = useService();
  return useOnce((body: z.input<typeof paymentReceivedBody>, idempotencyKey) =>
    acceptedBy(
      documents.send(paymentReceived, 'POST /v1/local/receivables/payments', { body, idempotencyKey }),
    ),
  );
}

/** Prints the slip of a payment, again as a copy. */
export function useSlipPrinting() {
  const { documents } = useService();
  return useMutation({
    mutationFn: (id: string) =>
      acceptedBy(
        documents.send(printJobResource, 'POST /v1/local/receivables/payments/{id}/print', {
          path: { id },
          body: {},
        }),
      ),
  });
}

export function useReversePayment(id: string) {
  const { documents } = useService();
  return useOnce((body: z.input<typeof paymentReversalBody>, idempotencyKey) =>
    acceptedBy(
      documents.send(paymentReceived, 'POST /v1/local/receivables/payments/{id}/reverse', {
        path: { id },
        body,
        idempotencyKey,
      }),
    ),
  );
}

export function useOpeningBalance() {
  const { documents } = useService();
  return useOnce((body: z.input<typeof openingBalanceBody>, idempotencyKey) =>
    acceptedBy(
      documents.send(openingBalance, 'POST /v1/local/receivables/opening-balances', { body, idempotencyKey }),
    ),
  );
}

/**
 * The same sent twice is written once: after a lost connection nobody knows whether it arrived. What was refused is not
 * written, so that the next one is another.
 */
function useOnce<Body, Answer>(send: (body: Body, idempotencyKey: string) => Promise<Answer>) {
  const cache = useQueryClient();
  const [key, setKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: Body) => send(body, key),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['receivables'] }),
        cache.invalidateQueries({ queryKey: ['cash-sessions'] }),
      ]),
    onError: (error) => {
      const code = refusalIn(error)?.code;
      if (code !== 'service_unreachable' && code !== 'idempotency_key_reused') setKey(crypto.randomUUID());
    },
  });
}
