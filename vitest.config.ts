import { defineConfig } from 'vitest/config';

const tests = 'test/**/*.test.ts';
const units = 'test/unit/**/*.test.ts';

export default defineConfig({
  test: {
    // Real files, processes and browsers: three are what a small machine of two cores bears, because much of it waits.
    maxWorkers: 3,
    // Nothing reaches these ends but what hangs, whatever else the machine does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // One process tests file after file, since no module keeps a state: loading the same ones for each takes half the time.
      { extends: true, test: { name: 'unit', include: [units], isolate: false } },
      { extends: true, test: { name: 'whole', include: [tests], exclude: [units], isolate: false } },
    ],
  },
});
