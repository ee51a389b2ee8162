import { defineConfig } from 'vitest/config';
import { SlowFoldersFirst } from './test/support/tools/slow-folders-first.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/e2e/support/browser/failed-screens.ts'],
    // Real files, processes and browsers: six keep a small machine of two cores busy, because they wait half of the time.
    maxWorkers: 6,
    sequence: { sequencer: SlowFoldersFirst },
    // A worker tests file after file: no module keeps a state, and loading the same ones for each takes half the time.
    isolate: false,
    // What the command line says is told in Spanish, whatever the machine's own locale.
    env: { LC_ALL: 'C.UTF-8' },
    // Nothing reaches these ends but what hangs, whatever else the machine does.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
