import { z } from 'zod';

/** What other tills hold of an invoice, as its own till learns it: for good by a note, or until an instant for one under way. */
export const creditChange = z.object({
  held: z.array(z.object({ amount: z.string(), until: z.iso.datetime().nullable() })),
});
export type CreditChange = z.output<typeof creditChange>;
