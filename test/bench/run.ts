import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchOrder, readOrder } from './support/results/bench-order.ts';
import { durationsOf, planOf } from './support/results/durations.ts';
import { publishInto } from './support/results/publish.ts';
import { type BenchmarkResults, readResults } from './support/results/results.ts';
import { benchSuffix, runInTurn } from './support/results/run-in-turn.ts';
import { failuresOf, summaryOf, verdictOf } from './support/results/summary.ts';

/*
 * Runs benchmarks, each in a process of its own and one after the other, and keeps what they find in
 * `bench-results.json`:
 *
 *   npm run bench                             every row of design.md §9: an hour, and ten minutes for the stores
 *   npm run bench -- NAME… [OPTIONS OF THEM]  some of them
 *   npm run bench -- --runs 3                 all of it so many times, one run after the other
 *   npm run bench -- --keep FOLDER            with the stores kept there, made where they are missing: else they are
 *                                             made in a temporary folder (9 GB) and taken away at the end
 *   npm run bench -- publish                  writes the last results into docs/performance.md
 *
 * It says first what each took the last time, and at the end what each took. A goal that was missed in any run, and a
 * benchmark that fell over, is an exit code of 1.
 */

const root = join(import.meta.dirname, '..', '..');
const resultsFile = join(root, 'bench-results.json');
const page = join(root, 'docs', 'performance.md');

/** So that the made stores are taken away all the same. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const args = process.argv.slice(2);
if (args[0] === 'publish') publish();
else await runAll(readOrder(args, knownBenchmarks()));

function knownBenchmarks(): readonly string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(benchSuffix));
  return files.map((file) => file.slice(0, -benchSuffix.length));
}

async function runAll(order: BenchOrder): Promise<void> {
  console.log(planOf(order.names, order.runs, readResults(resultsFile)).join('\n'));
  const stores = order.keep ?? mkdtempSync(join(tmpdir(), 'mostrador-stores-'));
  mkdirSync(stores, { recursive: true });
  try {
    const folder = import.meta.dirname;
    const done = await runInTurn(order, { folder, stores, resultsFile, stopped: stopping.signal });
    if (done.some(({ runs }) => runs.some((run) => run.exit_code !== 0))) process.exitCode = 1;
    printSummary(done);
    console.log(`\n${durationsOf(done).join('\n')}`);
  } finally {
    if (order.keep === undefined) rmSync(stores, { recursive: true, force: true });
  }
}

function printSummary(done: readonly BenchmarkResults[]): void {
  const rows = summaryOf(readResults(resultsFile)).filter(({ measured }) => measured.length > 0);
  const widthOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length));
  const [work, goal] = [widthOf(rows.map((row) => row.work)), widthOf(rows.map((row) => row.goal))];
  console.log(`\nGoals of design.md §9, of all that ${resultsFile} holds`);
  for (const row of rows) {
    const verdict = verdictOf(row);
    console.log(
      `  ${row.work.padEnd(work)}  ${row.goal.padEnd(goal)}  ${verdict.padEnd(11)}  ${row.measured.join(' · ')}`,
    );
  }
  for (const failure of failuresOf(done)) console.log(`  ${failure}`);
}

function publish(): void {
  const results = readResults(resultsFile);
  if (results.length === 0) throw new Error(`${resultsFile} holds nothing yet: run the benchmarks first`);
  writeFileSync(page, publishInto(readFileSync(page, 'utf8'), results));
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', page]);
  console.log(`${page} says what ${resultsFile} holds`);
}
