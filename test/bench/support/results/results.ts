import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { finding } from '../finding.ts';
import { machine } from './machine.ts';

const reported = z.strictObject({ title: z.string(), findings: z.array(finding) });

const run = z.strictObject({
  started_at: z.iso.datetime(),
  seconds: z.number(),
  /** Processes that wanted the processor, the mean of the minute before the run and of its last minute. */
  load: z.strictObject({ begin: z.number(), end: z.number() }),
  /** Whether it ended as it should, all goals reached. */
  exit_code: z.int(),
  reports: z.array(reported),
});

const benchmark = z.strictObject({
  name: z.string(),
  options: z.array(z.string()),
  commit: z.string(),
  machine,
  /** One after the other. */
  runs: z.array(run),
});

const results = z.array(benchmark);

/** What a benchmark measured of one thing. */
export type Reported = Readonly<z.output<typeof reported>>;
export type BenchmarkRun = Readonly<z.output<typeof run>>;
/** The last results of a benchmark. */
export type BenchmarkResults = Readonly<z.output<typeof benchmark>>;

/** The last results of every benchmark that was run; none where there is no file. */
export function readResults(file: string): readonly BenchmarkResults[] {
  return existsSync(file) ? results.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Puts results in the place of those the same benchmarks had. */
export function keepResults(file: string, fresh: readonly BenchmarkResults[]): void {
  const names = new Set(fresh.map(({ name }) => name));
  const others = readResults(file).filter(({ name }) => !names.has(name));
  const all = [...others, ...fresh].toSorted((one, other) => one.name.localeCompare(other.name));
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}

/** What the benchmarks of a run left behind (`report.ts`): a line each. */
export function readReports(file: string): readonly Reported[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => reported.parse(JSON.parse(line)));
}
