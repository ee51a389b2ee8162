import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Real files, processes and browsers: three are what a small machine of two cores bears, because much of it waits.
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What a window is about to show comes later while other tests are at work.
    expect: { poll: { timeout: 120_000 } },
  },
});
