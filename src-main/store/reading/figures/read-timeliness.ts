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

/** Steps of a journey that begin or end a wait for a person. */
const steps = [
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

/** Each document with how long it waited, in seconds; what was imported waited elsewhere. */
function waits({ scope, from, to, now }: TimelinessQuestion) {
  return sql`
    SELECT list.day, list.seq, document.status,
      document.transitions_json ->> '$.authorized' AS authorized_at,
      (julianday(coalesce(document.transitions_json ->> '$.authorized', ${now})) - julianday(document.issued_at)) * 86400.0
        AS seconds
    FROM document_list AS list JOIN document ON document.seq = list.seq
    WHERE list.scope = ${scopeOf(scope)} AND list.day BETWEEN ${from} AND ${to} AND document.channel <> 'imported'`;
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
      SELECT *, row_number() OVER of_day AS place, count(*) OVER (PARTITION BY day, authorized_at IS NULL) AS number
      FROM waits WINDOW of_day AS (PARTITION BY day, authorized_at IS NULL ORDER BY seconds)
    )
    SELECT day AS date, count(*) AS issued, count(authorized_at) AS authorized,
      sum(seconds > ${question.lateAfterSeconds}) AS late,
      min(seconds) FILTER (WHERE authorized_at IS NOT NULL AND place >= 0.5 * number) AS p50,
      min(seconds) FILTER (WHERE authorized_at IS NOT NULL AND place >= 0.95 * number) AS p95
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
  const { rows } = await sql<{ seq: number; seconds: number; authorized_at: string | null }>`
    SELECT seq, seconds, authorized_at FROM (${waits(question)})
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
}

async function describe(db: Kysely<Tables>, waited: readonly Waited[]): Promise<readonly DelayedDocument[]> {
  const seqs = waited.map(({ seq }) => seq);
  const documents = await db
    .selectFrom('document')
    .innerJoin('document_revision', (join) =>
      join
        .onRef('document_revision.seq', '=', 'document.seq')
        .onRef('document_revision.revision', '=', 'document.revision'),
    )
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
      'document_revision.signed_at',
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
  return waited.flatMap(({ seq, seconds, authorized_at }) => {
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
        waited_seconds: rounded(seconds),
        attempts: (attemptsOf.get(seq) ?? []).map(({ seq, ...attempt }) => attempt),
        signedAt: row.signed_at ?? undefined,
        steps: (eventsOf.get(seq) ?? []).map(({ type, created_at }) => ({ type, at: created_at })),
      },
    ];
  });
}

/** To milliseconds: what the instants say. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
