import { wholeRun } from '../known-benchmarks.ts';

/** What a command asks for (`run.ts`). */
export interface BenchOrder {
  readonly names: readonly string[];
  /** How often all of them are run, one run after the other. */
  readonly runs: number;
  /** Where stores are kept; without it they are made and taken away. */
  readonly keep: string | undefined;
  /** What goes on to the benchmarks. */
  readonly options: readonly string[];
}

/** Reads a command; throws where it says what nobody can do, since a whole run takes an hour. */
export function readOrder(args: readonly string[], benchmarks: readonly string[]): BenchOrder {
  const { taken: runsText = '1', rest: withoutRuns } = takeOption(args, '--runs');
  const { taken: keep, rest } = takeOption(withoutRuns, '--keep');
  const runs = Number(runsText);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error(`--runs ${runsText}: how many runs?`);
  const firstOption = rest.findIndex((arg) => arg.startsWith('-'));
  const named = firstOption === -1 ? rest : rest.slice(0, firstOption);
  const options = rest.slice(named.length);
  const unknown = named.find((name) => !benchmarks.includes(name));
  if (unknown !== undefined) {
    throw new Error(`there is no benchmark «${unknown}»; there are: ${benchmarks.join(', ')}`);
  }
  if (named.length === 0 && options.length > 0) {
    throw new Error(`${options.join(' ')}: which benchmark takes that? Its name comes first`);
  }
  return { names: named.length > 0 ? named : wholeRun, runs, keep, options };
}

/** Takes an option of ours with its value out of those that go on to the benchmarks. */
function takeOption(args: readonly string[], name: string) {
  const at = args.indexOf(name);
  if (at === -1) return { taken: undefined, rest: args };
  const taken = args[at + 1];
  if (taken === undefined || taken.startsWith('-')) throw new Error(`${name} needs a value`);
  return { taken, rest: args.toSpliced(at, 2) };
}
