import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const minute = 60_000;

/** Tests that `npm run test:all` runs and `npm test` does not: rare, long, or of programs that few machines have. */
const nightly = 'test/**/*.nightly.test.ts';
const exclude = [...configDefaults.exclude, nightly];

/** Pages are looked at where a test fails. */
const showingPages = { setupFiles: ['test/e2e/support/browser/failed-screens.ts'] };

/** `npm test -- --project unit` runs one of them. Those of one group run beside each other, the groups one after the other. */
const projects: readonly TestProjectInlineConfiguration['test'][] = [
  {
    name: 'unit',
    include: ['test/{unit,fuzz,torture,bench}/**/*.test.ts'],
    exclude,
    execArgv: ['--import', new URL('test/support/tools/load-window-modules.mjs', import.meta.url).href],
  },
  {
    name: 'service',
    include: ['test/integration/**/*.test.ts'],
    exclude,
    testTimeout: 2 * minute,
    globalSetup: ['test/support/head/postgres-template.ts'],
  },
  { name: 'contract', include: ['test/conformance/**/*.test.ts'], exclude, testTimeout: 2 * minute },
  {
    name: 'browser',
    include: ['test/e2e/**/*.test.ts'],
    exclude,
    ...showingPages,
    globalSetup: ['test/e2e/support/browser/browser-ready.ts'],
    testTimeout: 2 * minute,
    sequence: { groupOrder: 1 },
  },
  {
    name: 'nightly',
    include: [nightly, 'tools/**/*.test.ts'],
    ...showingPages,
    maxWorkers: 1,
    testTimeout: 30 * minute,
    sequence: { groupOrder: 2 },
  },
];

export default defineConfig({
  test: {
    // Node reads the sources itself, from its cache of compiled ones: what Vite makes of them first takes twice as long.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['test/support/end-child-processes.ts', 'test/support/seed-properties.ts'],
    // Tests of the service wait for a third of their time (docs/decisions/0046-one-test-worker-more-than-cores.md).
    maxWorkers: availableParallelism() + 1,
    // A worker tests file after file: no module keeps a state, and loading the same ones for each takes half the time.
    isolate: false,
    // The command line speaks Spanish, whatever the machine's own locale; nothing is written into the user's own state.
    env: { LC_ALL: 'C.UTF-8', XDG_STATE_HOME: '/dev/null/state' },
    // Four times what the slowest takes on a quiet machine. What waits for something gives up before, and says for what.
    testTimeout: minute,
    hookTimeout: minute,
    expect: { poll: { timeout: 45_000 } },
    projects: projects.map((test) => ({ extends: true, test })),
  },
});
