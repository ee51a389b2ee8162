import { z } from 'zod';

/** The products that something is done to at once. */
export const productScope = z.strictObject({
  q: z.string().max(100).optional(),
  category: z.string().min(1).max(60).optional(),
  ids: z.array(z.uuid()).min(1).max(5000).optional(),
  parent_id: z.uuid().optional().meta({ description: 'Solo las variantes de este producto con variantes' }),
  active: z.boolean().optional(),
});
export type ProductScope = z.output<typeof productScope>;
