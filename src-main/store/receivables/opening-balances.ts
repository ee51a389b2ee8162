import type { Kysely } from 'kysely';
import type {
  Canceling,
  NewCanceling,
  NewOpeningBalance,
  StoredOpeningBalance,
} from '../../counter/receivables/receivable-store.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import { actorOf, writtenBy } from '../rows/columns/actor-columns.ts';
import type { OpeningBalanceRow } from '../schema/shop/receivables.ts';
import type { Tables } from '../schema/tables.ts';
import type { Tx } from '../sqlite/write-queue.ts';

type Reader = Kysely<Tables>;

function selectBalances(db: Reader, scope: Scope) {
  return db.selectFrom('opening_balance').selectAll().where('scope', '=', scopeOf(scope));
}

export async function findEnteredWith(db: Reader, scope: Scope, key: string) {
  const row = await selectBalances(db, scope).where('idempotency_key', '=', key).executeTakeFirst();
  return row && { fingerprint: row.fingerprint, value: toBalance(row) };
}

export async function openingsInForce(db: Reader, scope: Scope): Promise<readonly StoredOpeningBalance[]> {
  const rows = await selectBalances(db, scope).orderBy('id').execute();
  const canceled = new Set(rows.flatMap(({ reverses }) => reverses ?? []));
  return rows.filter(({ id, reverses }) => reverses === null && !canceled.has(id)).map(toBalance);
}

/** Rows are only ever added. */
export async function openingRevision(db: Reader, scope: Scope): Promise<string> {
  const { count } = await db
    .selectFrom('opening_balance')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('scope', '=', scopeOf(scope))
    .executeTakeFirstOrThrow();
  return String(count);
}

/** @param scopeId the row of `list_scope` */
export async function insertOpeningBalance(
  tx: Tx,
  scopeId: number,
  balance: NewOpeningBalance,
): Promise<StoredOpeningBalance> {
  const row = await tx
    .insertInto('opening_balance')
    .values({
      id: balance.id,
      scope: scopeId,
      debtor: balance.debtor,
      debtor_name: balance.debtorName,
      issued_on: balance.issuedOn,
      due_on: balance.dueOn,
      reference: balance.reference ?? null,
      amount: balance.amount,
      reverses: balance.reverses ?? null,
      reason: balance.reason ?? null,
      ...writtenBy(balance.actor, balance.idempotency),
      created_at: balance.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toBalance(row);
}

export async function cancelOpeningBalance(
  tx: Tx,
  scope: Scope,
  { openingBalanceId, ...canceling }: NewCanceling,
): Promise<Canceling> {
  const row = await selectBalances(tx, scope).where('id', '=', openingBalanceId).executeTakeFirst();
  if (!row || row.reverses !== null) return { kind: 'unknown' };
  const before = await selectBalances(tx, scope).where('reverses', '=', openingBalanceId).executeTakeFirst();
  if (before) return { kind: 'was_canceled' };
  const { paid } = await tx
    .selectFrom('payment_allocation')
    .select(({ fn }) => fn.sum<number | null>('amount').as('paid'))
    .where('scope', '=', row.scope)
    .where('debtor', '=', row.debtor)
    .where('debt_id', '=', openingBalanceId)
    .executeTakeFirstOrThrow();
  if ((paid ?? 0) !== 0) return { kind: 'has_payments' };
  const counter = { ...toBalance(row), ...canceling, amount: -row.amount, reverses: openingBalanceId };
  return { kind: 'canceled', row: await insertOpeningBalance(tx, row.scope, counter) };
}

function toBalance(row: OpeningBalanceRow): StoredOpeningBalance {
  const actor = actorOf(row);
  return {
    id: row.id,
    debtor: row.debtor,
    debtorName: row.debtor_name,
    amount: row.amount,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.reverses !== null && { reverses: row.reverses }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(actor && { actor }),
    createdAt: row.created_at,
  };
}
