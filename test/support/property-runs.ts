/**
 * How often a property is tried: in `npm test` with the same values each time (`seed-properties.ts`), five times as often
 * and with others in `npm run test:all`, and as often as `MOSTRADOR_RUNS` says by hand.
 */
export function propertyRuns(times: number): { readonly numRuns: number } {
  const { MOSTRADOR_RUNS, TEST_ALL } = process.env;
  return { numRuns: Number(MOSTRADOR_RUNS ?? (TEST_ALL === undefined ? times : times * 5)) };
}
