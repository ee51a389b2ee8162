import { z } from 'zod';
import { payment } from '../body/payment.ts';
import { line } from '../lines/line.ts';
import { regimes } from '../parties/issuer.ts';
import { identificationTypes } from '../parties/party.ts';
import { withheldTaxCodes } from '../taxes/withholding/withholding-code.ts';
import { asWritten } from '../values/as-written.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { suggestedDocument } from '../withholding/suggestion/withholding-suggestion.ts';

/** What a business buys, which decides what is withheld from it; of what is mixed, some lines are services. */
export const purchaseKinds = [
  'goods',
  'services',
  'mixed',
  'professional_fees',
  'rent',
  'manual_work',
  'advertising',
  'transport',
  'construction',
  'insurance',
  'electricity',
  'fuel',
  'air_travel',
  'farm_produce',
  'traded_produce',
] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

/** What is recorded of a purchase: its kind, or that a person has to say it before anything is withheld. */
export const recordedKinds = ['unknown', ...purchaseKinds] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** Who sold, as it stood on the day of its document; of what was typed from paper, as far as somebody typed it. */
export const purchaseSupplier = namedObject('purchase_supplier', {
  identification_type: asWritten(identificationTypes),
  identification: z.string(),
  name: z.string(),
  trade_name: z.string().optional(),
  address: z.string().optional(),
  email: z.string().optional(),
  keeps_accounting: z.boolean().optional(),
  regime: z.enum(regimes),
  special_taxpayer: z.boolean(),
  withholding_agent: z.boolean().meta({ description: 'Si es agente de retención' }),
});

/** Of a withholding that a customer made: what it took of which document of ours. */
const withheldFromUs = namedObject('withheld_from_us', {
  document_type: z.string().optional(),
  number: z.string().optional(),
  tax: z.union([z.enum(keysOf(withheldTaxCodes)), z.string()]),
  code: z.string(),
  base: z.string(),
  percent: z.string(),
  value: z.string(),
});

/**
 * What a document that somebody issued to the business says, as far as its purchases, its withholdings and its
 * declarations are about it. Amounts are decimal texts in dollars; those of a credit note are positive, as it prints them.
 */
export const purchaseContentFields = {
  document_type: z.string().meta({
    description:
      'Por su nombre (factura, nota_venta, nota_credito, nota_debito, retencion) o su código del SRI',
  }),
  number: z.string(),
  issue_date: z.iso.date(),
  access_key: z.string().optional(),
  authorization_number: z.string().optional(),
  supplier: purchaseSupplier,
  subtotal: z.string().meta({ description: 'Antes de impuestos, después de todo descuento' }),
  iva: z.string(),
  total: z.string(),
  taxes: suggestedDocument.shape.taxes.meta({ description: 'Base y valor por impuesto y tarifa' }),
  payments: z.array(payment),
  lines: z.array(line),
  reimbursement: suggestedDocument.shape.reimbursement,
  modified_document: z
    .strictObject({
      document_type: z.string(),
      number: z.string(),
      authorization_number: z.string().optional(),
    })
    .optional()
    .meta({ description: 'De una nota: el documento que modifica; su autorización, si alguien la escribió' }),
  withheld: z
    .array(withheldFromUs)
    .optional()
    .meta({ description: 'De una retención que le hizo un cliente: lo que retuvo' }),
} as const;
export const purchaseContent = z.strictObject(purchaseContentFields);
export type PurchaseContent = z.output<typeof purchaseContent>;
