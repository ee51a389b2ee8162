/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // Stryker rewrites a tsconfig with the compiler's own functions, which TypeScript 7 has not; nothing here needs it.
  tsconfigFile: 'none',
  ignorePatterns: ['out', 'dist', 'test-results', 'docs/pictures'],
  tempDirName: 'test-results/mutation',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 90, break: null },
};
