import { sql } from 'kysely';
import { isElsewhere } from '../../contract/business/numbers-elsewhere.ts';
import type { FeedSubject } from '../../contract/head/feed.ts';
import type { Enrolment, Station, StationStore } from '../../station/station-store.ts';
import { bringBackLiveSeries, holdForHeadOffice, stopLiveSeries } from '../business/series/live-series.ts';
import { FORMER_STATION_KEY, INSTALLATION_ID } from '../business/setting-names.ts';
import { makeSettings, putSetting } from '../business/settings.ts';
import type { StationTables } from '../schema/station.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { feedLines } from './feed-lines.ts';

const THE_ONE = 1;

/** The head office of this station, and the feed of what it is to be told. */
export function makeStationStore(store: Store, { newId }: { newId: () => string }): StationStore {
  const { db, writes } = store;
  const settings = makeSettings(store);
  const update = (values: Partial<StationTables['station']>) =>
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
        .select(['ruc', 'legal_name', 'trade_name'])
        // The live business, where there is one, before the one for practice.
        .orderBy('kind', 'asc')
        .executeTakeFirstOrThrow();
      const series = await db
        .selectFrom('series')
        .select(['environment', 'document_type as type', 'establishment', 'emission_point', 'next_number'])
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
      return { installation, ruc: entity.ruc, name: entity.trade_name ?? entity.legal_name, series };
    },

    enrol: (enrolment, at) =>
      writes.run(async (tx) => {
        for (const reason of ['forked', 'revoked'] as const) {
          await bringBackLiveSeries(tx, { reason, at, how: 'as_they_were' }, newId);
        }
        await tx.deleteFrom('station').execute();
        await tx.deleteFrom('setting').where('name', '=', FORMER_STATION_KEY).execute();
        await tx
          .insertInto('station')
          .values({ only_one: THE_ONE, ...toColumns(enrolment), state: 'enrolled', position: 0 })
          .execute();
        await noteEverything(tx);
      }),

    leave: (at) =>
      writes.run(async (tx) => {
        await bringBackLiveSeries(tx, { reason: 'forked', at, how: 'as_they_were' }, newId);
        await bringBackLiveSeries(tx, { reason: 'revoked', at, how: 'unproven' }, newId);
        const former = await tx.selectFrom('station').select(['state', 'sealed_key']).executeTakeFirst();
        // The identity of a copy is of the one it was copied from.
        if (former && former.state !== 'forked') {
          await putSetting(tx, FORMER_STATION_KEY, Buffer.from(former.sealed_key).toString('base64'));
        }
        await tx.deleteFrom('station').execute();
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
        await sql`DELETE FROM feed WHERE position <= (SELECT batch_end FROM station)`.execute(tx);
        await sql`
          UPDATE station SET position = batch_end, last_batch = batch, batch = NULL, batch_end = NULL
          WHERE batch IS NOT NULL
        `.execute(tx);
      }, 'patient'),

    startAnew: (incarnation, known) =>
      writes.run(async (tx) => {
        for (const { type, last_number, ...series } of known) {
          await tx
            .updateTable('series')
            .set({ next_number: last_number + 1 })
            .where((eb) => eb.and({ ...series, document_type: type }))
            .where('next_number', '<=', last_number)
            .execute();
        }
        await tx
          .updateTable('station')
          .set({
            state: 'enrolled',
            incarnation,
            position: 0,
            last_batch: null,
            batch: null,
            batch_end: null,
          })
          .execute();
        await noteEverything(tx);
      }),

    doubt: () =>
      writes.run(async (tx) => {
        await tx.updateTable('station').set({ state: 'unproven' }).where('state', '=', 'enrolled').execute();
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

    async hold(at) {
      const station = await db.selectFrom('station').select('state').executeTakeFirst();
      // A start on a disk that cannot be written asks for nothing that need not be written.
      if (station && isElsewhere(station.state)) await writes.run((tx) => holdForHeadOffice(tx, at, newId));
    },
  };
}

/** Where each subject is, in the order in which it is told. */
const everything: Readonly<Record<FeedSubject, { readonly table: string; readonly ref: string }>> = {
  customer: { table: 'customer', ref: 'id' },
  document: { table: 'document', ref: 'id' },
  cash_session: { table: 'cash_session', ref: 'id' },
  cash_movement: { table: 'cash_movement', ref: 'id' },
  stock_movement: { table: 'stock_movement', ref: 'seq' },
  event: { table: 'event', ref: 'id' },
};

/** What is noted already keeps its place. */
async function noteEverything(tx: Tx): Promise<void> {
  for (const [subject, { table, ref }] of Object.entries(everything)) {
    await sql`
      INSERT OR IGNORE INTO feed (subject, ref)
      SELECT ${subject}, ${sql.ref(ref)} FROM ${sql.table(table)} ORDER BY ${sql.ref(ref)}
    `.execute(tx);
  }
}

function toColumns({ id, url, pin, sealedKey, incarnation }: Enrolment) {
  return { id, url, pin, sealed_key: sealedKey, incarnation };
}

function toStation(row: StationTables['station']): Station {
  return {
    id: row.id,
    url: row.url,
    pin: row.pin,
    sealedKey: row.sealed_key,
    incarnation: row.incarnation,
    state: row.state,
    position: row.position,
    ...(row.last_batch !== null && { lastBatch: row.last_batch }),
    ...(row.batch !== null && row.batch_end !== null && { batch: { id: row.batch, end: row.batch_end } }),
  };
}
