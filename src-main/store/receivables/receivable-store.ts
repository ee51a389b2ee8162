import type {
  CreditTerms,
  NewPayment,
  NewReversal,
  ReceivableStore,
  StoredPayment,
  Writing,
} from '../../counter/receivables/receivable-store.ts';
import { amountOfCents, centsOf } from '../../documents/values/cents.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { readAccount } from '../reading/receivables/read-account.ts';
import { readOpenDebts } from '../reading/receivables/read-open-debts.ts';
import { answerTo, type ReadLists } from '../reading/thread/list-readers.ts';
import { insertEvent } from '../rows/business/event-log.ts';
import { scopeIdOf } from '../rows/business/scope-id.ts';
import { writtenBy } from '../rows/columns/actor-columns.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import {
  cancelOpeningBalance,
  findEnteredWith,
  insertOpeningBalance,
  openingRevision,
  openingsInForce,
} from './opening-balances.ts';
import { balanceOf, cashSessionState, findPaidWith, findPayment, pageOfPayments } from './payments.ts';

/** Identifications in one statement: few enough for its parameters. */
const AT_ONCE = 500;

/** @param read in a thread of its own: what all customers owe is the sum of all that was ever sold on credit */
export function makeReceivableStore(
  { db, writes }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): ReceivableStore {
  return {
    openDebts: (scope, debtor, signal) =>
      debtor === undefined ? read('openDebts', { scope }, signal) : readOpenDebts(db, { scope, debtor }),

    async creditTerms(debtors) {
      const terms = new Map<string, CreditTerms>();
      for (let at = 0; at < debtors.length; at += AT_ONCE) {
        const rows = await db
          .selectFrom('customer')
          .select(['id', 'identification', 'name', 'credit_limit', 'credit_days'])
          .where('identification', 'in', debtors.slice(at, at + AT_ONCE))
          .orderBy('seq')
          .execute();
        for (const { id, identification, name, credit_limit, credit_days } of rows) {
          terms.set(identification, {
            customerId: id,
            name,
            ...(credit_limit !== null && { creditLimit: credit_limit }),
            ...(credit_days !== null && { creditDays: credit_days }),
          });
        }
      }
      return terms;
    },

    setCreditTerms: (customerId, { credit_limit, credit_days }) =>
      writes.run(async (tx) => {
        const limit = credit_limit === null ? null : centsOf(credit_limit);
        const changed = await tx
          .updateTable('customer')
          .set({ credit_limit: limit, credit_days })
          .where('id', '=', customerId)
          .executeTakeFirst();
        return changed.numUpdatedRows > 0n;
      }),

    account: (scope, debtor) => readAccount(db, { scope, debtor }),

    payment: (scope, id) => findPayment(db, scope, id),
    payments: (scope, debtor, question) => pageOfPayments(db, scope, { debtor, question }),
    paidWith: (scope, key) => findPaidWith(db, scope, key),

    pay: (scope, payment, decide) =>
      writes.run(async (tx) => {
        const { key } = payment.idempotency;
        const keyed = key === undefined ? undefined : await findPaidWith(tx, scope, key);
        if (keyed) return { kind: 'keyed', keyed };
        const debts = await readOpenDebts(tx, { scope, debtor: payment.debtor });
        const session = await cashSessionState(tx, scope, payment.cashSessionId);
        const decided = decide({ debts, session });
        if (!decided.ok) return { kind: 'refused', outcome: decided };
        // By the name that the newest of the debts has.
        const newest = debts.toSorted((one, other) => (one.issuedOn < other.issuedOn ? -1 : 1)).at(-1);
        const id = await scopeIdOf(tx, scope);
        const debtorName = newest?.debtorName ?? payment.debtor;
        return insertPayment(tx, { scope, id }, { ...payment, debtorName, allocations: decided.value });
      }),

    reverse: (scope, reversal, refusal) =>
      writes.run(async (tx) => {
        const { key } = reversal.idempotency;
        const keyed = key === undefined ? undefined : await findPaidWith(tx, scope, key);
        if (keyed) return { kind: 'keyed', keyed };
        const payment = await findPayment(tx, scope, reversal.paymentId);
        const refused = refusal(payment, await cashSessionState(tx, scope, reversal.cashSessionId));
        if (!refused.ok) return { kind: 'refused', outcome: refused };
        if (!payment) throw new Error(`there is no payment ${reversal.paymentId}`);
        const { entityId, environment } = scope;
        await insertEvent(tx, {
          id: reversal.eventId,
          type: 'payment.reversed',
          environment,
          entityId,
          data: { payment_id: payment.id, reversal_id: reversal.id, amount: amountOfCents(payment.amount) },
          at: reversal.createdAt,
        });
        const id = await scopeIdOf(tx, scope);
        return insertPayment(tx, { scope, id }, counterRow(payment, reversal));
      }),

    enteredWith: (scope, key) => findEnteredWith(db, scope, key),

    enter: (scope, balance) =>
      writes.run(async (tx) => {
        const { key } = balance.idempotency;
        const keyed = key === undefined ? undefined : await findEnteredWith(tx, scope, key);
        if (keyed) return { kind: 'keyed', keyed };
        const row = await insertOpeningBalance(tx, await scopeIdOf(tx, scope), balance);
        return { kind: 'written', row };
      }),

    openingBalances: (scope) => openingsInForce(db, scope),
    openingRevision: (scope) => openingRevision(db, scope),

    enterAll: (scope, revision, balances) =>
      writes.run(async (tx) => {
        if ((await openingRevision(tx, scope)) !== revision) return false;
        const id = await scopeIdOf(tx, scope);
        for (const balance of balances) await insertOpeningBalance(tx, id, balance);
        return true;
      }),

    cancel: (scope, canceling) => writes.run((tx) => cancelOpeningBalance(tx, scope, canceling)),
  };
}

type PaymentToWrite = NewPayment & Pick<StoredPayment, 'debtorName' | 'allocations' | 'reverses' | 'reason'>;

function counterRow(payment: StoredPayment, reversal: NewReversal): PaymentToWrite {
  const { paymentId, ...own } = reversal;
  return {
    ...own,
    debtor: payment.debtor,
    debtorName: payment.debtorName,
    method: payment.method,
    amount: -payment.amount,
    allocations: payment.allocations.map(({ debtId, amount }) => ({ debtId, amount: -amount })),
    reverses: paymentId,
  };
}

async function insertPayment(
  tx: Tx,
  { scope, id: scopeId }: { readonly scope: Scope; readonly id: number },
  payment: PaymentToWrite,
): Promise<Writing<StoredPayment>> {
  await tx
    .insertInto('payment_received')
    .values({
      id: payment.id,
      scope: scopeId,
      debtor: payment.debtor,
      debtor_name: payment.debtorName,
      received_on: payment.receivedOn,
      method: payment.method,
      amount: payment.amount,
      balance: (await balanceOf(tx, scopeId, payment.debtor)) - payment.amount,
      reference: payment.reference ?? null,
      cash_session_id: payment.cashSessionId ?? null,
      reverses: payment.reverses ?? null,
      reason: payment.reason ?? null,
      ...writtenBy(payment.actor, payment.idempotency),
      created_at: payment.createdAt,
    })
    .execute();
  for (const { debtId, amount } of payment.allocations) {
    await tx
      .insertInto('payment_allocation')
      .values({ scope: scopeId, debtor: payment.debtor, debt_id: debtId, payment_id: payment.id, amount })
      .execute();
  }
  const row = await findPayment(tx, scope, payment.id);
  if (!row) throw new Error(`payment ${payment.id} was not written`);
  return { kind: 'written', row };
}
