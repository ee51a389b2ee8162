import { z } from 'zod';
import { strictObject } from '../documents/strict-object.ts';

/** What was sold at an IVA rate (`iva_15`), notes of credit taken off. */
export const rateSum = strictObject(() => ({ rate: z.string(), base: z.string(), iva: z.string() }), {
  id: 'rate_sum',
});
export type RateSum = z.output<typeof rateSum>;
