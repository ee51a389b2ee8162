import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onKeptStores, wholeRun } from './support/known-benchmarks.ts';
import { describeCommit, describeMachine } from './support/results/machine.ts';
import { publishInto } from './support/results/publish.ts';
import { type BenchmarkRun, keepResults, readResults } from './support/results/results.ts';
import { runBenchmark } from './support/results/run-benchmark.ts';
import { summaryOf, verdictOf } from './support/results/summary.ts';

/*
 * Runs benchmarks, each in a process of its own and one after the other, and keeps what they find in
 * `bench-results.json`:
 *
 *   npm run bench                             every row of design.md §9: an hour, and ten minutes for the stores
 *   npm run bench -- NAME… [OPTIONS OF THEM]  some of them; `growth` runs only when it is named
 *   npm run bench -- --runs 3                 all of it so many times, one run after the other
 *   npm run bench -- --keep FOLDER            with the stores kept there, made where they are missing: else they are
 *                                             made in a temporary folder (9 GB) and taken away at the end
 *   npm run bench -- publish                  writes the last results into docs/performance.md
 *
 * A goal that was missed in any run is an exit code of 1.
 */

const suffix = '.bench.ts';
const root = join(import.meta.dirname, '..', '..');
const resultsFile = join(root, 'bench-results.json');
const page = join(root, 'docs', 'performance.md');

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const named = firstOption === -1 ? args : args.slice(0, firstOption);
const options = args.slice(named.length);
const runs = Number(takeOption('--runs') ?? '1');
const keep = takeOption('--keep');

/** So that the made stores are taken away all the same. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

if (named.includes('publish')) publish();
else await runAll(named.length > 0 ? named : wholeRun);

async function runAll(names: readonly string[]): Promise<void> {
  const known = readdirSync(import.meta.dirname).filter((file) => file.endsWith(suffix));
  const unknown = names.find((name) => !known.includes(`${name}${suffix}`));
  if (unknown !== undefined) {
    const list = known.map((file) => file.slice(0, -suffix.length)).join(', ');
    throw new Error(`there is no benchmark «${unknown}»; there are: ${list}`);
  }
  const stores = keep ?? mkdtempSync(join(tmpdir(), 'mostrador-stores-'));
  mkdirSync(stores, { recursive: true });
  try {
    await runInTurn(names, stores);
  } finally {
    if (keep === undefined) rmSync(stores, { recursive: true, force: true });
  }
  tellSummary();
}

async function runInTurn(names: readonly string[], stores: string): Promise<void> {
  const before = new Map(readResults(resultsFile).map((benchmark) => [benchmark.name, benchmark]));
  const done = new Map<string, BenchmarkRun[]>(names.map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, name] of names.entries()) {
      const last = before.get(name)?.runs.at(-1);
      const took = last ? `; the last time it took ${last.seconds} s` : '';
      console.log(`\n== ${name}: ${index + 1} of ${names.length}, run ${run} of ${runs}${took}`);
      const kept = onKeptStores.has(name) ? ['--keep', stores] : [];
      const own = done.get(name) ?? [];
      const program = join(import.meta.dirname, `${name}${suffix}`);
      own.push(await runBenchmark(program, [...kept, ...options], stopping.signal));
      if (own.at(-1)?.exit_code !== 0) process.exitCode = 1;
      keepResults(resultsFile, [
        { name, options, commit: describeCommit(), machine: describeMachine(), runs: own },
      ]);
    }
  }
}

function tellSummary(): void {
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
}

function publish(): void {
  const results = readResults(resultsFile);
  if (results.length === 0) throw new Error(`${resultsFile} holds nothing yet: run the benchmarks first`);
  writeFileSync(page, publishInto(readFileSync(page, 'utf8'), results));
  console.log(`${page} says what ${resultsFile} holds`);
}

/** Takes an option of ours with its value out of those that go on to the benchmarks. */
function takeOption(name: string): string | undefined {
  const at = options.indexOf(name);
  return at === -1 ? undefined : options.splice(at, 2)[1];
}
