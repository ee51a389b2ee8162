import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import {
  openingBalance,
  type openingBalanceBody,
  type openingBalanceReversalBody,
} from '../../../src-main/contract/receivables/opening-balance.ts';
import {
  paymentReceived,
  type paymentReceivedBody,
  type paymentReversalBody,
} from '../../../src-main/contract/receivables/payment-received.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { makeAttempts } from './attempts.ts';

type PaymentBody = z.input<typeof paymentReceivedBody>;
type ReversalBody = z.input<typeof paymentReversalBody>;
type OpeningBody = z.input<typeof openingBalanceBody>;
type Payment = z.output<typeof paymentReceived>;

// Of the window and not of a dialog: after a lost answer a person closes one and tries again in another.
const newKey = () => crypto.randomUUID();
const payments = makeAttempts<PaymentBody, Payment>(newKey);
const reversals = makeAttempts<ReversalBody, Payment>(newKey);
const openings = makeAttempts<OpeningBody, z.output<typeof openingBalance>>(newKey);

export function useReceivePayment() {
  const { documents, environment } = useService();
  return useAccountChange((body: PaymentBody) =>
    acceptedBy(
      payments.send({
        subject: `${environment} ${body.identification}`,
        body,
        send: (sent, idempotencyKey) =>
          documents.send(paymentReceived, 'POST /v1/local/receivables/payments', {
            body: sent,
            idempotencyKey,
          }),
      }),
    ),
  );
}

export function useReversePayment(id: string) {
  const { documents } = useService();
  return useAccountChange((body: ReversalBody) =>
    acceptedBy(
      reversals.send({
        subject: id,
        body,
        send: (sent, idempotencyKey) =>
          documents.send(paymentReceived, 'POST /v1/local/receivables/payments/{id}/reverse', {
            path: { id },
            body: sent,
            idempotencyKey,
          }),
      }),
    ),
  );
}

export function useOpeningBalance() {
  const { documents, environment } = useService();
  return useAccountChange((body: OpeningBody) =>
    acceptedBy(
      openings.send({
        subject: `${environment} ${body.identification}`,
        body,
        send: (sent, idempotencyKey) =>
          documents.send(openingBalance, 'POST /v1/local/receivables/opening-balances', {
            body: sent,
            idempotencyKey,
          }),
      }),
    ),
  );
}

export function useCancelOpeningBalance(id: string) {
  const { documents } = useService();
  return useAccountChange((body: z.input<typeof openingBalanceReversalBody>) =>
    acceptedBy(
      documents.send(openingBalance, 'POST /v1/local/receivables/opening-balances/{id}/cancel', {
        path: { id },
        body,
      }),
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

/** Changes what a customer owes. Accounts are read again after a refusal, too: a lost answer may have been written. */
function useAccountChange<Body, Answer>(change: (body: Body) => Promise<Answer>) {
  const cache = useQueryClient();
  const readAgain = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['receivables'] }),
      cache.invalidateQueries({ queryKey: ['cash-sessions'] }),
    ]);
  return useMutation({
    mutationFn: change,
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });
}
