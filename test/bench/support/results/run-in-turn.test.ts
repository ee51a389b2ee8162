import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wholeRun } from '../known-benchmarks.ts';
import { readOrder } from './bench-order.ts';
import { durationsOf, planOf } from './durations.ts';
import { publishInto } from './publish.ts';
import { type BenchmarkResults, readResults } from './results.ts';
import { benchSuffix, runInTurn } from './run-in-turn.ts';
import { failuresOf, summaryOf, verdictOf } from './summary.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-benches-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what is asked for', () => {
  const benchmarks = ['ride', 'start', 'lists'];

  it.each([
    { args: [], order: { names: wholeRun, runs: 1, keep: undefined, options: [] } },
    { args: ['--runs', '3', '--keep', '/k'], order: { names: wholeRun, runs: 3, keep: '/k', options: [] } },
    { args: ['start', 'ride', '--runs', '2'], order: { names: ['start', 'ride'], runs: 2, options: [] } },
    { args: ['--runs', '2', 'start', '--few', '9'], order: { names: ['start'], options: ['--few', '9'] } },
    { args: ['start', '--few', '9', '--keep', '/k'], order: { keep: '/k', options: ['--few', '9'] } },
  ])('by «$args»', ({ args, order }) => {
    expect(readOrder(args, benchmarks)).toMatchObject(order);
  });

  it.each([
    { args: ['rides'], message: 'there is no benchmark «rides»; there are: ride, start, lists' },
    { args: ['--runs', 'three'], message: 'how many runs?' },
    { args: ['--runs', '0'], message: 'how many runs?' },
    { args: ['--keep'], message: '--keep needs a value' },
    { args: ['--keep', '--few'], message: '--keep needs a value' },
    { args: ['--documents', '10'], message: 'which benchmark takes that?' },
  ])('cannot be done by «$args»', ({ args, message }) => {
    expect(() => readOrder(args, benchmarks)).toThrow(message);
  });
});

describe('several runs of several benchmarks', () => {
  it('are run one after the other, kept after each, summed up over all runs and published', async () => {
    writeBench('ride', `[310, 290, 305][run - 1]`);
    writeBench('storage', `run === 2 ? fall() : 3500`);
    const done = await runAll(['ride', 'storage'], 3);

    expect(readResults(resultsFile())).toEqual(done);
    expect(done.map(({ name, runs }) => [name, runs.map((run) => run.exit_code)])).toEqual([
      ['ride', [0, 1, 0]],
      ['storage', [0, 1, 0]],
    ]);
    const rows = summaryOf(done).filter(({ measured }) => measured.length > 0);
    expect(rows.map((row) => [row.work, row.measured, verdictOf(row)])).toEqual([
      ['storage of a document, all in', ['3500', 'fell over', '3500'], '2 of 3 runs'],
      ['RIDE, A4', ['310', '290', '305'], '2 of 3 runs'],
    ]);
    expect(failuresOf(done)).toEqual(['storage FELL OVER in run 2']);

    const published = publishInto('<!-- results -->\nold\n<!-- end of results -->\n', done);
    expect(published).toContain('| ≥ 100 pages/s on a core | 310 · 290 · 305 | 2 of 3 runs |');
    expect(published).toContain('| ≤ 5 KB | 3500 · fell over · 3500 | 2 of 3 runs |');
    expect(published).toContain('3 runs in a row, 1 of them fell over, with --told 7');
    expect(published).not.toContain('old\n');
  });

  it('tell only those that share stores where these are kept', async () => {
    writeBench('ride', `process.argv.slice(2).length`);
    writeBench('storage', `process.argv.slice(2).length`);
    const done = await runAll(['ride', 'storage'], 1);
    const found = done.map(({ runs }) => runs[0]?.reports[0]?.findings[0]?.value);
    expect(found).toEqual(['2', '4']);
  });
});

describe('the time of a run', () => {
  it('can be planned by the last times', () => {
    const results = [took('ride', [30, 26.4]), { ...took('drain', [185]), options: ['--documents', '9'] }];
    expect(planOf(['ride', 'drain', 'start'], 3, results)).toEqual([
      'What the last time took; 3 × all of it is 10 min 34 s',
      '  ride   26 s',
      '  drain  3 min 05 s, with --documents 9',
      '  start  not known',
    ]);
  });

  it('is printed at the end, of each', () => {
    expect(durationsOf([took('ride', [30, 26]), took('drain', [185, 59])])).toEqual([
      'How long each took, 5 min 00 s in all',
      '  ride   30 s · 26 s',
      '  drain  3 min 05 s · 59 s',
    ]);
  });
});

const resultsFile = () => join(folder, 'results.json');

function runAll(names: readonly string[], runs: number) {
  const stopped = new AbortController().signal;
  const order = { names, runs, options: ['--told', '7'] };
  return runInTurn(order, { folder, stores: join(folder, 'stores'), resultsFile: resultsFile(), stopped });
}

/** A benchmark with a goal of 300 that finds what an expression of its `run`, from 1 on, says. */
function writeBench(name: 'ride' | 'storage', found: string): void {
  const report = JSON.stringify(join(import.meta.dirname, '..', 'report.ts'));
  const counter = JSON.stringify(join(folder, `${name}-runs`));
  writeFileSync(
    join(folder, `${name}${benchSuffix}`),
    `import { appendFileSync, readFileSync } from 'node:fs';
    import { report } from ${report};
    appendFileSync(${counter}, '.');
    const run = readFileSync(${counter}).length;
    const fall = () => { throw new Error('a benchmark of the test falls over'); };
    const found: number = ${found};
    const goal = { text: 'at least 300', reached: found >= 300 || found < 10 };
    report('${name}, run ' + run, [{ what: 'figure', value: String(found), row: '${name}', goal }]);`,
  );
}

function took(name: string, seconds: readonly number[]): BenchmarkResults {
  return {
    name,
    options: [],
    commit: 'abc1234',
    machine: { processor: 'EPYC', cores: 2, memory_gb: 23, system: 'linux', node: '24', sqlite: '3' },
    runs: seconds.map((each) => ({
      started_at: '2026-11-21T19:00:00.000Z',
      seconds: each,
      load: { begin: 0.1, end: 1 },
      exit_code: 0,
      reports: [],
    })),
  };
}
