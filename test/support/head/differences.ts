import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { type HeadDatabase, openDatabase } from '../../../src-main/head/database/open-database.ts';
import { makePatterns } from '../../../src-main/head/database/patterns.ts';
import { readEvidence } from '../../torture/evidence.ts';

/** What is held of a document on one of the two sides, in a line. */
type Held = ReadonlyMap<string, string>;

/**
 * Where the head office's database says something else than the data folders of all its tills, in words: documents with
 * their signed bytes, numbers, sums of days. Empty when they are the same to the cent.
 */
export async function differences(url: string, folders: readonly string[]): Promise<readonly string[]> {
  const evidence = folders.flatMap((folder) => readEvidence(folder).documents);
  const database = await openDatabase(url, () => {});
  try {
    const documents = new Map(
      evidence.map(({ id, number, accessKey, status, revision, total, revisions }) => {
        const xml = revisions.find((one) => one.revision === revision)?.signedXml;
        return [id, lineOf({ number, accessKey, status, revision, total }, xml)] as const;
      }),
    );
    const numbers = new Map(
      evidence.map(({ id, series, sequential }) => [`${series} ${sequential} ${id}`, 'booked'] as const),
    );
    const sums = new Map<string, { count: number; cents: number }>();
    for (const { series, issueDate, status, total } of evidence) {
      const [environment, type] = series.split(' ');
      const day = `${environment} ${type} ${issueDate} ${status}`;
      const before = sums.get(day) ?? { count: 0, cents: 0 };
      sums.set(day, { count: before.count + 1, cents: before.cents + Math.round(Number(total) * 100) });
    }
    const totals = new Map(
      [...sums].map(([day, { count, cents }]) => [day, `${count} documents, ${cents} cents`] as const),
    );
    return [
      ...compared('document', documents, await documentsAt(database)),
      ...compared('number', numbers, await numbersAt(database)),
      ...compared('sum', totals, await totalsAt(database)),
      ...(await ratesThatDiffer(database)),
      ...(await countsThatDiffer(database)),
      ...(await stretchesThatDiffer(database)),
    ];
  } finally {
    await database.destroy();
  }
}

interface Line {
  readonly number: string;
  readonly accessKey: string;
  readonly status: string;
  readonly revision: number;
  readonly total: string;
}

function lineOf({ number, accessKey, status, revision, total }: Line, xml: Uint8Array | null | undefined) {
  const bytes = xml ? createHash('sha256').update(xml).digest('hex') : 'unsigned';
  return `${number} ${accessKey} ${status} revision ${revision} $${total} ${bytes}`;
}

async function documentsAt(database: HeadDatabase): Promise<Held> {
  const patterns = makePatterns(database);
  const rows = await database
    .selectFrom('document')
    .leftJoin('document_file', (join) =>
      join
        .onRef('document_file.document_id', '=', 'document.id')
        .onRef('document_file.revision', '=', 'document.revision'),
    )
    .select(['id', 'establishment', 'emission_point', 'sequential', 'access_key', 'status', 'total'])
    .select(['document.revision', 'xml', 'document_file.pattern'])
    .execute();
  const held = new Map<string, string>();
  for (const { id, xml, pattern, ...row } of rows) {
    const number = `${row.establishment}-${row.emission_point}-${String(row.sequential).padStart(9, '0')}`;
    const bytes = xml !== null && pattern !== null ? await patterns.unpack(xml, pattern) : null;
    held.set(id, lineOf({ ...row, number, accessKey: row.access_key }, bytes));
  }
  return held;
}

async function numbersAt(database: HeadDatabase): Promise<Held> {
  const rows = await database
    .selectFrom('number')
    .innerJoin('series', 'series.id', 'number.series_id')
    .selectAll()
    .execute();
  return new Map(
    rows.map((row) => {
      const series = `${row.environment} ${row.type} ${row.establishment}-${row.emission_point}`;
      return [`${series} ${row.sequential} ${row.document_id}`, 'booked'];
    }),
  );
}

