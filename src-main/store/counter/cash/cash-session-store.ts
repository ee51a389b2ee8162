import type { CashStore } from '../../../counter/cash/cash-store.ts';
import { keysetRows } from '../../sqlite/keyset-rows.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { readCashContents } from './cash-contents.ts';
import { recordCashSale } from './cash-sales.ts';
import {
  findCashSession,
  parseReport,
  selectCashSessions,
  toCashMovement,
  toCashSession,
} from './cash-session-rows.ts';

type Reader = Pick<Store['db'], 'selectFrom'>;

export function makeCashSessionStore({ db, writes }: Store): CashStore {
  return {
    find: (id) => findCashSession(db, id),

    async page({ environment, till_id: tillId, status }, page) {
      let query = selectCashSessions(db);
      if (environment !== undefined) query = query.where('till.environment', '=', environment);
      if (tillId !== undefined) query = query.where('till.id', '=', tillId);
      if (status !== undefined) {
        query = query.where('cash_session.closed_at', status === 'open' ? 'is' : 'is not', null);
      }
      return (await keysetRows(query, 'cash_session.id', page)).map(toCashSession);
    },

    openedWith: (key) => openedWith(db, key),

    open: ({ id, tillId, operator, openingFloat, at, idempotency }) =>
      writes.run(async (tx) => {
        const keyed = idempotency.key === undefined ? undefined : await openedWith(tx, idempotency.key);
        if (keyed) return { kind: 'keyed', keyed };
        const till = await tx.selectFrom('till').selectAll().where('id', '=', tillId).executeTakeFirst();
        if (!till) return { kind: 'no_till' };
        if (till.active === 0) return { kind: 'inactive' };
        const current = await selectCashSessions(tx)
          .where('cash_session.till_id', '=', tillId)
          .where('cash_session.closed_at', 'is', null)
          .executeTakeFirst();
        if (current) return { kind: 'already_open', session: toCashSession(current) };
        await tx
          .insertInto('cash_session')
          .values({
            id,
            till_id: tillId,
            operator_id: operator.id,
            operator_name: operator.name,
            opening_float: openingFloat,
            opened_at: at,
            idempotency_key: idempotency.key ?? null,
            fingerprint: idempotency.fingerprint,
            z_number: null,
            closed_at: null,
            report_json: null,
          })
          .execute();
        return { kind: 'opened', session: await mustFind(tx, id) };
      }),

    async movements(sessionId) {
      const rows = await db
        .selectFrom('cash_movement')
        .selectAll()
        .where('cash_session_id', '=', sessionId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toCashMovement);
    },

    movedWith: (sessionId, key) => movedWith(db, sessionId, key),

    move: ({ id, sessionId, direction, amount, reason, actor, at, idempotency }) =>
      writes.run(async (tx) => {
        const keyed =
          idempotency.key === undefined ? undefined : await movedWith(tx, sessionId, idempotency.key);
        if (keyed) return { kind: 'keyed', keyed };
        if ((await mustFind(tx, sessionId)).status === 'closed') return { kind: 'closed' };
        const row = await tx
          .insertInto('cash_movement')
          .values({
            id,
            cash_session_id: sessionId,
            direction,
            amount,
            reason,
            operator_id: actor.operator.id,
            operator_name: actor.operator.name,
            approver_id: actor.approvedBy?.id ?? null,
            approver_name: actor.approvedBy?.name ?? null,
            idempotency_key: idempotency.key ?? null,
            fingerprint: idempotency.fingerprint,
            created_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return { kind: 'moved', movement: toCashMovement(row) };
      }),

    recordSale: (sessionId, documentId, decide) =>
      writes.run((tx) => recordCashSale(tx, { sessionId, documentId, decide })),

    contents: (sessionId) => writes.run((tx) => readCashContents(tx, sessionId)),

    zReport: (sessionId) => zReport(db, sessionId),

    close: (sessionId, report) =>
      writes.run(async (tx) => {
        const before = await zReport(tx, sessionId);
        if (before) return { kind: 'was_closed', report: before };
        const contents = await readCashContents(tx, sessionId);
        if (!contents) throw new Error(`there is no cash session ${sessionId}`);
        // The number is taken in the transaction that uses it: a closing that fails leaves no gap.
        const { last_z_number: zNumber } = await tx
          .updateTable('till')
          .set((eb) => ({ last_z_number: eb('last_z_number', '+', 1) }))
          .where('id', '=', contents.till.id)
          .returning('last_z_number')
          .executeTakeFirstOrThrow();
        const closed = report(contents, zNumber);
        await tx
          .updateTable('cash_session')
          .set({ z_number: zNumber, closed_at: closed.generated_at, report_json: JSON.stringify(closed) })
          .where('id', '=', sessionId)
          .execute();
        return { kind: 'closed', report: closed };
      }),
  };
}

async function openedWith(db: Reader, key: string) {
  const row = await selectCashSessions(db).where('cash_session.idempotency_key', '=', key).executeTakeFirst();
  return row && { fingerprint: row.fingerprint, value: toCashSession(row) };
}

async function movedWith(db: Reader, sessionId: string, key: string) {
  const row = await db
    .selectFrom('cash_movement')
    .selectAll()
    .where('cash_session_id', '=', sessionId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { fingerprint: row.fingerprint, value: toCashMovement(row) };
}

async function zReport(db: Reader, sessionId: string) {
  const row = await db
    .selectFrom('cash_session')
    .select('report_json')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.report_json ? parseReport(row.report_json) : undefined;
}

async function mustFind(tx: Tx, id: string) {
  const session = await findCashSession(tx, id);
  if (!session) throw new Error(`there is no cash session ${id}`);
  return session;
}
