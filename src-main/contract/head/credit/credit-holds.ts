import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { amountText } from '../../../documents/values/amounts.ts';
import { feedDocument } from '../stations/feed-document.ts';

/** An invoice by its access key, its number or its identifier, and where a number is to be looked for. */
const invoiceName = {
  invoice: z.union([
    z.string().regex(/^(\d{49}|\d{3}-\d{3}-\d{9})$/, 'Debe ser una clave de acceso o un número.'),
    z.uuid(),
  ]),
  environment: z.enum(environments).default('live'),
};

export const invoiceQuery = z.strictObject(invoiceName);
export type InvoiceName = z.output<typeof invoiceQuery>;

export const creditHoldBody = z.strictObject({
  ...invoiceName,
  amount: amountText,
  idempotency_key: z.string().min(1).max(255),
  /** The note it is for, which settles it once it is reported at this revision or a later one. */
  note_id: z.uuid().optional(),
  revision: z.int().positive().default(1),
});
export type CreditHoldBody = z.output<typeof creditHoldBody>;

/** An invoice of any station, as a note on it must know it. */
export const invoiceElsewhere = z.object({
  /** `credited`: what notes and holds of all stations have of it, dollars. */
  document: feedDocument.shape.document,
  /** The till that issued it. */
  station: z.object({ id: z.uuid(), name: z.string() }),
  /** The reported notes that hold something of it, in no order. */
  notes: z.array(feedDocument.shape.document),
});

export const creditHold = z.object({
  object: z.literal('credit_hold'),
  id: z.uuid(),
  amount: z.string(),
  expires_at: z.iso.datetime(),
  invoice: invoiceElsewhere,
});
