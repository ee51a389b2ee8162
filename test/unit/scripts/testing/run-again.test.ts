import { describe, expect, it } from 'vitest';

interface TestOutcome {
  readonly file: string;
  readonly name: string;
  readonly state: string;
  readonly note: string;
}
interface Outcome {
  readonly tests: readonly TestOutcome[];
  readonly broken: readonly string[];
}

const {
  filesToRunAgain,
  mergeOutcomes,
}: {
  filesToRunAgain(outcome: Outcome): readonly string[];
  mergeOutcomes(first: Outcome, second: Outcome, files: readonly string[]): Outcome & { flaky: unknown };
} = await import(new URL('../../../../scripts/testing/run-again.mjs', import.meta.url).href);

const test = (file: string, state: string, name = 'sells'): TestOutcome => ({ file, name, state, note: '' });
const browser = 'test/e2e/counter/sale.test.ts';
const service = 'test/integration/service/start.test.ts';

describe('the files that run once more', () => {
  it('are those of browsers and processes in which something failed, never ended or broke', () => {
    const tests = [
      test(browser, 'failed'),
      test(service, 'pending'),
      test('test/e2e/other.test.ts', 'passed'),
    ];
    const broken = ['test/e2e/set-up.test.ts > first day'];
    expect(filesToRunAgain({ tests, broken })).toEqual([browser, service, 'test/e2e/set-up.test.ts']);
  });

  it.each([
    'test/unit/documents/money.test.ts',
    'test/conformance/specification.test.ts',
    'test/integration/numbers/histories.test.ts',
    'test/integration/issuing/authority.test.ts',
    'test/integration/certificate/renewal.test.ts',
    'test/integration/counter/cash.test.ts',
  ])('are none where %s failed', (file) => {
    expect(filesToRunAgain({ tests: [test(file, 'failed'), test(browser, 'failed')], broken: [] })).toEqual(
      [],
    );
  });

  it('are none where more than three failed', () => {
    const failed = (count: number) =>
      Array.from({ length: count }, (_, index) => test(`test/e2e/${index}.test.ts`, 'failed'));
    expect(filesToRunAgain({ tests: failed(3), broken: [] })).toHaveLength(3);
    expect(filesToRunAgain({ tests: failed(4), broken: [] })).toEqual([]);
  });

  it('are none where an error belongs to no file', () => {
    expect(
      filesToRunAgain({ tests: [test(browser, 'failed')], broken: ['an error that nobody caught'] }),
    ).toEqual([]);
  });
});

describe('the outcome of both runs', () => {
  const files = [browser];
  const kept = test(service, 'passed');

  it('counts what passed the second time as passed, and names it as flaky', () => {
    const first = { tests: [kept, test(browser, 'failed')], broken: [] };
    const second = { tests: [test(browser, 'passed')], broken: [] };
    expect(mergeOutcomes(first, second, files)).toEqual({
      tests: [kept, test(browser, 'passed')],
      broken: [],
      flaky: [test(browser, 'failed')],
    });
  });

  it('keeps what failed again, or failed only then', () => {
    const first = {
      tests: [test(browser, 'failed', 'sells'), test(browser, 'passed', 'returns')],
      broken: [],
    };
    const second = {
      tests: [test(browser, 'failed', 'sells'), test(browser, 'failed', 'returns')],
      broken: [],
    };
    expect(mergeOutcomes(first, second, files)).toEqual({ ...second, flaky: [] });
  });

  it('names a set-up that broke and then did not', () => {
    const first = { tests: [test(browser, 'skipped')], broken: [`${browser} > counter`] };
    const second = { tests: [test(browser, 'passed')], broken: [] };
    expect(mergeOutcomes(first, second, files)).toEqual({
      ...second,
      flaky: [{ file: browser, name: 'counter', state: 'failed', note: 'outside of a test' }],
    });
  });
});
