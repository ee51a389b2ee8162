import { defineConfig } from 'vitest/config';

/** Whole programs that are packed and installed: one after the other, and nothing but what hangs reaches these ends. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.package.ts'],
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
