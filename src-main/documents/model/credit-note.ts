import { z } from 'zod';
import { compensation } from '../adjustments/compensation.ts';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { modifiedDocument } from '../body/modified-document.ts';
import { refund } from '../body/refunds.ts';
import { line } from '../lines/line.ts';
import { taxTotal } from '../lines/tax-body.ts';
import { party } from '../parties/party.ts';
import { namedObject } from '../values/named-object.ts';

/** A credit note (nota de crédito) as its resource shows it, beyond the fields common to every document. */
export const creditNote = namedObject('credit_note_content', {
  object: z.literal('credit_note'),
  buyer: party,
  modified_document: modifiedDocument,
  reason: z.string(),
  lines: z.array(line),
  taxes: z.array(taxTotal),
  subtotal: z.string(),
  discount: z.string(),
  iva: z.string(),
  ice: z.string(),
  irbpnr: z.string(),
  total: z.string().meta({ description: 'Lo que rebaja de la factura, con impuestos' }),
  compensations: z.array(compensation),
  refunds: z
    .array(refund)
    .optional()
    .meta({ description: 'Cómo se devolvió el dinero, si fue por varias formas de pago' }),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type CreditNote = z.output<typeof creditNote>;
