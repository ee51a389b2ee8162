import { z } from 'zod';

/** What was sold at an IVA rate (`iva_15`), notes of credit taken off. */
export const rateSum = z.strictObject({ rate: z.string(), base: z.string(), iva: z.string() }).meta({
  id: 'rate_sum',
});
export type RateSum = z.output<typeof rateSum>;
