import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What fails on a machine that is slower or busier than the author's. */
const guesses: Readonly<Record<string, readonly RegExp[]>> = {
  'a fixed sleep: wait for the condition (test/support/eventually.ts), or fake the timers': [
    /\bawait (?:sleep|delay)\(/g,
    /\bwaitForTimeout\(/g,
    /new Promise(?:<[^>]*>)?\(\s*\(?(\w*)\)?\s*=>\s*(?:void\s+)?setTimeout\(\s*\1\b/g,
    /import\s*\{[^}]*\bsetTimeout\b[^}]*\}\s*from 'node:timers\/promises'/g,
    /\bsetTimeout\(\(\) => \w+\.(?:abort|destroy|end|kill)\(/g,
  ],
  'a clock as judge: compare the order or the count of events, or inject the clock': [
    /\bperformance\.now\(|\bprocess\.hrtime\b/g,
    /\bDate\.now\(\) - [a-z]/g,
    /\bAbortSignal\.timeout\(/g,
    /expect\([^;]*?\b(?:durationMs|duration_ms|elapsed\w*|tookMs)\b[^;]*?\.toBe(?:Less|Greater)Than/g,
  ],
  'a port assumed free: listen on port 0 and read it back': [/\bfreePort\(/g, /\.listen\(\s*[1-9]/g],
};

interface Exception {
  readonly why: string;
  /** Files, and folders that end in `/`. */
  readonly in: readonly string[];
}

const exceptions: readonly Exception[] = [
  {
    why: 'its subject is a pace, and a machine that is late may only do more, or do it later',
    in: [
      'test/integration/service/rate-limit.test.ts',
      'test/conformance/sections/reading/documents-of-any-type.ts',
    ],
  },
  {
    why: 'the least time that the program wrote down for something: a machine that is late makes it longer',
    in: ['test/unit/authority/soap-authority.test.ts', 'test/conformance/sections/service/events.ts'],
  },
  {
    why: 'two timers set in one turn end in the order of their delays: the order is judged',
    in: ['test/unit/api/guard/slow-down.test.ts', 'test/unit/authority/sandbox/sandbox-conditions.test.ts'],
  },
  {
    why: 'its timers are fake ones',
    in: ['test/unit/clock/keep-stamping.test.ts', 'test/unit/sync/delivery/delivery-queue.test.ts'],
  },
  {
    why: 'polls for a condition more often than eventually does: the import would be over',
    in: ['test/integration/imports/killed-service.test.ts'],
  },
  {
    why: 'the setting or the program needs a port, and freePort gives none that systems hand out by chance',
    in: [
      'test/conformance/decisions/portal.ts',
      'test/integration/examples/webhooks.nightly.test.ts',
      'test/integration/portal/portal.test.ts',
      'test/integration/portal/settings.test.ts',
      'test/integration/service/running.test.ts',
    ],
  },
  {
    why: 'a clock of its own that stands still when the test says so',
    in: ['test/unit/sync/start-sync.test.ts'],
  },
  {
    why: 'a slow reader, and times of a lock: to be mended with the files of threads and locks',
    in: ['test/unit/imports/thread/read-in-thread.test.ts', 'test/unit/scripts/lock.test.ts'],
  },
  {
    why: 'polls for a condition, with a longest time far above what it takes',
    in: [
      'test/e2e/commands.test.ts',
      'test/e2e/counter/keyboard-in-browser.nightly.test.ts',
      'test/e2e/support/browser/axe.ts',
      'test/e2e/support/counter.ts',
      'test/e2e/support/day/day-at-the-counter.ts',
      'test/e2e/support/screens/dialog-faults.ts',
    ],
  },
  {
    why: 'the hands before a scanner: the window tells a scanner from a person by its pace',
    in: ['test/e2e/support/scan.ts'],
  },
  {
    why: 'what a browser would do wrong it tells nobody: to be mended with the tests in browsers',
    in: ['test/e2e/counter/counter-in-desktop.nightly.test.ts'],
  },
  { why: 'takes pictures of screens at rest, and judges nothing', in: ['test/e2e/tour/'] },
  { why: 'holds the examples of this rule', in: ['test/unit/scripts/testing/test-timing.test.ts'] },
];

interface Guess {
  readonly line: number;
  readonly what: string;
}

/** Where a file guesses about time, line by line. */
function guessesIn(text: string): readonly Guess[] {
  return Object.entries(guesses)
    .flatMap(([what, patterns]) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ index }) => ({
          line: text.slice(0, index).split('\n').length,
          what,
        })),
      ),
    )
    .toSorted((one, other) => one.line - other.line);
}

const guessing = new Map(
  globSync('test/{unit,integration,conformance,e2e}/**/*.{ts,tsx,mts,mjs,js}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .toSorted()
    .map((file) => [file, guessesIn(readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, found]) => found.length > 0),
);

const excepted = (file: string) =>
  exceptions.some((exception) =>
    exception.in.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name)),
  );

describe('a guess about time', () => {
  it.each([
    ['await sleep(100);', 'a fixed sleep'],
    ['await page.waitForTimeout(500);', 'a fixed sleep'],
    ['await new Promise((resolve) => setTimeout(resolve, 50));', 'a fixed sleep'],
    ['await new Promise<void>((done) =>\n  setTimeout(done, 50),\n);', 'a fixed sleep'],
    ["import { setTimeout as pause } from 'node:timers/promises';", 'a fixed sleep'],
    ['setTimeout(() => cut.abort(), 50);', 'a fixed sleep'],
    ['expect(performance.now() - startedAt).toBeLessThan(20_000);', 'a clock as judge'],
    ['const took = Date.now() - startedAt;', 'a clock as judge'],
    ['expect(exchange.durationMs).toBeGreaterThanOrEqual(240);', 'a clock as judge'],
    ['const signal = AbortSignal.timeout(5000);', 'a clock as judge'],
    ['const port = await freePort();', 'a port assumed free'],
    ["server.listen(4747, '127.0.0.1');", 'a port assumed free'],
  ])('is found in %j', (code, what) => {
    const [found, ...more] = guessesIn(`const first = 1;\n${code}\n`);
    expect(found).toEqual({ line: 2, what: expect.stringMatching(new RegExp(`^${what}`)) });
    expect(more.map((one) => one.what)).toEqual(more.map(() => found?.what));
  });

  it.each([
    "import { setImmediate as endOfTurn } from 'node:timers/promises';",
    'await expect.poll(server.sessions).toBe(2);',
    'const yesterday = new Date(Date.now() - 24 * HOUR);',
    'const old = { at: Date.now() - DAY_MS };',
    "server.listen(0, '127.0.0.1');",
    'vi.advanceTimersByTimeAsync(60_000);',
    'expect({ durationMs: 3 }).toEqual(result);',
  ])('is none in %j', (code) => {
    expect(guessesIn(code)).toEqual([]);
  });
});

describe('the tests', () => {
  it('guess nothing about time but where the list of exceptions says why', () => {
    const guessesFound = [...guessing]
      .filter(([file]) => !excepted(file))
      .flatMap(([file, all]) => all.map(({ line, what }) => `${file}:${line}: ${what}`));
    expect(guessesFound).toEqual([]);
  });
});
