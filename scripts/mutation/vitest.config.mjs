import { defineConfig } from 'vitest/config';

/**
 * The unit tests of the part that is changed, which run in the process that has its sources: what starts the built
 * program would not notice.
 */
export default defineConfig({
  test: {
    include: process.env.MUTATION_TESTS?.split(' ') ?? ['test/unit/**/*.test.ts'],
    // As in the whole run: nothing reaches these ends but what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
