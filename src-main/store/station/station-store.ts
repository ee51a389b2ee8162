import { sql } from 'kysely';
import { isElsewhere } from '../../contract/business/set-up/numbers-elsewhere.ts';
import type { Enrolment, Station, StationStore } from '../../station/station-store.ts';
import { bringBackLiveSeries, holdForHeadOffice, stopLiveSeries } from '../rows/business/live-series.ts';
import { ASSIGNED_POINT, FORMER_STATION_KEY, INSTALLATION_ID } from '../rows/business/setting-names.ts';
import { makeSettings, putSetting } from '../rows/business/settings.ts';
import type { StationRow } from '../schema/station.ts';
import type { Store } from '../sqlite/open.ts';
import { applyChanges, forgetStale } from './changes/apply-changes.ts';
import { acknowledgeCustomers } from './changes/shared-customers.ts';
import { feedLines } from './feed-lines.ts';
import { fetchedSessions } from './fetched/fetched-sessions.ts';
import { countWaitingSales, keepCashSession } from './fetched/keep-cash-session.ts';
import { keepDocument } from './fetched/keep-document.ts';
import { keepStockMovement, withStockOff } from './fetched/keep-stock.ts';
import { noteAll, noteEverything, reportPurchases } from './note-feed.ts';
import {
  raiseSeries,
  replacedPoints,
  replacePoint,
  reportedSeries,
  resumption,
} from './series/begin-anew.ts';
import { retirement } from './series/retirement.ts';

const THE_ONE = 1;

