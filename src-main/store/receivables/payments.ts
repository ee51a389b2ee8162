import type { Kysely } from 'kysely';
import type { CashSessionState, StoredPayment } from '../../counter/receivables/receivable-store.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import { actorOf } from '../rows/columns/actor-columns.ts';
import type { PaymentReceivedRow } from '../schema/shop/receivables.ts';
import type { Tables } from '../schema/tables.ts';
import { keysetRows } from '../sqlite/keyset-rows.ts';

type Reader = Kysely<Tables>;

/** Payments with what reversed each. */
export function selectPayments(db: Reader, scope: Scope) {
  return db
    .selectFrom('payment_received')
    .leftJoin('payment_received as reversal', 'reversal.reverses', 'payment_received.id')
    .selectAll('payment_received')
    .select('reversal.id as reversed_by')
    .where('payment_received.scope', '=', scopeOf(scope));
}

type Row = PaymentReceivedRow & { readonly reversed_by: string | null };

export async function findPayment(db: Reader, scope: Scope, id: string): Promise<StoredPayment | undefined> {
  const row = await selectPayments(db, scope).where('payment_received.id', '=', id).executeTakeFirst();
  return row && (await readPayments(db, [row]))[0];
}

export async function findPaidWith(db: Reader, scope: Scope, key: string) {
  const row = await selectPayments(db, scope)
    .where('payment_received.idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const [value] = await readPayments(db, [row]);
  return value && { fingerprint: row.fingerprint, value };
}

export async function pageOfPayments(
  db: Reader,
  scope: Scope,
  { debtor, question }: { readonly debtor: string | undefined; readonly question: KeysetQuestion },
): Promise<readonly StoredPayment[]> {
  let query = selectPayments(db, scope);
  if (debtor !== undefined) query = query.where('payment_received.debtor', '=', debtor);
  return readPayments(db, await keysetRows(query, 'payment_received.id', question));
}

/** The open debts of a customer come to this, whole cents. */
export async function balanceOf(db: Reader, scope: number, debtor: string): Promise<number> {
  const { balance } = await db
    .selectFrom('debt_entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('balance'))
    .where('scope', '=', scope)
    .where('debtor', '=', debtor)
    .executeTakeFirstOrThrow();
  return balance ?? 0;
}

async function readPayments(db: Reader, rows: readonly Row[]): Promise<readonly StoredPayment[]> {
  const payments: StoredPayment[] = [];
  for (const row of rows) payments.push(toPayment(row, await allocationsOf(db, row.id)));
  return payments;
}

async function allocationsOf(db: Reader, paymentId: string): Promise<StoredPayment['allocations']> {
  const rows = await db
    .selectFrom('payment_allocation')
    .leftJoin('document', 'document.id', 'payment_allocation.debt_id')
    .leftJoin('opening_balance', 'opening_balance.id', 'payment_allocation.debt_id')
    .select(['payment_allocation.debt_id', 'payment_allocation.amount', 'opening_balance.reference'])
    .select(['document.establishment', 'document.emission_point', 'document.sequential'])
    .where('payment_allocation.payment_id', '=', paymentId)
    .orderBy('payment_allocation.debt_id')
    .execute();
  return rows.map(({ debt_id, amount, reference, establishment, emission_point, sequential }) => {
    const number =
      establishment !== null && emission_point !== null && sequential !== null
        ? formatNumber({ establishment, emissionPoint: emission_point }, sequential)
        : (reference ?? undefined);
    return { debtId: debt_id, amount, ...(number !== undefined && { reference: number }) };
  });
}

function toPayment(row: Row, allocations: StoredPayment['allocations']): StoredPayment {
  const actor = actorOf(row);
  return {
    id: row.id,
    debtor: row.debtor,
    debtorName: row.debtor_name,
    receivedOn: row.received_on,
    method: row.method,
    amount: row.amount,
    allocations,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.cash_session_id !== null && { cashSessionId: row.cash_session_id }),
    ...(row.reverses !== null && { reverses: row.reverses }),
    ...(row.reversed_by !== null && { reversedBy: row.reversed_by }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(actor && { actor }),
    createdAt: row.created_at,
    balance: row.balance,
  };
}

/** Of the business and environment alone: the money of one is not put into another's drawer. */
export async function cashSessionState(
  db: Reader,
  { entityId, environment }: Scope,
  id: string | undefined,
): Promise<CashSessionState> {
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('cash_session')
    .innerJoin('till', 'till.id', 'cash_session.till_id')
    .select('cash_session.closed_at')
    .where('cash_session.id', '=', id)
    .where('till.entity_id', '=', entityId)
    .where('till.environment', '=', environment)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.closed_at === null ? 'open' : 'closed';
}
