import { z } from 'zod';
import { paymentBody } from '../../../../../src-main/documents/body/payment.ts';
import { saleContent } from '../sale-content.ts';
import { saleIssuingPoint } from './sale-issuing-point.ts';

/** A sale as it was sent to be issued: the same again gives the document that came of it, if one did. */
export const attempt = z.object({
  content: saleContent,
  payments: z.array(paymentBody),
  place: saleIssuingPoint,
  /** Cash to hand back. */
  change: z.string(),
});
export type Attempt = Readonly<z.output<typeof attempt>>;
