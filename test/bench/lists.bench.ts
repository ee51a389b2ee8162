import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Course } from './support/course.ts';
import type { Finding } from './support/finding.ts';
import { openBenchStore } from './support/lists/bench-store.ts';
import { measure } from './support/lists/measure.ts';
import { askedMeanwhile, measureChanges } from './support/lists/measure-changes.ts';
import { asked, measurePreparing, measureUnprepared } from './support/lists/measure-start.ts';
import { type Question, questions, type Sort } from './support/lists/questions.ts';
import { report } from './support/report.ts';

/*
 * Every list, filter, search and count (design.md §9), on a store of many documents and on one of few, in turn:
 *
 *   node lists.bench.ts [--documents 1000000] [--few 10000] [--times 1000] [--seed 1] [--keep FOLDER] [--only TEXT]
 *
 * The goal: at the middle no more than 2.5 times as long with many as with few; the slowest in a hundred under 5 ms for
 * a page, 2 ms for a search, 1 ms for a count. Both stores tell of the same thousand days. With --keep they are made
 * once and used again. The program has started and prepared itself. Rows called first are of lists it does not remember,
 * to be put together from sets, some of which it has read in advance.
 */

const GOAL_RATIO = 2.5;
const GOAL_P99_MS: Readonly<Record<Sort, number>> = { page: 5, search: 2, count: 1 };
const sorts: readonly Sort[] = ['page', 'search', 'count'];
/** Differences below this are the machine's, not the store's. */
const NOISE_MS = 0.1;
/** Documents of the store that is written into. */
const CHANGED_STORE = 2000;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    times: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'mostrador-lists-'));
mkdirSync(folder, { recursive: true });
try {
  const few = await openBenchStore(folder, { documents: Number(values.few), seed });
  const many = await openBenchStore(folder, { documents: Number(values.documents), seed });
  console.log(`asking stores of ${few.documents} and ${many.documents} documents, milliseconds …`);
  const findings: Finding[] = [];
  for (const bench of [few, many]) {
    const { ms, sets, bytes } = await measurePreparing(bench);
    const what = `preparing itself, ${bench.documents} documents`;
    const value = `${ms.toFixed(0)} ms, ${sets} sets, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
    findings.push({ what, value, measured: ms, unit: 'ms' });
  }
  for (const [what, filters] of asked) {
    const [before, after] = [await measureUnprepared(few, filters), await measureUnprepared(many, filters)];
    findings.push({
      what: `first of all, not prepared: ${what}`,
      value: `${before.toFixed(0)} and ${after.toFixed(0)} ms`,
    });
  }
  findings.push(...(await findChanges()));
  const reached: Record<Sort, boolean[]> = { page: [], search: [], count: [] };
  for (const question of questions.filter(({ what }) => what.includes(values.only))) {
    const [small, large] = await measure(question, [few, many], { times: Number(values.times), seed });
    if (!small || !large) continue;
    const finding = findingOf(question, small, large);
    findings.push(finding);
    reached[question.sort].push(finding.goal.reached);
  }
  for (const sort of sorts) if (reached[sort].length > 0) findings.push(summaryOf(sort, reached[sort]));
  report(`lists: ${few.documents} and ${many.documents} documents, p50 and p99 in ms`, findings);
  await Promise.all([few.close(), many.close()]);
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}

function findingOf({ what, sort }: Question, few: Course, many: Course) {
  const ratio = many.p50 / few.p50;
  const isSteady = ratio <= GOAL_RATIO || many.p50 - few.p50 < NOISE_MS;
  return {
    what,
    value: `${courseText(few)}  ${courseText(many)}  × ${ratio.toFixed(2)}`,
    goal: { text: goalOf(sort), reached: isSteady && many.p99 < GOAL_P99_MS[sort] },
    measured: many.p50,
    unit: 'ms',
    reference: few.p50,
    ratio,
  };
}

/** What a change before the question adds: in a store of its own, since it is written into. */
async function findChanges(): Promise<readonly Finding[]> {
  const own = mkdtempSync(join(tmpdir(), 'mostrador-changes-'));
  try {
    const bench = await openBenchStore(own, { documents: CHANGED_STORE, seed });
    const findings: Finding[] = [];
    for (const [what, filters] of askedMeanwhile) {
      const taken = await measureChanges(bench, filters, { times: Number(values.times), seed });
      findings.push({
        what: `unchanged, and after a change: ${what}`,
        value: `${courseText(taken.unchanged)}  ${courseText(taken.changed)}`,
      });
    }
    await bench.close();
    return findings;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** How many rows of a sort reach the goal, and whether all do. */
function summaryOf(sort: Sort, all: readonly boolean[]): Finding {
  const many = all.filter(Boolean).length;
  return {
    what: `all of ${sort}`,
    value: `${many} of ${all.length} reach it`,
    row: sort,
    goal: { text: goalOf(sort), reached: many === all.length },
  };
}

function goalOf(sort: Sort): string {
  return `× ${GOAL_RATIO}, p99 < ${GOAL_P99_MS[sort]} ms`;
}

function courseText({ p50, p99 }: Course): string {
  return `${p50.toFixed(3).padStart(7)} ${p99.toFixed(3).padStart(8)}`;
}
