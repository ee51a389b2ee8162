import { sql } from 'kysely';
import type { StationCashSession, StationRecord } from '../../../contract/head/stations/station-records.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { noteFetchedSession } from './fetched-sessions.ts';
import { keepOperators } from './keep-operators.ts';

type CashSessionRecord = Extract<StationRecord, { subject: 'cash_session' }>;

/**
 * Keeps a cash session that these data lack, or have open, as the head office knew it: with its movements and sales, open
 * or closed. One that is closed here stays; one that these data leave no room for is left out. A person is shown what is
 * open and of what is left out.
 */
export async function keepCashSession(tx: Tx, { session, movements }: CashSessionRecord): Promise<void> {
  const here = await tx
    .selectFrom('cash_session')
    .select('closed_at')
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (here && here.closed_at !== null) return;
  const { id, opened_at, operator_name } = session;
  if (!(await hasRoom(tx, session))) {
    await noteFetchedSession(tx, { id, opened_at, operator_name, outcome: 'left_out' });
    return;
  }
  await keepOperators(tx, [{ ...session, created_at: opened_at }, ...movements]);
  // The movements of a session come before it: once it is closed, it takes none.
  await sql`PRAGMA defer_foreign_keys = ON`.execute(tx);
  for (const movement of movements) {
    await tx
      .insertInto('cash_movement')
      .values({ ...movement, idempotency_key: null, fingerprint: '' })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  if (here) await bringUpToDate(tx, session);
  else await insert(tx, session);
  await keepSales(tx, session);
  if (session.closed_at === null) {
    await noteFetchedSession(tx, { id, opened_at, operator_name, outcome: 'open' });
  }
}

/** Its till is here, and nothing that was done there since the backup takes its place. */
async function hasRoom(tx: Tx, { id, till_id, z_number, closed_at }: StationCashSession): Promise<boolean> {
  const { rows } = await sql<{ has_room: 0 | 1 }>`
    SELECT EXISTS (SELECT 1 FROM till WHERE id = ${till_id})
      AND NOT EXISTS (
        SELECT 1 FROM cash_session WHERE till_id = ${till_id} AND id <> ${id}
          AND CASE WHEN ${closed_at} IS NULL THEN closed_at IS NULL ELSE z_number = ${z_number} END
      )
      AND NOT EXISTS (SELECT 1 FROM cash_movement WHERE cash_session_id = ${id} AND created_at > ${closed_at})
      AS has_room
  `.execute(tx);
  return rows[0]?.has_room === 1;
}

async function insert(tx: Tx, session: StationCashSession): Promise<void> {
  await tx
    .insertInto('cash_session')
    .values({ ...session, idempotency_key: null, fingerprint: '' })
    .execute();
  await raiseZ(tx, session);
}

/** What was sold here after it was closed there waits for the next one. */
async function bringUpToDate(tx: Tx, session: StationCashSession): Promise<void> {
  const { id, z_number, closed_at, report_json } = session;
  if (closed_at === null) return;
  await sql`
    UPDATE cash_sale SET cash_session_id = NULL
    WHERE cash_session_id = ${id}
      AND (SELECT created_at FROM document WHERE document.id = document_id) > ${closed_at}
  `.execute(tx);
  await tx
    .updateTable('cash_session')
    .set({ z_number, closed_at, report_json })
    .where('id', '=', id)
    .execute();
  await raiseZ(tx, session);
}

async function raiseZ(tx: Tx, { till_id, z_number }: StationCashSession): Promise<void> {
  if (z_number === null) return;
  await tx
    .updateTable('till')
    .set({ last_z_number: z_number })
    .where('id', '=', till_id)
    .where('last_z_number', '<', z_number)
    .execute();
}

/** Its sales: those that name it, and those that waited for it, up to when it was closed. */
async function keepSales(tx: Tx, { id, till_id, closed_at }: StationCashSession): Promise<void> {
  await sql`
    INSERT OR IGNORE INTO cash_sale (document_id, till_id, cash_session_id, refund_method)
    SELECT document.id, till.id, NULL, json_extract(document.metadata_json, '$.refund_method')
    FROM till
    JOIN list_scope
    JOIN document_metadata AS named
      ON named.scope = list_scope.id AND named.key = 'cash_session' AND named.value = ${id}
    JOIN document
      ON document.seq = named.seq AND document.entity_id = till.entity_id AND document.environment = till.environment
    WHERE till.id = ${till_id} AND document.type IN ('invoice', 'debit_note', 'credit_note')
      AND document.import_id IS NULL
  `.execute(tx);
  await sql`
    UPDATE cash_sale SET cash_session_id = ${id}
    WHERE till_id = ${till_id} AND cash_session_id IS NULL
      AND (${closed_at} IS NULL OR (SELECT created_at FROM document WHERE document.id = document_id) <= ${closed_at})
  `.execute(tx);
}

/** What was sold after the last closing is counted in what is open. */
export async function countWaitingSales(tx: Tx): Promise<void> {
  await sql`
    UPDATE cash_sale SET cash_session_id = open.id
    FROM cash_session AS open
    WHERE cash_sale.cash_session_id IS NULL AND open.till_id = cash_sale.till_id AND open.closed_at IS NULL
  `.execute(tx);
}
