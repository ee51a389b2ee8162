import { type Kysely, sql } from 'kysely';
import type { HeadDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePartitions } from '../../../../src-main/head/database/partitions.ts';

/** Of each row of the sums of days, as a busy till has them. */
export const DOCUMENTS_A_ROW = 100;
const DAYS = 60;
const DAY_MS = 86_400_000;
const AT_ONCE = 20_000;

/** What a filled head office has: shops `001`, `002` … of ten tills each, over so many days up to `lastDay`. */
export interface Filled {
  readonly documents: number;
  readonly shops: number;
  readonly lastDay: string;
  readonly firstDay: string;
}

/**
 * Fills a head office by SQL with so many documents beside one that was reported, all live and authorized but for each
 * fiftieth: a hundred of a till a day, each with a number, an access key, a customer and a moment of its own. What they say
 * is that one's.
 */
export async function fillHead(database: HeadDatabase, documents: number): Promise<Filled> {
  const days = Math.min(DAYS, Math.ceil(documents / DOCUMENTS_A_ROW / 10));
  const tills = Math.ceil(documents / DOCUMENTS_A_ROW / days);
  const last = Date.now() - DAY_MS;
  const moments = Array.from({ length: days }, (_, index) => last - index * DAY_MS);
  const ids = moments.map((time) => `${idAt(time)}-7000-8000-000000000000`);
  await makePartitions(database, () => new Date()).ensureFor(ids);
  for (let from = 0; from < documents; from += AT_ONCE) {
    await insertDocuments(database, { from, to: Math.min(from + AT_ONCE, documents), tills, last });
  }
  await sumDays(database);
  await sql`VACUUM ANALYZE`.execute(database);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    documents,
    shops: Math.ceil(tills / 10),
    lastDay: dayOf(last),
    firstDay: dayOf(moments.at(-1) ?? last),
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tills: number;
  readonly last: number;
}

/** The `n`th document: the hundred of a day after each other, then the tills of that day, then the day before. */
async function insertDocuments(database: Kysely<never> | HeadDatabase, { from, to, tills, last }: Stretch) {
  await sql`
    INSERT INTO document (
      id, station_id, incarnation, position, environment, type, status, revision, establishment, emission_point,
      sequential, access_key, issue_date, counterparty, counterparty_name, total, channel, metadata, created_at,
      updated_at, words, amounts, stored, pattern
    )
    SELECT
      (overlay(overlay(lpad(to_hex(ms), 12, '0') placing '-' from 9 for 0) placing '-7' from 14 for 0)
        || substr(noise, 1, 3) || '-8' || substr(noise, 4, 3) || '-' || substr(noise, 7, 12))::uuid,
      station_id, incarnation, n, 'live', type,
      CASE WHEN n % 50 = 0 THEN 'not_authorized' ELSE 'authorized' END, 1,
      lpad((till / 10 + 1)::text, 3, '0'), lpad((till % 10 + 1)::text, 3, '0'),
      n + 1, lpad(n::text, 49, '7'), day, lpad((n % 97001 * 10301)::text, 10, '0'),
      name, total, channel, metadata, to_timestamp(ms / 1000.0), to_timestamp(ms / 1000.0),
      to_tsvector('simple', lower(name)), amounts, stored, pattern
    FROM (
      SELECT numbered.*, md5(n::text) AS noise,
        ${last}::bigint - day_back * 86400000::bigint + (n % 86400) AS ms,
        (to_timestamp(${last} / 1000.0) - day_back * interval '1 day')::date AS day,
        CASE WHEN n % 3 = 0 THEN 'CONSUMIDOR FINAL' ELSE
          (ARRAY['MARIA','JOSE','ANA','LUIS','CARMEN','PEDRO','ROSA','JUAN','ELENA','MARIO'])[n % 10 + 1] || ' ' ||
          (ARRAY['LUCIA','ANDRES','ISABEL','XAVIER','PAOLA','DIEGO','SOFIA'])[n / 10 % 7 + 1] || ' ' ||
          (ARRAY['QUISPE','ANDRADE','MORA','VERA','CEDENO','LOOR','ZAMBRANO','GUAMAN','CHAVEZ','PAZMINO','IZA'])[n / 70 % 11 + 1]
          || ' ' || upper(substr(md5((n % 5003)::text), 1, 6))
        END AS name
      FROM (
        SELECT n, n / ${DOCUMENTS_A_ROW} % ${tills} AS till, n / ${DOCUMENTS_A_ROW} / ${tills} AS day_back
        FROM generate_series(${from}::integer, ${to - 1}::integer) AS n
      ) AS numbered
    ) AS made, (
      SELECT station_id, incarnation, type, total, channel, metadata, amounts, stored, pattern
      FROM document WHERE environment <> 'live' LIMIT 1
    ) AS model
  `.execute(database);
}

async function sumDays(database: HeadDatabase): Promise<void> {
  // The day of an identifier is that of Ecuador, which begins at five in UTC.
  await sql`
    INSERT INTO day_total (
      station_id, environment, day, made, establishment, emission_point, type, status, rate, documents, base, iva, total
    )
    SELECT station_id, environment, issue_date,
      floor((('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint - 18000000) / 86400000.0)::integer,
      establishment, emission_point, type, status, amount.rate, count(*), sum(amount.base),
      sum(CASE amount.rate WHEN 'total' THEN total - amount.base ELSE amount.amount END),
      sum(CASE amount.rate WHEN 'total' THEN amount.amount ELSE 0 END)
    FROM document, jsonb_to_recordset(amounts) AS amount (rate text, base numeric, amount numeric)
    WHERE environment = 'live'
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
  `.execute(database);
  await sql`
    INSERT INTO document_count
    SELECT station_id, environment, establishment, emission_point, type, status, sum(documents) FROM day_total
    WHERE environment = 'live' AND rate = 'total'
    GROUP BY station_id, environment, establishment, emission_point, type, status
  `.execute(database);
}

/** The first two groups of an identifier of a moment. */
function idAt(time: number): string {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
