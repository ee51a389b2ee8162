import { type Kysely, sql } from 'kysely';
import type { TimelinessDay } from '../../../contract/reports/timeliness.ts';
import { formatNumber } from '../../../documents/identifiers/access-key.ts';
import type {
  DelayedDocument,
  TimelinessQuestion,
  Waits,
} from '../../../reports/timeliness/timeliness-store.ts';
import { scopeOf } from '../../rows/business/scope-of.ts';
import type { Tables } from '../../schema/tables.ts';

/** Steps of a journey that change what a document waits for. */
const steps = [
  'signed',
  'returned',
  'not_authorized',
  'authorization_mismatch',
  'authorization_accepted',
  'corrected',
  'send_delayed',
] as const;

/** Documents whose attempts and steps are read at once. */
const BATCH = 500;

/** How long what was issued here waited for its authorization. All of one moment within a transaction. */
export async function readTimeliness(db: Kysely<Tables>, question: TimelinessQuestion): Promise<Waits> {
  const days = await readDays(db, question);
  const lateCount = days.reduce((total, { late }) => total + late, 0);
  return { days, lateCount, late: lateCount === 0 ? [] : await readLate(db, question) };
}

/**
 * Each document with how long it waited, in seconds; what was imported waited elsewhere. The wait ends when the SRI says it authorized
 * it, as far as that is between its issue and when this computer learned of it; or when it was annulled or replaced.
 */
function waits({ scope, from, to, now }: TimelinessQuestion) {
  return sql`
    SELECT day, seq, authorized, closed, (coalesce(authorized, closed, julianday(${now})) - issued) * 86400.0 AS seconds
    FROM (
      SELECT list.day, list.seq, julianday(document.issued_at) AS issued,
        min(
          julianday(document.transitions_json ->> '$.authorized'),
          max(
            julianday(document.issued_at),
            coalesce(julianday(document.authorized_at), julianday(document.transitions_json ->> '$.authorized'))
          )
        ) AS authorized,
        julianday(coalesce(document.transitions_json ->> '$.annulled', replacement.created_at)) AS closed
      FROM document_list AS list
        JOIN document ON document.seq = list.seq
        LEFT JOIN replacement ON replacement.document_id = document.id
      WHERE list.scope = ${scopeOf(scope)} AND list.day BETWEEN ${from} AND ${to} AND list.channel <> 'imported'
    )`;
}

async function readDays(db: Kysely<Tables>, question: TimelinessQuestion): Promise<readonly TimelinessDay[]> {
  const { rows } = await sql<{
    date: string;
    issued: number;
    authorized: number;
    late: number;
    p50: number | null;
    p95: number | null;
  }>`
    WITH waits AS (${waits(question)}),
    ranked AS (
      SELECT *, row_number() OVER of_day AS place, count(*) OVER (PARTITION BY day, authorized IS NULL) AS number
      FROM waits WINDOW of_day AS (PARTITION BY day, authorized IS NULL ORDER BY seconds)
    )
    SELECT day AS date, count(*) AS issued, count(authorized) AS authorized,
      sum(seconds > ${question.lateAfterSeconds}) AS late,
      min(seconds) FILTER (WHERE authorized IS NOT NULL AND place >= 0.5 * number) AS p50,
      min(seconds) FILTER (WHERE authorized IS NOT NULL AND place >= 0.95 * number) AS p95
    FROM ranked GROUP BY day ORDER BY day`.execute(db);
  return rows.map(({ p50, p95, ...day }) => ({
    ...day,
    ...(p50 !== null && { p50_seconds: rounded(p50) }),
    ...(p95 !== null && { p95_seconds: rounded(p95) }),
  }));
}

async function readLate(
  db: Kysely<Tables>,
  question: TimelinessQuestion,
): Promise<readonly DelayedDocument[]> {
  const { rows } = await sql<Waited>`
    SELECT seq, seconds, ${instant('authorized')} AS authorized_at, ${instant('closed')} AS closed_at
    FROM (${waits(question)})
    WHERE seconds > ${question.lateAfterSeconds} ORDER BY seconds DESC, seq LIMIT ${question.limit}`.execute(
    db,
  );
  const late: DelayedDocument[] = [];
  for (let at = 0; at < rows.length; at += BATCH)
    late.push(...(await describe(db, rows.slice(at, at + BATCH))));
  return late;
}

interface Waited {
  readonly seq: number;
  readonly seconds: number;
  readonly authorized_at: string | null;
  readonly closed_at: string | null;
}

/** A Julian day as an instant, ISO 8601. */
function instant(column: 'authorized' | 'closed') {
  return sql<string | null>`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)})`;
}

async function describe(db: Kysely<Tables>, waited: readonly Waited[]): Promise<readonly DelayedDocument[]> {
  const seqs = waited.map(({ seq }) => seq);
  const documents = await db
    .selectFrom('document')
    .leftJoin('outbox', 'outbox.document_id', 'document.id')
    .select([
      'document.seq',
      'document.id',
      'document.type',
      'document.status',
      'document.establishment',
      'document.emission_point',
      'document.sequential',
      'document.access_key',
      'document.issued_at',
      'outbox.decision',
    ])
    .where('document.seq', 'in', seqs)
    .execute();
  const attempts = await db
    .selectFrom('exchange')
    .select(['seq', 'operation', 'started_at', 'duration_ms', 'outcome'])
    .where('seq', 'in', seqs)
    .orderBy('number')
    .execute();
  const events = await db
    .selectFrom('document_event')
    .select(['seq', 'created_at'])
    // What was not sent on its day is held for a person (`late`), who sends it (`send`).
    .select(
      sql<string>`CASE type WHEN 'send_delayed' THEN data_json ->> '$.decision' ELSE type END`.as('type'),
    )
    .where('seq', 'in', seqs)
    .where('type', 'in', steps)
    .where(sql<boolean>`(type <> 'send_delayed' OR data_json ->> '$.decision' IS NOT NULL)`)
    .orderBy('created_at')
    .execute();
  const byDocument = new Map(documents.map((row) => [row.seq, row]));
  const attemptsOf = Map.groupBy(attempts, ({ seq }) => seq);
  const eventsOf = Map.groupBy(events, ({ seq }) => seq);
  return waited.flatMap(({ seq, seconds, authorized_at, closed_at }) => {
    const row = byDocument.get(seq);
    if (!row) return [];
    const series = { establishment: row.establishment, emissionPoint: row.emission_point };
    return [
      {
        document_id: row.id,
        type: row.type,
        number: formatNumber(series, row.sequential),
        access_key: row.access_key,
        status: row.status,
        issued_at: row.issued_at,
        ...(authorized_at !== null && { authorized_at }),
        ...(authorized_at === null && closed_at !== null && { closed_at }),
        waited_seconds: rounded(seconds),
        attempts: (attemptsOf.get(seq) ?? []).map(({ seq, ...attempt }) => attempt),
        awaitsPerson: row.decision !== null,
        steps: (eventsOf.get(seq) ?? []).map(({ type, created_at }) => ({ type, at: created_at })),
      },
    ];
  });
}

/** To milliseconds: what the instants say. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
