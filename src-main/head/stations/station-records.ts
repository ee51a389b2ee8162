import { sql } from 'kysely';
import {
  type StationRecordsAnswer,
  stationRecordsAnswer,
} from '../../contract/head/stations/station-records.ts';
import type { HeadDatabase } from '../database/open-database.ts';

/** A station stores those of one answer in one transaction, for which a sale waits. */
const SESSIONS = 20;
const STOCK_MOVEMENTS = 200;

const [SESSION, STOCK] = ['cash_session:', 'stock_movement:'];

/** The cash and the stock that the head office has of a station beyond a record, so that a new disk is filled from it. */
export async function recordsOfStation(
  database: HeadDatabase,
  stationId: string,
  after: string = SESSION,
): Promise<StationRecordsAnswer> {
  const answer = after.startsWith(SESSION)
    ? await sessionsOf(database, stationId, after.slice(SESSION.length))
    : await stockOf(database, stationId, Number(after.slice(STOCK.length)));
  return stationRecordsAnswer.parse(answer);
}

async function sessionsOf(database: HeadDatabase, stationId: string, after: string) {
  const { rows } = await sql<{ ref: string; session: unknown; movements: unknown }>`
    SELECT ref, body AS session, (
      SELECT coalesce(jsonb_agg(moved.body ORDER BY moved.ref), '[]') FROM record AS moved
      WHERE moved.station_id = record.station_id AND moved.subject = 'cash_movement'
        AND moved.body ->> 'cash_session_id' = record.ref
    ) AS movements
    FROM record WHERE station_id = ${stationId} AND subject = 'cash_session' AND ref > ${after}
    ORDER BY ref LIMIT ${SESSIONS}
  `.execute(database);
  const data = rows.map(({ session, movements }) => ({ subject: 'cash_session', session, movements }));
  const last = rows.at(-1);
  return { data, next: last && rows.length === SESSIONS ? `${SESSION}${last.ref}` : `${STOCK}0` };
}

async function stockOf(database: HeadDatabase, stationId: string, after: number) {
  const { rows } = await sql<{ ref: string; movement: unknown }>`
    SELECT ref, body AS movement
    FROM record WHERE station_id = ${stationId} AND subject = 'stock_movement' AND ref::bigint > ${after}
    ORDER BY ref::bigint LIMIT ${STOCK_MOVEMENTS}
  `.execute(database);
  const data = rows.map(({ movement }) => ({ subject: 'stock_movement', movement }));
  const last = rows.at(-1);
  return { data, next: last && rows.length === STOCK_MOVEMENTS ? `${STOCK}${last.ref}` : null };
}
