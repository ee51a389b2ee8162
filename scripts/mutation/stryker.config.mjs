/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // A change that takes too long counts as noticed: on a busy machine one that is only slow must not.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 60,
  // What runs once, as a module is loaded, would take every test of the part again for each change.
  ignoreStatic: true,
  // Stryker rewrites a tsconfig with the compiler's own functions, which TypeScript 7 has not; nothing here needs it.
  tsconfigFile: 'none',
  ignorePatterns: ['out', 'dist', 'test-results', 'docs/pictures'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 90, break: null },
};
