import { cashMethod } from '../../contract/counter/cash-session.ts';
import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type {
  PaymentReceived,
  PaymentReceivedBody,
  PaymentReceivedListQuery,
  PaymentReversalBody,
} from '../../contract/receivables/payment-received.ts';
import type { PaymentMethod } from '../../documents/body/payment.ts';
import { amountOfCents, centsOf } from '../../documents/values/cents.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import { canonicalJson, sha256 } from '../../issuing/requests/fingerprint.ts';
import { idempotencyOf, type Made, madeNow, replayed } from '../../issuing/requests/idempotency.ts';
import { type KeysetPage, keysetPage } from '../../reading/lists/keyset-page.ts';
import type { Permits } from '../operators/permits.ts';
import { allocate } from './allocate.ts';
import type {
  CashSessionState,
  PaymentFacts,
  ReceivableStore,
  StoredPayment,
  Writing,
} from './receivable-store.ts';

export interface PaymentDependencies {
  readonly store: ReceivableStore;
  readonly permits: Pick<Permits, 'asOwner' | 'actAsOwner'>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
}

/** What customers pay of what they owe. A payment is never changed: a counter-row takes its effect away. */
export function makePayments({ store, permits, now, newId, cursorSecret }: PaymentDependencies) {
  return {
    async payments(
      scope: Caller,
      { limit, cursor, identification }: PaymentReceivedListQuery,
    ): Promise<Outcome<KeysetPage<PaymentReceived>>> {
      const { entityId, environment } = scope;
      const filters = canonicalJson({ entityId, environment, identification });
      const page = await keysetPage(
        {
          filters: sha256('payments_received', filters).slice(0, 16),
          cursorSecret,
          positionOf: ({ id }: StoredPayment) => id,
          find: (question) => store.payments(scope, identification, question),
        },
        { limit, cursor },
      );
      return page.ok ? { ok: true, value: { ...page.value, data: page.value.data.map(shown) } } : page;
    },

    async payment(scope: Caller, id: string): Promise<Outcome<PaymentReceived>> {
      const payment = await store.payment(scope, id);
      return payment ? { ok: true, value: shown(payment) } : refuse({ code: 'not_found' });
    },

    async receive(
      caller: Caller,
      body: PaymentReceivedBody,
      key?: string,
    ): Promise<Outcome<Made<PaymentReceived>>> {
      const idempotency = idempotencyOf(key, body);
      const earlier = key === undefined ? undefined : await store.paidWith(caller, key);
      if (earlier) return replayed({ ...earlier, value: shown(earlier.value) }, idempotency);
      const actor = await actorOf(caller);
      if (!actor.ok) return actor;
      const at = now();
      const today = ecuadorDate(at);
      const writing = await store.pay(
        caller,
        {
          id: newId(),
          debtor: body.identification,
          receivedOn: body.received_on ?? today,
          method: body.method,
          amount: centsOf(body.amount),
          reference: body.reference,
          cashSessionId: body.cash_session_id,
          actor: actor.value,
          createdAt: at.toISOString(),
          idempotency,
        },
        (facts) => decide(facts, body, today),
      );
      return made(writing, idempotency);
    },

    async reverse(
      caller: Caller,
      id: string,
      { body, key }: { readonly body: PaymentReversalBody; readonly key?: string | undefined },
    ): Promise<Outcome<Made<PaymentReceived>>> {
      const { approval_id: approvalId, ...fields } = body;
      const idempotency = idempotencyOf(key, { ...fields, reverses: id });
      const earlier = key === undefined ? undefined : await store.paidWith(caller, key);
      if (earlier) return replayed({ ...earlier, value: shown(earlier.value) }, idempotency);
      const payment = await store.payment(caller, id);
      if (!payment) return refuse({ code: 'not_found' });
      const perform = async (actor: StoredPayment['actor']) => {
        const at = now();
        const writing = await store.reverse(
          caller,
          {
            id: newId(),
            eventId: newId(),
            paymentId: id,
            receivedOn: ecuadorDate(at),
            cashSessionId: body.cash_session_id,
            reason: body.reason,
            actor,
            createdAt: at.toISOString(),
            idempotency,
          },
          (current, session) => mayReverse(current, { session, body }),
        );
        return made(writing, idempotency);
      };
      const { session } = caller;
      if (session === undefined) return perform(undefined);
      const about = { item: id, amount: amountOfCents(payment.amount) };
      const approved = { id: approvalId, about };
      return permits.actAsOwner({ session, action: 'reverse_payments', approved }, perform);
    },
  };

  /** A program with a key of its own is nobody at the counter. */
  async function actorOf({ session }: Caller): Promise<Outcome<StoredPayment['actor']>> {
    return session === undefined
      ? { ok: true, value: undefined }
      : permits.asOwner(session, 'receive_payments');
  }
}

