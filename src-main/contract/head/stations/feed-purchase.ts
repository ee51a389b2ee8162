import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { regimes } from '../../../documents/parties/issuer.ts';
import { purchaseAuthorizations } from '../../../documents/purchase/recorded-purchase.ts';

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const amount = z.string().regex(/^[+-]?(\d+\.?\d*|\.\d+)$/);

/**
 * What was bought, in the feed: as the station keeps it, without its XML, and without what was withheld of it: documents tell. A
 * head office keeps all of it, and reads this, of which declarations are made: what newer stations report besides stands in no way.
 */
export const feedPurchase = z.object({
  environment: z.enum(environments),
  /** Of the business that bought. */
  ruc: z.string().regex(/^\d{13}$/),
  content: z.object({
    document_type: z.string(),
    number: z.string(),
    issue_date: day,
    access_key: z.string().optional(),
    supplier: z.object({ identification: z.string(), name: z.string(), regime: z.enum(regimes) }),
    subtotal: amount,
    taxes: z.array(z.object({ type: z.string(), rate: z.string(), base: amount, value: amount })),
    withheld: z
      .array(z.object({ tax: z.string(), code: z.string(), base: amount, percent: amount, value: amount }))
      .optional(),
  }),
  authorization: z.enum(purchaseAuthorizations),
  /** When the authority was last asked. */
  checkedAt: z.exactOptional(instant),
  bookedOn: day,
  withholdBy: z.exactOptional(day),
  kind: z.string(),
  taxSupport: z.string(),
  waivedReason: z.exactOptional(z.string()),
  createdAt: instant,
  /** When a person changed it last; `createdAt` where nobody did. */
  updatedAt: instant,
});
export type FeedPurchase = z.output<typeof feedPurchase>;
