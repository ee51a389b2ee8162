import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from './support/finding.ts';
import { openBenchStore } from './support/lists/bench-store.ts';
import { measure, type Taken } from './support/lists/measure.ts';
import { questions } from './support/lists/questions.ts';
import { report } from './support/report.ts';

/*
 * Every list, filter, search and total (design.md §9), on a store of many documents and on one of a tenth:
 *
 *   node lists.bench.ts [--documents 1000000] [--few 100000] [--times 20] [--seed 1] [--keep FOLDER] [--only TEXT]
 *
 * Both stores tell of the same thousand days. With --keep they are made once and used again; `--few 0` leaves the
 * smaller one out. A page is timed with its documents, and apart from it the total of the list with the page's offset.
 */

const GOALS = {
  many: { page: { p50: 10, worst: 100 }, total: { p50: 30, worst: 250 } },
  few: { page: { p50: 20, worst: 20 }, total: { p50: 20, worst: 20 } },
} as const;
const ROWS = {
  many: { page: 'page', total: 'total' },
  few: { page: 'page_few', total: 'total_few' },
} as const;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '100000' },
    times: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const times = Number(values.times);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'mostrador-lists-'));
mkdirSync(folder, { recursive: true });
try {
  for (const [size, documents] of [
    ['few', Number(values.few)],
    ['many', Number(values.documents)],
  ] as const) {
    if (documents > 0) await measureStore(size, documents);
  }
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}

async function measureStore(size: keyof typeof GOALS, documents: number): Promise<void> {
  const bench = await openBenchStore(folder, { documents, seed });
  console.log(`asking a store of ${bench.documents} documents, milliseconds …`);
  const findings: Finding[] = [];
  const all = { page: [] as number[], total: [] as number[] };
  for (const question of questions.filter(({ what }) => what.includes(values.only))) {
    const taken = await measure(question, bench, { times, seed });
    all.page.push(...taken.page);
    all.total.push(...taken.total);
    findings.push(findingOf(question.what, taken));
  }
  await bench.close();
  findings.push(summaryOf(size, 'page', all.page), summaryOf(size, 'total', all.total));
  report(`lists: ${bench.documents} documents, p50 and worst in ms of a page, and of its total`, findings);
}

function findingOf(what: string, { page, total }: Taken): Finding {
  const measured = medianOf(page);
  return { what, value: `${textOf(page)}  ${textOf(total)}`, measured, unit: 'ms' };
}

function summaryOf(size: keyof typeof GOALS, part: keyof Taken, durations: readonly number[]): Finding {
  const { p50, worst } = GOALS[size][part];
  return {
    what: `all: ${part}`,
    value: textOf(durations),
    row: ROWS[size][part],
    goal: {
      text: `p50 < ${p50} ms, worst < ${worst} ms`,
      reached: medianOf(durations) < p50 && Math.max(...durations) < worst,
    },
  };
}

function textOf(durations: readonly number[]): string {
  return `${medianOf(durations).toFixed(2).padStart(7)} ${Math.max(...durations)
    .toFixed(2)
    .padStart(8)}`;
}

function medianOf(durations: readonly number[]): number {
  return durations.toSorted((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
}