function made(
  writing: Writing<StoredPayment>,
  idempotency: ReturnType<typeof idempotencyOf>,
): Outcome<Made<PaymentReceived>> {
  switch (writing.kind) {
    case 'written':
      return madeNow(shown(writing.row));
    case 'keyed':
      return replayed({ ...writing.keyed, value: shown(writing.keyed.value) }, idempotency);
    case 'refused':
      return writing.outcome;
  }
}

/** What a payment pays, or all that stands in its way. */
function decide({ debts, session }: PaymentFacts, body: PaymentReceivedBody, today: string) {
  const allocated = allocate(debts, body);
  const faults: ProblemError[] = [...sessionFaults(body, body.method, session)];
  if (body.received_on !== undefined && body.received_on > today) {
    const message = 'Un cobro no se recibe en el futuro.';
    faults.push({ pointer: '/received_on', code: 'date_in_future', message });
  }
  if (faults.length === 0) return allocated;
  const others = allocated.ok ? [] : (allocated.problem.errors ?? []);
  return refuse({ code: 'validation_failed', errors: [...others, ...faults] });
}

function mayReverse(
  payment: StoredPayment | undefined,
  { session, body }: { readonly session: CashSessionState; readonly body: PaymentReversalBody },
): Outcome<undefined> {
  if (!payment) return refuse({ code: 'not_found' });
  if (payment.reverses !== undefined) {
    return refuse({ code: 'invalid_state', detail: 'Esto ya es la reversión de un cobro.' });
  }
  if (payment.reversedBy !== undefined) {
    return refuse({ code: 'invalid_state', detail: 'Este cobro ya se reversó.' });
  }
  const faults = sessionFaults(body, payment.method, session);
  if (faults.length > 0) return refuse({ code: 'validation_failed', errors: faults });
  return { ok: true, value: undefined };
}

/** Cash goes into a drawer that is open, and comes out of one. */
function sessionFaults(
  { cash_session_id: id }: { readonly cash_session_id?: string | undefined },
  method: PaymentMethod,
  session: CashSessionState,
): ProblemError[] {
  const pointer = '/cash_session_id';
  if (id === undefined) {
    if (method !== cashMethod) return [];
    return [{ pointer, code: 'required', message: 'El efectivo se mueve en un turno de caja abierto.' }];
  }
  if (session === 'open') return [];
  const message =
    session === 'closed' ? 'Esta caja ya está cerrada.' : 'No hay un turno de caja con este id aquí.';
  return [{ pointer, code: session === 'closed' ? 'not_allowed_here' : 'not_found', message }];
}

function shown(payment: StoredPayment): PaymentReceived {
  const { actor } = payment;
  return {
    object: 'payment_received',
    id: payment.id,
    identification: payment.debtor,
    name: payment.debtorName,
    received_on: payment.receivedOn,
    method: payment.method,
    amount: amountOfCents(payment.amount),
    allocations: payment.allocations.map(({ debtId, reference, amount }) => ({
      debt_id: debtId,
      ...(reference !== undefined && { reference }),
      amount: amountOfCents(amount),
    })),
    ...(payment.reference !== undefined && { reference: payment.reference }),
    ...(payment.cashSessionId !== undefined && { cash_session_id: payment.cashSessionId }),
    ...(payment.reverses !== undefined && { reverses: payment.reverses }),
    ...(payment.reversedBy !== undefined && { reversed_by: payment.reversedBy }),
    ...(payment.reason !== undefined && { reason: payment.reason }),
    ...(actor && { operator: actor.operator }),
    ...(actor?.approvedBy && { approved_by: actor.approvedBy }),
    balance: amountOfCents(payment.balance),
    created_at: payment.createdAt,
  };
}
