import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { purchaseContentFields, recordedKinds } from '../../../documents/purchase/purchase-content.ts';
import { purchaseAuthorizations, purchaseOrigins } from '../../../documents/purchase/recorded-purchase.ts';

const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });

/** What was bought, in the feed: as the station keeps it, without its XML, and without what was withheld of it: documents tell. */
export const feedPurchase = z.object({
  environment: z.enum(environments),
  content: z.object(purchaseContentFields),
  origin: z.enum(purchaseOrigins),
  authorization: z.enum(purchaseAuthorizations),
  authorizedAt: z.exactOptional(instant),
  /** When the authority was last asked. */
  checkedAt: z.exactOptional(instant),
  receivedOn: day,
  bookedOn: day,
  withholdBy: z.exactOptional(day),
  kind: z.enum(recordedKinds),
  serviceLines: z.array(z.int()).readonly(),
  taxSupport: z.string(),
  waivedReason: z.exactOptional(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type FeedPurchase = z.output<typeof feedPurchase>;
