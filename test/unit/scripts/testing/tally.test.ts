import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../support/eventually.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const url = (path: string): string => new URL(`../../../../${path}`, import.meta.url).href;

interface Tally {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

const { tallyOf }: { tallyOf(run: unknown): Tally } = await import(url('scripts/testing/tally.mjs'));

const passedCheck = { name: 'lint', passed: true };
const passedTest = { file: 'a.test.ts', name: 'adds', state: 'passed', note: '' };
const noVitest = { exitCode: 0, outcome: { tests: [], broken: [] } };

describe('the count of a run', () => {
  it('counts every check and every test as one', () => {
    const tests = [passedTest, { ...passedTest, name: 'subtracts', state: 'failed', note: '1 is not 2' }];
    const checks = [passedCheck, { name: 'types', passed: false }];
    expect(tallyOf({ checks, runs: [{ vitest: { exitCode: 1, outcome: { tests, broken: [] } } }] })).toEqual({
      passed: 2,
      failed: ['types', 'a.test.ts > subtracts [1 is not 2]'],
      skipped: [],
    });
  });

  it.each([
    ['a crash', { exitCode: 139 }, 'vitest itself (exit code 139)'],
    [
      'a run that was cut off',
      { exitCode: 124, interruption: 'ended because it took too long; running then: a.test.ts > hangs' },
      'vitest itself (ended because it took too long; running then: a.test.ts > hangs)',
    ],
    ['a run of no test', { exitCode: 1, outcome: { tests: [], broken: [] } }, 'vitest itself (exit code 1)'],
    ['an outcome that is missing', { exitCode: 0 }, 'vitest itself (it left no outcome)'],
    [
      'a process that was left running',
      { exitCode: 0, outcome: { tests: [], broken: [] }, leftRunning: ['7 chromium'] },
      'a process was left running: 7 chromium',
    ],
    [
      'a file that does not load',
      { exitCode: 1, outcome: { tests: [], broken: ['b.test.ts'] } },
      'b.test.ts',
    ],
  ])('counts %s as one that failed', (_what, vitest, name) => {
    expect(tallyOf({ checks: [passedCheck], runs: [{ vitest }] })).toEqual({
      passed: 1,
      failed: [name],
      skipped: [],
    });
  });

  it('counts each run of the tests, and says of which one a test is', () => {
    const vitest = (state: string) => ({
      exitCode: 0,
      outcome: { tests: [{ ...passedTest, state }], broken: [] },
    });
    const runs = [{ vitest: vitest('passed') }, { label: 'in 60 days', vitest: vitest('failed') }];
    expect(tallyOf({ checks: [], runs })).toEqual({
      passed: 1,
      failed: ['in 60 days: a.test.ts > adds'],
      skipped: [],
    });
  });

  it('lists what was skipped with its reason', () => {
    const tests = [{ ...passedTest, state: 'skipped', note: 'no token here' }];
    const tally = tallyOf({
      checks: [],
      runs: [{ vitest: { ...noVitest, outcome: { tests, broken: [] } } }],
    });
    expect(tally).toEqual({ passed: 0, failed: [], skipped: ['a.test.ts > adds [no token here]'] });
  });

  it('fails what was skipped for no allowed reason, where skips must be accounted for', () => {
    const tests = [{ ...passedTest, state: 'skipped', note: 'not today' }];
    const vitest = { ...noVitest, outcome: { tests, broken: [] } };
    expect(tallyOf({ checks: [], runs: [{ vitest }], mustAccountForSkips: true }).failed).toEqual([
      'a.test.ts > adds [not today] (skipped for no allowed reason)',
    ]);
  });
});

describe('what the reporter hands to the count', () => {
  let folder: string;
  let outcome: { readonly tests: readonly unknown[]; readonly broken: readonly string[] };

  const vitest = (files: string) => [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    files,
    ...['--root', folder, '--globals'],
    `--reporter=${join(root, 'test/support/tools/outcome-reporter.mjs')}`,
  ];
  const environment = (file: string) => ({ ...process.env, MOSTRADOR_TEST_OUTCOME: file });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-reporter-'));
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    const test = (name: string, source: string): void =>
      writeFileSync(join(folder, name), `const { it, describe, beforeAll } = globalThis;\n${source}`);
    test(
      'ends.test.mjs',
      "it('passes', () => {}); it('fails', () => { throw Error('\\u001b[31mno\\u001b[0m\\nmilk'); }); it('skips', (t) => t.skip('no token'));",
    );
    test(
      'hook.test.mjs',
      "describe('group', () => { beforeAll(() => { throw 1; }); it('never runs', () => {}); });",
    );
    test('broken.test.mjs', "throw new Error('does not load');");
    test(
      'endless.spec.mjs',
      "it('fails', () => { throw Error('no milk'); }); it('never ends', () => new Promise(() => {}), 0);",
    );
    const file = join(folder, 'outcome.json');
    spawnSync(process.execPath, vitest('.test.mjs'), { env: environment(file) });
    outcome = JSON.parse(readFileSync(file, 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has every test with its state, why it was skipped, and how it failed', () => {
    expect(outcome.tests).toEqual(
      expect.arrayContaining([
        { file: 'ends.test.mjs', name: 'passes', state: 'passed', note: '' },
        { file: 'ends.test.mjs', name: 'fails', state: 'failed', note: 'no milk at line 2' },
        { file: 'ends.test.mjs', name: 'skips', state: 'skipped', note: 'no token' },
      ]),
    );
  });

  it('names while it lasts what is running and what failed, for a run that is killed', async () => {
    const file = join(folder, 'killed.json');
    const running = `${file}.running`;
    const run = spawn(process.execPath, vitest('.spec.mjs'), { env: environment(file), stdio: 'ignore' });
    await eventually(
      () => (existsSync(running) ? readFileSync(running, 'utf8') : ''),
      (soFar) =>
        soFar ===
        '{"running":["endless.spec.mjs > never ends"],"failed":["endless.spec.mjs > fails [no milk at line 2]"]}',
    );
    run.kill('SIGKILL');
    await once(run, 'close');
    expect(existsSync(file)).toBe(false);
  });

  it('names the files and groups that broke outside of a test', () => {
    expect([...outcome.broken].sort()).toEqual(['broken.test.mjs', 'hook.test.mjs > group']);
  });
});
