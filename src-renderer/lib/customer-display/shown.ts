import { z } from 'zod';

/** Whose shop it is: what the display shows while nobody is served. */
const shop = z.object({
  name: z.string(),
  /** The logo as an address that a page can show. */
  logo: z.string().startsWith('data:image/').optional(),
});

const shownLine = z.object({
  key: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit: z.string().optional(),
  /** With IVA; absent while the sale has a fault. */
  amount: z.string().optional(),
  /** What the promotion is called by which it is sold. */
  promotion: z.string().optional(),
});
export type ShownLine = Readonly<z.output<typeof shownLine>>;

/**
 * All that the customer's display gets, and so all that it can show: goods, sums and the shop. Nothing of the buyer,
 * of who serves, of other sales or of the service gets that far, and the display asks nobody else.
 */
export const customerShown = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle'), language: z.enum(['es', 'en']), shop }),
  z.object({
    kind: z.literal('sale'),
    language: z.enum(['es', 'en']),
    shop,
    lines: z.array(shownLine),
    total: z.string().optional(),
    /** What discounts take off, with IVA as it was typed; absent without one. */
    discount: z.string().optional(),
  }),
  z.object({
    kind: z.literal('paid'),
    language: z.enum(['es', 'en']),
    shop,
    total: z.string(),
    /** Cash handed back. */
    change: z.string(),
  }),
]);
export type CustomerShown = Readonly<z.output<typeof customerShown>>;
