import { z } from 'zod';
import { additionalDiscounts } from '../adjustments/additional-discount.ts';
import { compensationBodies } from '../adjustments/compensation.ts';
import { ivaRefunds } from '../adjustments/iva-refund.ts';
import { commonBody } from '../body/common-body.ts';
import { negotiableBody } from '../body/negotiable.ts';
import { paymentBodies } from '../body/payment.ts';
import { documentNumber } from '../identifiers/document-number.ts';
import { plate } from '../identifiers/plate.ts';
import { lineBody } from '../lines/line.ts';
import { exportBody } from '../model/invoice-export.ts';
import { reimbursementBody } from '../model/reimbursement.ts';
import { substituteDeliveryNoteBody } from '../model/substitute-delivery-note.ts';
import { buyerBody } from '../parties/party.ts';
import { presumptiveWithholdings } from '../taxes/withholding/presumptive.ts';
import { amountText } from '../values/amounts.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { text } from '../values/text.ts';

/** Taxes withheld by the seller itself: fuels and press only (SRI reference §10). */
const withholdingBody = namedObject('invoice_withholding_body', {
  type: z.enum(keysOf(presumptiveWithholdings)),
  value: amountText,
});

const withholdingBodies = z
  .array(withholdingBody)
  .superRefine((withholdings, context) => {
    for (const [index, { type }] of withholdings.entries()) {
      if (withholdings.findIndex((other) => other.type === type) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'type'],
        params: { code: 'repeated' },
        message: 'Esta retención ya consta: una sola vez cada una.',
      });
    }
  })
  .default([]);

const thirdPartyChargeBody = z.strictObject({ concept: text(300), amount: amountText }).meta({
  id: 'third_party_charge_body',
  description: 'Rubro de terceros: se cobra, sin ser venta (anexo 8)',
});

/** What a person decides of an invoice; all the rest is computed (api.md §8). */
export const invoiceBody = namedObject('invoice_body', {
  buyer: buyerBody,
  lines: z.array(lineBody).min(1),
  payments: paymentBodies,
  tip: amountText.optional(),
  additional_discounts: additionalDiscounts,
  iva_refunds: ivaRefunds,
  compensations: compensationBodies,
  plate: plate.optional(),
  delivery_note_number: documentNumber.optional(),
  export: exportBody.optional(),
  reimbursement: reimbursementBody.optional(),
  withholdings: withholdingBodies,
  substitute_delivery_note: substituteDeliveryNoteBody.optional(),
  third_party_charges: z.array(thirdPartyChargeBody).default([]),
  negotiable: negotiableBody.optional(),
  ...commonBody,
});
export type InvoiceBody = z.output<typeof invoiceBody>;