/** The head office of this station, and the feed of what is to be reported to it. */
export function makeStationStore(store: Store, { newId }: { newId: () => string }): StationStore {
  const { db, writes } = store;
  const settings = makeSettings(store);
  const update = (values: Partial<StationRow>) =>
    writes.run(async (tx) => {
      await tx.updateTable('station').set(values).execute();
    }, 'patient');
  return {
    async read() {
      const row = await db.selectFrom('station').selectAll().executeTakeFirst();
      return row && toStation(row);
    },

    async formerKey() {
      const left = await settings.get(FORMER_STATION_KEY);
      if (left !== undefined) return Buffer.from(left, 'base64');
      const station = await db.selectFrom('station').select(['state', 'sealed_key']).executeTakeFirst();
      return station?.state === 'revoked' ? station.sealed_key : undefined;
    },

    async introduction() {
      const entity = await db
        .selectFrom('entity')
        .select('ruc')
        // The live business, where there is one, before the one for practice.
        .orderBy('kind', 'asc')
        .executeTakeFirstOrThrow();
      const series = await reportedSeries(db)
        .where('active', '=', 1)
        // Who else has these data goes on with what is stopped for it: this station does not ask for those points.
        .where((eb) =>
          eb.or([
            eb('stopped_json', 'is', null),
            eb(sql`stopped_json ->> '$.reason'`, 'not in', ['unproven', 'forked']),
          ]),
        )
        .execute();
      const installation = (await settings.secret(INSTALLATION_ID)).toString('hex');
      return { installation, ruc: entity.ruc, series };
    },

    enrol: (enrolment, series, at) =>
      writes.run(async (tx) => {
        for (const reason of ['forked', 'revoked'] as const) {
          await bringBackLiveSeries(tx, { reason, at, how: 'as_they_were' }, newId);
        }
        // The head office says nothing more of them to another identity.
        await bringBackLiveSeries(tx, { reason: 'number_conflict', at, how: 'unproven' }, newId);
        await tx.deleteFrom('station').execute();
        // What another identity got is this station's own from then on.
        await tx.deleteFrom('head_item').execute();
        await tx.deleteFrom('customer_base').execute();
        await tx.deleteFrom('head_command').execute();
        await tx.deleteFrom('setting').where('name', 'in', [FORMER_STATION_KEY, ASSIGNED_POINT]).execute();
        if (enrolment.emissionPoint !== undefined) {
          await putSetting(tx, ASSIGNED_POINT, enrolment.emissionPoint);
        }
        const isBehind = await raiseSeries(tx, series);
        await tx
          .insertInto('station')
          .values({
            only_one: THE_ONE,
            ...toColumns(enrolment),
            state: 'enrolled',
            enrolled_at: at.toISOString(),
            position: 0,
            // What it took over from another till is its own from then on.
            fetching: isBehind ? 'documents' : null,
          })
          .execute();
        await noteEverything(tx);
      }),

    moveTo: (url) => update({ url }),

    leave: (at) =>
      writes.run(async (tx) => {
        await bringBackLiveSeries(tx, { reason: 'forked', at, how: 'as_they_were' }, newId);
        await bringBackLiveSeries(tx, { reason: 'revoked', at, how: 'unproven' }, newId);
        await bringBackLiveSeries(tx, { reason: 'number_conflict', at, how: 'unproven' }, newId);
        const former = await tx.selectFrom('station').select(['state', 'sealed_key']).executeTakeFirst();
        // The identity of a copy is of the one it was copied from.
        if (former && former.state !== 'forked') {
          await putSetting(tx, FORMER_STATION_KEY, Buffer.from(former.sealed_key).toString('base64'));
        }
        await tx.deleteFrom('station').execute();
        await tx.deleteFrom('head_item').execute();
        await tx.deleteFrom('customer_base').execute();
        await tx.deleteFrom('head_command').execute();
        await tx.deleteFrom('setting').where('name', '=', ASSIGNED_POINT).execute();
        await tx.deleteFrom('feed').execute();
      }),

    async waiting() {
      const { count } = await db
        .selectFrom('feed')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    lines: (end) => feedLines(db, end),

    begin: ({ id, end }) => update({ batch: id, batch_end: end }),

    async unchanged(positions) {
      if (positions.length === 0) return new Set();
      const rows = await db
        .selectFrom('feed')
        .select('position')
        .where('position', 'in', positions)
        .execute();
      return new Set(rows.map(({ position }) => position));
    },

    acknowledge: () =>
      writes.run(async (tx) => {
        await acknowledgeCustomers(tx);
        await sql`DELETE FROM feed WHERE position <= (SELECT batch_end FROM station)`.execute(tx);
        await sql`
          UPDATE station SET position = batch_end, last_batch = batch, batch = NULL, batch_end = NULL
          WHERE batch IS NOT NULL
        `.execute(tx);
      }, 'patient'),

    replacedPoints: () => replacedPoints(db),

    resumption: () => writes.run((tx) => resumption(tx)),

    startAnew: (incarnation, { series, points }, at) =>
      writes.run(async (tx) => {
        await raiseSeries(tx, series);
        for (const point of points) await replacePoint(tx, point, { at, newId });
        await tx
          .updateTable('station')
          .set({
            state: 'enrolled',
            incarnation,
            position: 0,
            last_batch: null,
            batch: null,
            batch_end: null,
            resuming: null,
            // These data went back, and not those of the head office.
            fetching: sql`CASE state WHEN 'unproven' THEN 'documents' ELSE fetching END`,
            fetched: null,
            fetched_sessions_json: null,
          })
          .execute();
        await noteEverything(tx);
      }),

    keepDocuments: ({ data, next }, at) =>
      writes.run(async (tx) => {
        await withStockOff(tx, async () => {
          for (const fetched of data) await keepDocument(tx, fetched, at);
        });
        const fetching = next === null ? 'records' : 'documents';
        await tx.updateTable('station').set({ fetching, fetched: next }).execute();
      }, 'patient'),

    keepRecords: ({ data, next }) =>
      writes.run(async (tx) => {
        for (const record of data) {
          if (record.subject === 'cash_session') await keepCashSession(tx, record);
          else await keepStockMovement(tx, record.movement);
        }
        if (next === null) await countWaitingSales(tx);
        const fetching = next === null ? null : 'records';
        await tx.updateTable('station').set({ fetching, fetched: next }).execute();
      }, 'patient'),

    fetchedSessions: () => fetchedSessions(db),

    retirement: () => retirement(db),

    doubt: () =>
      writes.run(async (tx) => {
        const unproven = { state: 'unproven', resuming: null } as const;
        await tx
          .updateTable('station')
          .set(unproven)
          .where('state', 'in', ['enrolled', 'unproven'])
          .execute();
      }),

    end: ({ id }, state, at) =>
      writes.run(async (tx) => {
        const own = tx.updateTable('station').set({ state }).where('id', '=', id);
        // A person may have left meanwhile, or enrolled this station anew.
        if (!(await own.returning('id').executeTakeFirst())) return;
        // Those of a copy are of the one it was copied from, also once this one has another identity.
        const was = state === 'forked' && { was: 'unproven' as const };
        await stopLiveSeries(tx, { reason: state, at, ...was }, newId);
      }),

    async apply({ id }, changes, at) {
      const moment = { at, newId };
      await writes.run(async (tx) => {
        const station = await tx.selectFrom('station').select('id').executeTakeFirst();
        // A person may have left meanwhile, or enrolled this station anew.
        if (station?.id !== id) return;
        await applyChanges(tx, changes, moment);
        if (changes.takes?.includes('purchase')) await reportPurchases(tx);
      }, 'patient');
      while (await writes.run((tx) => forgetStale(tx, moment), 'patient'));
    },

    learnAnew: ({ id }) =>
      writes.run(async (tx) => {
        const own = tx.updateTable('station').set({ changes_position: 0, learning: 1 }).where('id', '=', id);
        if (!(await own.returning('id').executeTakeFirst())) return;
        await tx.updateTable('head_item').set({ stale: 1 }).execute();
        // By a report, also of what it may know, a head office that was put back finds out what it lacks.
        const issued = await tx.selectFrom('document').select('id').limit(1).executeTakeFirst();
        if (!issued) return noteEverything(tx);
        await noteAll(tx, sql`SELECT 'document', id FROM document ORDER BY id DESC LIMIT 1`);
      }, 'patient'),

    async hold(at) {
      const station = await db.selectFrom('station').select(['state', 'retiring']).executeTakeFirst();
      // A start on a disk that cannot be written asks for nothing that need not be written.
      if (station && (isElsewhere(station.state) || station.retiring === 1)) {
        await writes.run((tx) => holdForHeadOffice(tx, at, newId));
      }
    },
  };
}

function toColumns({ id, url, pin, business, sealedKey, incarnation }: Enrolment) {
  return { id, url, pin, business, sealed_key: sealedKey, incarnation };
}

function toStation(row: StationRow): Station {
  return {
    id: row.id,
    url: row.url,
    pin: row.pin,
    business: row.business,
    sealedKey: row.sealed_key,
    incarnation: row.incarnation,
    state: row.state,
    enrolledAt: new Date(row.enrolled_at),
    position: row.position,
    changesPosition: row.changes_position,
    ...(row.fetching !== null && { fetching: { what: row.fetching, after: row.fetched ?? undefined } }),
    isRetiring: row.retiring === 1,
    reportsPurchases: row.reports_purchases === 1,
    ...(row.last_batch !== null && { lastBatch: row.last_batch }),
    ...(row.batch !== null && row.batch_end !== null && { batch: { id: row.batch, end: row.batch_end } }),
  };
}
