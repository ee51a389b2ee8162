import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Real files, processes and browsers: four are what a small machine of two cores bears, because much of it waits.
    maxWorkers: 4,
    // A worker tests file after file: no module keeps a state, and loading the same ones for each takes half the time.
    isolate: false,
    // Nothing reaches these ends but what hangs, whatever else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
