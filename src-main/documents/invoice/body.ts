import { z } from 'zod';
import { amountText } from '../amounts.ts';
import { commonBody } from '../common-body.ts';
import { lineBody } from '../lines/line.ts';
import { buyerBody } from '../party.ts';
import { paymentBodies } from '../payment.ts';

/** What a person decides of an invoice; all the rest is computed (api.md §8). */
export const invoiceBody = z
  .strictObject({
    buyer: buyerBody,
    lines: z.array(lineBody).min(1),
    payments: paymentBodies,
    tip: amountText.optional(),
    ...commonBody,
  })
  .meta({ id: 'invoice_body' });
export type InvoiceBody = z.output<typeof invoiceBody>;
