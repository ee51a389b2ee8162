import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Course } from './support/course.ts';
import { openBenchStore } from './support/lists/bench-store.ts';
import { measure } from './support/lists/measure.ts';
import { type Question, questions, type Sort } from './support/lists/questions.ts';
import { report } from './support/table.ts';

/*
 * Every list, filter, search and count (design.md §9), on a store of many documents and on one of few, in turn:
 *
 *   node lists.bench.ts [--documents 1000000] [--few 10000] [--times 300] [--seed 1] [--keep FOLDER] [--only TEXT]
 *
 * The goal: at the middle no more than 2.5 times as long with many as with few; the slowest in a hundred under 5 ms for
 * a page, 2 ms for a search, 1 ms for a count. Both stores tell of the same thousand days. With --keep they are made
 * once and used again.
 */

const GOAL_RATIO = 2.5;
const GOAL_P99_MS: Readonly<Record<Sort, number>> = { page: 5, search: 2, count: 1 };
/** Differences below this are the machine's, not the store's. */
const NOISE_MS = 0.1;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    times: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'mostrador-lists-'));
mkdirSync(folder, { recursive: true });
try {
  const few = await openBenchStore(join(folder, `${values.few}-${seed}`), {
    documents: Number(values.few),
    seed,
  });
  const many = await openBenchStore(join(folder, `${values.documents}-${seed}`), {
    documents: Number(values.documents),
    seed,
  });
  console.log(`asking stores of ${few.documents} and ${many.documents} documents, milliseconds …`);
  const findings = [];
  for (const question of questions.filter(({ what }) => what.includes(values.only))) {
    const [small, large] = await measure(question, [few, many], { times: Number(values.times), seed });
    if (small && large) findings.push(findingOf(question, small, large));
  }
  report(`lists: ${few.documents} and ${many.documents} documents, p50 and p99 in ms`, findings);
  await Promise.all([few.store.close(), many.store.close()]);
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}

function findingOf({ what, sort }: Question, few: Course, many: Course) {
  const ratio = many.p50 / few.p50;
  const isSteady = ratio <= GOAL_RATIO || many.p50 - few.p50 < NOISE_MS;
  const longest = GOAL_P99_MS[sort];
  return {
    what,
    value: `${courseText(few)}  ${courseText(many)}  × ${ratio.toFixed(2)}`,
    goal: { text: `× ${GOAL_RATIO}, p99 < ${longest} ms`, reached: isSteady && many.p99 < longest },
  };
}

function courseText({ p50, p99 }: Course): string {
  return `${p50.toFixed(3).padStart(7)} ${p99.toFixed(3).padStart(8)}`;
}
