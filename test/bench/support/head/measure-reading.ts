import { sql } from 'kysely';
import type { HeadDatabase } from '../../../../src-main/head/database/open-database.ts';
import { courseOf } from '../course.ts';
import type { Finding } from '../finding.ts';
import { atMost } from '../reach.ts';
import { medianOf } from '../rounds/rounds.ts';
import type { AskHead } from './ask-head.ts';
import type { Filled } from './fill-head.ts';
import { pages, searchesOf } from './head-questions.ts';

const GOALS = { grown: 2.5, searchP50: 50, searchWorst: 500, month: 0.05 } as const;

/** Medians in milliseconds of what is read most. */
export async function readingTimes(
  ask: AskHead,
  database: HeadDatabase,
  { documents, times }: Filled & { readonly times: number },
) {
  const ids = await database
    .selectFrom('document')
    .select('id')
    .where('environment', '=', 'live')
    .limit(times)
    .execute();
  const medians = new Map<string, number>();
  for (const page of pages) medians.set(page.what, medianOf(await ask.pages(times, page, documents)));
  const one = await ask.times(times, (index) => `/v1/ec/documents/${ids[index % ids.length]?.id}`);
  return medians.set('one document', medianOf(one));
}

/** What reading costs more where there are many documents than where there are few. */
export function grownFindings(
  many: ReadonlyMap<string, number>,
  few: ReadonlyMap<string, number>,
): readonly Finding[] {
  return [...many].map(([what, reference]) => {
    const before = few.get(what) ?? Number.NaN;
    const ratio = reference / before;
    return {
      what: `${what}: many beside few`,
      value: `${reference.toFixed(1)} ms ÷ ${before.toFixed(1)} ms = ${ratio.toFixed(2)}`,
      measured: reference,
      reference: before,
      unit: 'ms',
      ratio,
      goal: atMost(GOALS.grown, ratio, `${GOALS.grown} × few`),
    };
  });
}

/** Each kind of search a few times, with its exact total: of all, the middle; of the kinds, the one whose middle is worst. */
export async function searchFindings(
  ask: AskHead,
  filled: Filled,
  times: number,
): Promise<readonly Finding[]> {
  const all: number[] = [];
  const kinds: { readonly what: string; readonly ms: number }[] = [];
  for (const question of searchesOf(filled)) {
    const durations = await ask.pages(times, question, filled.documents);
    all.push(...durations);
    kinds.push({ what: question.what, ms: medianOf(durations) });
  }
  const worst = kinds.toSorted((one, other) => other.ms - one.ms);
  for (const { what, ms } of worst.slice(0, 5)) console.log(`  slow: ${what}, ${ms.toFixed(1)} ms`);
  const { p50 } = courseOf(all);
  const slowest = worst[0] ?? { what: '', ms: 0 };
  return [
    {
      what: `search, p50 of ${kinds.length} kinds`,
      value: `${p50.toFixed(1)} ms`,
      measured: p50,
      unit: 'ms',
      goal: atMost(GOALS.searchP50, p50, `${GOALS.searchP50} ms`),
    },
    {
      what: `search, the worst kind (${slowest.what})`,
      value: `${slowest.ms.toFixed(1)} ms`,
      measured: slowest.ms,
      unit: 'ms',
      goal: atMost(GOALS.searchWorst, slowest.ms, `${GOALS.searchWorst} ms`),
    },
  ];
}

/** A report of a month by shop, with all its other tables, beside the sums by shop alone of the documents themselves. */
export async function monthFinding(
  ask: AskHead,
  database: HeadDatabase,
  { firstDay, lastDay, times }: Filled & { readonly times: number },
): Promise<Finding> {
  const from = firstDay > `${lastDay.slice(0, 7)}-01` ? firstDay : `${lastDay.slice(0, 7)}-01`;
  const path = `/v1/head/reports/period?from=${from}&to=${lastDay}`;
  const report = medianOf(await ask.times(times, () => path));
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const beganAt = performance.now();
    await sql`
      SELECT establishment, type, amount.rate, count(*), sum(amount.base), sum(amount.amount)
      FROM document, jsonb_to_recordset(amounts) AS amount (rate text, base numeric, amount numeric)
      WHERE environment = 'live' AND issue_date BETWEEN ${from} AND ${lastDay}
      GROUP BY establishment, type, amount.rate
    `.execute(database);
    durations.push(performance.now() - beganAt);
  }
  const summed = medianOf(durations);
  const ratio = report / summed;
  return {
    what: 'month by shop, beside summed from documents',
    value: `${report.toFixed(1)} ms ÷ ${summed.toFixed(1)} ms = ${ratio.toFixed(3)}`,
    measured: report,
    reference: summed,
    unit: 'ms',
    ratio,
    goal: atMost(GOALS.month, ratio),
  };
}
