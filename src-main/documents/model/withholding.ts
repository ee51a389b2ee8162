import { z } from 'zod';
import { additionalField, fiscalMachine } from '../body/common-body.ts';
import { foreignPayment } from '../body/foreign-payment.ts';
import { payment } from '../body/payment.ts';
import { taxLine } from '../lines/tax-body.ts';
import { party } from '../parties/party.ts';
import { supplierType } from '../parties/supplier-type.ts';
import { withheldTaxCodes } from '../taxes/withholding/withholding-code.ts';
import { asWritten } from '../values/as-written.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { reimbursement } from './reimbursement.ts';

/** Of a dividend: when it was paid, the income tax its company paid, of which year (SRI reference §10). */
export const dividends = z.strictObject({
  payment_date: z.string(),
  income_tax_paid: z.string().meta({ description: 'Impuesto a la renta pagado' }),
  fiscal_year: z.string(),
});

export const bananaBoxes = z.strictObject({ boxes: z.int(), box_price: z.string() });

const withheld = namedObject('withheld', {
  tax: z.union([z.enum(keysOf(withheldTaxCodes)), z.string().regex(/^\d$/)]).meta({
    description: 'renta, iva o isd; el código del SRI si un documento histórico lleva otro',
  }),
  code: z.string(),
  percent: z.string(),
  base: z.string(),
  value: z.string(),
  dividends: dividends.optional(),
  banana_boxes: bananaBoxes.optional(),
});
export type Withheld = z.output<typeof withheld>;

/** A document of the supplier from which tax is withheld. Version 1.0.0 of the schema lets nearly all of it out. */
const supportDocument = namedObject('withholding_support_document', {
  document_type: z.string().optional(),
  number: z.string().optional(),
  issue_date: z.string().optional(),
  authorization_number: z.string().optional(),
  accounting_date: z.string().optional(),
  tax_support: z.string().optional(),
  foreign_payment: foreignPayment.optional(),
  subtotal: z.string().optional(),
  total: z.string().optional(),
  taxes: z.array(taxLine),
  withholdings: z.array(withheld),
  reimbursement: reimbursement.optional(),
  payments: z.array(payment),
});
export type SupportDocument = z.output<typeof supportDocument>;

/** A withholding (comprobante de retención) as its resource shows it, beyond the common fields. */
export const withholding = namedObject('withholding_content', {
  object: z.literal('withholding'),
  issue_date: z.string(),
  fiscal_period: z.string().meta({ description: 'Mes y año: 11/2026' }),
  supplier: party,
  supplier_type: asWritten(supplierType.options).optional(),
  related_party: z.boolean(),
  support_documents: z.array(supportDocument),
  renta: z.string(),
  iva: z.string(),
  isd: z.string(),
  total: z.string().meta({ description: 'Todo lo retenido' }),
  fiscal_machine: fiscalMachine.optional(),
  additional_info: z.array(additionalField),
});
export type Withholding = z.output<typeof withholding>;
