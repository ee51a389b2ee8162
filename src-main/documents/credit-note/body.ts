import { z } from 'zod';
import { compensationBodies } from '../adjustments/compensation.ts';
import { ivaRefunds } from '../adjustments/iva-refund.ts';
import { commonBody } from '../body/common-body.ts';
import { modifiedDocumentBody } from '../body/modified-document.ts';
import { refundBodies } from '../body/refunds.ts';
import {
  discountOverAmount,
  isDiscountWithin,
  isPriceStated,
  isPriceStatedOnce,
  lineBody,
  priceStated,
  priceStatedOnce,
} from '../lines/line.ts';
import { knownPartyBody } from '../parties/party.ts';
import { quantityText } from '../values/amounts.ts';
import { decimal, zero } from '../values/decimal.ts';
import { lineOfText, text } from '../values/text.ts';

/** A line of the invoice, by its code, and how much of it is credited. */
const creditedLineBody = z
  .strictObject({
    code: text(25),
    quantity: quantityText.refine((quantity) => decimal(quantity).gt(zero), {
      params: { code: 'out_of_range' },
      error: 'Debe ser más que cero.',
    }),
  })
  .meta({
    id: 'credited_line_body',
    description: 'Una línea de la factura por su código, y cuánto se acredita',
  });
export type CreditedLineBody = z.output<typeof creditedLineBody>;

/** A line in full. The XML of a credit note knows no subsidy (SRI reference §14.3). */
const { unsubsidized_price: _subsidy, ...creditLineFields } = lineBody.shape;
const creditLineBody = z
  .strictObject(creditLineFields)
  .refine(isPriceStated, priceStated)
  .refine(isPriceStatedOnce, priceStatedOnce)
  .refine(isDiscountWithin, discountOverAmount)
  .meta({ id: 'credit_line_body' });

/** What a person decides of a credit note (interface specification, "Credit notes"). */
export const creditNoteBody = z
  .strictObject({
    modified_document: modifiedDocumentBody,
    buyer: knownPartyBody.optional().meta({
      description: 'Solo cuando la factura se emitió en otro sistema: en las demás es el suyo',
    }),
    reason: lineOfText(300),
    lines: z.array(z.union([creditLineBody, creditedLineBody])).min(1),
    iva_refunds: ivaRefunds,
    compensations: compensationBodies,
    refunds: refundBodies,
    ...commonBody,
  })
  .refine(({ modified_document, buyer }) => !('document_id' in modified_document && buyer), {
    path: ['buyer'],
    params: { code: 'buyer_not_allowed' },
    error: 'El comprador es el de la factura: deje «buyer» fuera cuando la indica con «document_id».',
  })
  .meta({ id: 'credit_note_body' });
export type CreditNoteBody = z.output<typeof creditNoteBody>;
