import type { BenchmarkResults } from './results.ts';

/** What a run will take by the last times, a line for each benchmark and one for all. */
export function planOf(
  names: readonly string[],
  runs: number,
  results: readonly BenchmarkResults[],
): readonly string[] {
  const width = Math.max(...names.map((name) => name.length));
  let known = 0;
  const lines = names.map((name) => {
    const last = results.find((benchmark) => benchmark.name === name);
    const seconds = last?.runs.at(-1)?.seconds;
    known += seconds ?? 0;
    const options = last === undefined || last.options.length === 0 ? '' : `, with ${last.options.join(' ')}`;
    return `  ${name.padEnd(width)}  ${seconds === undefined ? 'not known' : `${durationText(seconds)}${options}`}`;
  });
  return [`What the last time took; ${runs} × all of it is ${durationText(known * runs)}`, ...lines];
}

/** What each of the runs took, a line for each benchmark and one for all. */
export function durationsOf(done: readonly Pick<BenchmarkResults, 'name' | 'runs'>[]): readonly string[] {
  const width = Math.max(...done.map(({ name }) => name.length));
  const lines = done.map(({ name, runs }) => {
    const each = runs.map(({ seconds }) => durationText(seconds));
    return `  ${name.padEnd(width)}  ${each.join(' · ')}`;
  });
  const all = done.flatMap(({ runs }) => runs).reduce((sum, { seconds }) => sum + seconds, 0);
  return [`How long each took, ${durationText(all)} in all`, ...lines];
}

/** `55 s`, `3 min 05 s`. */
function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
