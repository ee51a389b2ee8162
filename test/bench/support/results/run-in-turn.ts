import { join } from 'node:path';
import { onKeptStores } from '../known-benchmarks.ts';
import type { BenchOrder } from './bench-order.ts';
import { describeCommit, describeMachine } from './machine.ts';
import { type BenchmarkResults, keepResults } from './results.ts';
import { runBenchmark } from './run-benchmark.ts';

/** How the file of a benchmark ends; its name is what stands before. */
export const benchSuffix = '.bench.ts';

interface RunPaths {
  /** Folder of the benchmarks. */
  readonly folder: string;
  /** Folder of the stores that they share. */
  readonly stores: string;
  readonly resultsFile: string;
  readonly stopped: AbortSignal;
}

/**
 * Runs the benchmarks of an order, all of them as often as it says, and keeps what is found after each, so that a
 * command that is stopped loses nothing. Rejects when it is asked to stop.
 */
export async function runInTurn(
  { names, runs, options }: Pick<BenchOrder, 'names' | 'runs' | 'options'>,
  { folder, stores, resultsFile, stopped }: RunPaths,
): Promise<readonly BenchmarkResults[]> {
  const done = new Map<string, BenchmarkResults>();
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, name] of names.entries()) {
      console.log(`\n== ${name}: ${index + 1} of ${names.length}, run ${run} of ${runs}`);
      const kept = onKeptStores.has(name) ? ['--keep', stores] : [];
      const found = await runBenchmark(join(folder, `${name}${benchSuffix}`), [...kept, ...options], stopped);
      console.log(`\n== ${name} took ${found.seconds} s`);
      const results: BenchmarkResults = {
        name,
        options: [...options],
        commit: describeCommit(),
        machine: describeMachine(),
        runs: [...(done.get(name)?.runs ?? []), found],
      };
      done.set(name, results);
      keepResults(resultsFile, [results]);
    }
  }
  return [...done.values()];
}
