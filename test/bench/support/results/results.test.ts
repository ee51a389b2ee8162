import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../finding.ts';
import { describeMachine } from './machine.ts';
import { publishInto } from './publish.ts';
import { type BenchmarkResults, keepResults, readResults } from './results.ts';
import { runBenchmark } from './run-benchmark.ts';
import { summaryOf, verdictOf } from './summary.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a benchmark that is run', () => {
  it('leaves what it reported, and its exit code says that a goal was missed', async () => {
    const program = join(folder, 'two.bench.ts');
    const report = join(import.meta.dirname, '..', 'report.ts');
    writeFileSync(
      program,
      `import { report } from ${JSON.stringify(report)};
      report('first', [{ what: 'pages/s', value: '250', measured: 250, goal: { text: '≥ 300', reached: false } }]);
      report('second', [{ what: process.argv[2], value: '1' }]);`,
    );
    const run = await runBenchmark(program, ['--lines'], new AbortController().signal);
    expect(run.exit_code).toBe(1);
    expect(run.reports).toEqual([
      {
        title: 'first',
        findings: [{ what: 'pages/s', value: '250', measured: 250, goal: { text: '≥ 300', reached: false } }],
      },
      { title: 'second', findings: [{ what: '--lines', value: '1' }] },
    ]);
  });

  it('that falls over has found nothing', async () => {
    const program = join(folder, 'none.bench.ts');
    writeFileSync(program, 'process.kill(process.pid);');
    expect(await runBenchmark(program, [], new AbortController().signal)).toMatchObject({
      exit_code: 1,
      reports: [],
    });
  });

  it('is ended when all is asked to stop', async () => {
    const program = join(folder, 'endless.bench.ts');
    writeFileSync(program, 'setInterval(() => {}, 1000);');
    const stopping = new AbortController();
    const running = runBenchmark(program, [], stopping.signal);
    stopping.abort();
    await expect(running).rejects.toThrow('aborted');
  });
});

describe('results that are kept', () => {
  it('replace those of the same benchmark and leave the others', () => {
    const file = join(folder, 'results.json');
    expect(readResults(file)).toEqual([]);
    keepResults(file, [benchmark('ride', [[]]), benchmark('drain', [[]])]);
    const again = benchmark('ride', [[{ what: 'pages/s', value: '310', row: 'ride' }]]);
    keepResults(file, [again]);
    expect(readResults(file)).toEqual([benchmark('drain', [[]]), again]);
  });

  it('are read only as they were written', () => {
    const file = join(folder, 'results.json');
    writeFileSync(file, '[{"name":"ride"}]');
    expect(() => readResults(file)).toThrow();
  });
});

describe('the summary', () => {
  it('reports every goal, in how many runs it was reached and what was measured in each', () => {
    const rows = summaryOf([
      benchmark('ride', [[pages(310, true)], [pages(290, false)], [pages(305, true)]]),
    ]);
    const ride = rows.find(({ work }) => work === 'RIDE, A4');
    expect(ride).toMatchObject({ measured: ['310', '290', '305'], reached: 2 });
    expect(ride && verdictOf(ride)).toBe('2 of 3 runs');
    expect(rows.filter(({ measured }) => measured.length === 0).map(verdictOf)).toContain('');
  });

  it('counts where many findings answer one goal', () => {
    const page = (reached: boolean): Finding => ({
      what: 'a page',
      value: '1 ms',
      row: 'page',
      goal: { text: '< 5 ms', reached },
    });
    const rows = summaryOf([benchmark('lists', [[page(true), page(false), page(true)]])]);
    expect(rows.find(({ measured }) => measured.length > 0)).toMatchObject({
      measured: ['2 of 3 reached'],
      reached: 0,
    });
  });
});

describe('a page with results', () => {
  const page = '# Goals\n<!-- results -->\nold\n<!-- end of results -->\nBetween.\n';
  const results = [benchmark('ride', [[pages(310, true)]])];

  it('gets the table of all goals and keeps all else', () => {
    const published = publishInto(page, results);
    expect(published).toMatch(/\| RIDE, A4 \| .* \| 310 \| reached \|/);
    expect(published).not.toContain('old');
    expect(published).toContain('<!-- end of results -->\nBetween.\n');
  });

  it('does not change when the same is published again', () => {
    const published = publishInto(page, results);
    expect(publishInto(published, results)).toBe(published);
  });
});

it('says what the machine is', () => {
  expect(describeMachine()).toMatchObject({
    cores: expect.any(Number),
    node: process.versions.node,
    sqlite: expect.stringMatching(/^3\./),
  });
});

function pages(rate: number, reached: boolean): Finding {
  const spread = { least: 301, most: 315 };
  return { what: 'pages/s', value: String(rate), spread, row: 'ride', goal: { text: '≥ 300', reached } };
}

function benchmark(name: string, runs: readonly (readonly Finding[])[]): BenchmarkResults {
  return {
    name,
    options: [],
    commit: 'abc1234',
    machine: { processor: 'EPYC', cores: 2, memory_gb: 23, system: 'linux', node: '24', sqlite: '3' },
    runs: runs.map((findings) => ({
      started_at: '2026-11-21T19:00:00.000Z',
      seconds: 1,
      load: { begin: 0.1, end: 1 },
      exit_code: 0,
      reports: [{ title: name, findings: [...findings] }],
    })),
  };
}
