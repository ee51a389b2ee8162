import { z } from 'zod';
import { statedBoxes } from './declaration.ts';

/** What a person stated of a period, as stores keep it: decimal texts, dollars, by box. */
export const statedAmounts = z.partialRecord(z.enum(statedBoxes), z.string());

const excess = z.record(z.string(), z.strictObject({ base: z.string(), iva: z.string() }));

/** What a declaration leaves to the next period, as stores keep it. */
export const closingBalances = z.strictObject({
  boxes: z.partialRecord(z.enum(['485', '615', '617']), z.string()),
  sales: excess,
  purchases: excess,
});