async function totalsAt(database: HeadDatabase): Promise<Held> {
  const rows = await database
    .selectFrom('day_total')
    .select(['environment', 'type', 'day', 'status'])
    .select((eb) => [eb.fn.sum('documents').as('count'), eb.fn.sum('total').as('total')])
    .where('rate', '=', 'total')
    .where('documents', '<>', 0)
    .groupBy(['environment', 'type', 'day', 'status'])
    .execute();
  return new Map(
    rows.map(({ environment, type, day, status, count, total }) => [
      `${environment} ${type} ${day} ${status}`,
      `${count} documents, ${Math.round(Number(total) * 100)} cents`,
    ]),
  );
}

const amounts = z.array(z.object({ rate: z.string(), base: z.string(), amount: z.string() }));

/** The sums of each rate of IVA are those of the documents beside them. */
async function ratesThatDiffer(database: HeadDatabase): Promise<readonly string[]> {
  const cents = (money: string) => Math.round(Number(money) * 100);
  const summed = new Map<string, number>();
  for (const row of await database.selectFrom('document').select(['issue_date', 'amounts']).execute()) {
    for (const { rate, base, amount } of amounts.parse(row.amounts)) {
      const key = `${row.issue_date} ${rate}`;
      summed.set(key, (summed.get(key) ?? 0) + cents(base) * 1_000_003 + cents(amount));
    }
  }
  const kept = new Map<string, number>();
  for (const { day, rate, base, iva, total } of await database
    .selectFrom('day_total')
    .selectAll()
    .execute()) {
    const key = `${day} ${rate}`;
    const amount = rate === 'total' ? total : iva;
    kept.set(key, (kept.get(key) ?? 0) + cents(base) * 1_000_003 + cents(amount));
  }
  return compared('rate', textsOf(summed), textsOf(kept));
}

/** How many there are of all days is what the documents come to, and so is the IVA of the whole documents. */
async function countsThatDiffer(database: HeadDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ difference: string }>`
    WITH plain AS (
      SELECT station_id, environment, establishment, emission_point, type, status, count(*) AS documents
      FROM document GROUP BY station_id, environment, establishment, emission_point, type, status
    ), counted AS (SELECT * FROM document_count WHERE documents <> 0)
    SELECT coalesce(plain::text, 'nothing') || ' is counted as ' || coalesce(counted::text, 'nothing') AS difference
    FROM plain FULL JOIN counted USING (station_id, environment, establishment, emission_point, type, status)
    WHERE plain.documents IS DISTINCT FROM counted.documents
    UNION ALL
    SELECT 'the IVA of ' || day || ' is ' || sum(iva) FILTER (WHERE rate <> 'total') || ' by its rates' FROM day_total
    GROUP BY day
    HAVING sum(iva) FILTER (WHERE rate <> 'total') <> sum(iva) FILTER (WHERE rate = 'total')
  `.execute(database);
  return rows.map(({ difference }) => difference);
}

/** The stretches of each series are those of its numbers. */
async function stretchesThatDiffer(database: HeadDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ id: number; told: string; numbers: string }>`
    SELECT id, told::text, numbers::text FROM series, LATERAL (
      SELECT coalesce(range_agg(int4range(sequential, sequential, '[]')), '{}') AS numbers
      FROM number WHERE series_id = series.id
    ) AS known WHERE told <> numbers
  `.execute(database);
  return rows.map(
    ({ id, told, numbers }) => `series ${id}: its stretches are ${told}, its numbers ${numbers}`,
  );
}

const textsOf = (values: ReadonlyMap<string, number>): Held =>
  new Map([...values].map(([key, value]) => [key, String(value)]));

function compared(what: string, tills: Held, head: Held): readonly string[] {
  return [...new Set([...tills.keys(), ...head.keys()])].flatMap((key) => {
    const [there, here] = [tills.get(key) ?? 'nothing', head.get(key) ?? 'nothing'];
    return there === here ? [] : [`${what} ${key}: the tills have ${there}, the head office ${here}`];
  });
}
