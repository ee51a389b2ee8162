import { z } from 'zod';
import { foreignPayment } from '../../body/foreign-payment.ts';
import { payment } from '../../body/payment.ts';
import { taxLine } from '../../lines/tax-body.ts';
import { reimbursedDocument } from '../../model/reimbursement.ts';
import { bananaBoxes, dividends } from '../../model/withholding.ts';
import { carrier } from '../../parties/party.ts';
import { withheldTaxCodes } from '../../taxes/withholding/withholding-code.ts';
import { keysOf } from '../../values/keys-of.ts';
import { namedObject } from '../../values/named-object.ts';

const withheld = {
  tax: z.enum(keysOf(withheldTaxCodes)),
  code: z.string(),
  base: z.string(),
  percent: z.string(),
};

const valuedTax = taxLine.omit({ tariff: true }).meta({ id: 'valued_tax' });

/** A support document just as the issuing call takes it. */
export const suggestedDocument = namedObject('suggested_support_document', {
  document_type: z.string(),
  number: z.string(),
  issue_date: z.string(),
  authorization_number: z.string().optional(),
  accounting_date: z.string().optional(),
  tax_support: z.string(),
  foreign_payment: foreignPayment.optional(),
  subtotal: z.string(),
  total: z.string(),
  taxes: z.array(valuedTax),
  withholdings: z.array(
    z.strictObject({ ...withheld, dividends: dividends.optional(), banana_boxes: bananaBoxes.optional() }),
  ),
  reimbursement: z
    .strictObject({
      documents: z.array(reimbursedDocument.extend({ taxes: z.array(valuedTax) })),
    })
    .optional(),
  payments: z.array(payment.pick({ method: true, amount: true })),
});
export type SuggestedDocument = z.output<typeof suggestedDocument>;

const suggestedWithholding = namedObject('suggested_withholding', {
  ...withheld,
  rate: z.string().meta({ description: 'Renta por su código, IVA por su porcentaje: renta_312, iva_30' }),
  concept: z.string(),
  value: z.string(),
  reason: z.string().meta({ description: 'Por qué se retiene, en palabras' }),
  source: z.string().meta({ description: 'De dónde sale el porcentaje, y desde cuándo rige' }),
});
export type SuggestedWithholding = z.output<typeof suggestedWithholding>;

/** What to withhold from a supplier's invoice (interface specification, "Withholding suggestion"). */
export const withholdingSuggestion = namedObject('withholding_suggestion', {
  object: z.literal('withholding_suggestion'),
  issue_date: z.string(),
  supplier: carrier.meta({ id: 'suggested_supplier' }),
  issued_to_you: z
    .boolean()
    .nullable()
    .meta({ description: 'Si el comprador es este negocio; null cuando no se sabe' }),
  support_documents: z.array(suggestedDocument),
  withholdings: z.array(suggestedWithholding),
  total_withheld: z.string().meta({ description: 'Total retenido, decimal en texto' }),
  warnings: z
    .array(z.strictObject({ code: z.string(), message: z.string(), detail: z.string() }))
    .meta({ description: 'Lo que conviene mirar antes de retener' }),
});
export type WithholdingSuggestion = z.output<typeof withholdingSuggestion>;
