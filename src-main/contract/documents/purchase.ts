import { z } from 'zod';
import { documentStatuses, environments } from '../../documents/kinds.ts';
import { purchaseContentFields, purchaseKinds } from '../../documents/purchase/purchase-content.ts';
import { purchaseAuthorizations, purchaseOrigins } from '../../documents/purchase/recorded-purchase.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { wholeNumber } from '../list.ts';

/** What is to be withheld from a purchase, or was. */
export const withholdingStates = [
  /** To be withheld in its five working days. */
  'due',
  /** Those days are over. */
  'late',
  'withheld',
  /** The authority refused the withholding: it is corrected where documents are. */
  'refused',
  /** A person decided that nothing is withheld. */
  'waived',
  'not_needed',
] as const;
export type WithholdingState = (typeof withholdingStates)[number];

const withholding = namedObject('purchase_withholding', {
  status: z.enum(withholdingStates),
  due_on: z.iso.date().optional().meta({ description: 'El quinto día hábil desde que se recibió' }),
  reason: z.string().optional().meta({ description: 'Por qué no se retiene' }),
  document: z
    .strictObject({ id: z.uuid(), number: z.string(), status: z.enum(documentStatuses) })
    .optional()
    .meta({ description: 'La retención que se emitió' }),
});

const { lines, payments, reimbursement, taxes, withheld, modified_document, ...listedContent } =
  purchaseContentFields;

const listed = {
  object: z.literal('purchase'),
  id: z.uuid(),
  environment: z.enum(environments),
  ...listedContent,
  origin: z.enum(purchaseOrigins),
  authorization: namedObject('purchase_authorization', {
    state: z.enum(purchaseAuthorizations),
    authorized_at: z.iso.datetime().optional(),
    checked_at: z.iso.datetime().optional().meta({ description: 'Cuándo se preguntó al SRI por última vez' }),
  }),
  received_on: z.iso.date().meta({ description: 'Desde cuándo corren los cinco días hábiles' }),
  kind: z.enum(purchaseKinds).meta({ description: 'goods bienes, services servicios' }),
  tax_support: z.string().meta({ description: 'Código de sustento tributario' }),
  withholding,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** As the list shows it. */
export const purchaseListed = namedObject('purchase_listed', listed);
export type PurchaseListed = z.output<typeof purchaseListed>;

/** A document that somebody issued to the business, taken in. */
export const purchaseResource = namedObject('purchase', {
  ...listed,
  taxes,
  payments,
  lines,
  reimbursement,
  modified_document,
  withheld,
});
export type PurchaseResource = z.output<typeof purchaseResource>;

/** Which purchases a list shows. */
export const purchaseStates = ['to_withhold', 'withheld', 'without_withholding', 'to_check'] as const;

export const purchaseListQuery = z.strictObject({
  limit: wholeNumber(1, 200).default(50),
  offset: wholeNumber(0, 10_000_000).default(0),
  state: z
    .enum(purchaseStates)
    .optional()
    .meta({
      description:
        'to_withhold: las que falta retener; withheld: las retenidas; without_withholding: aquellas de las que no se retiene; ' +
        'to_check: las que el SRI no confirmó, no autorizó o anuló',
    }),
  document_type: z.string().max(20).optional(),
  q: z.string().min(1).max(100).optional().meta({ description: 'Nombre, RUC o número' }),
  'issue_date[gte]': z.iso.date().optional(),
  'issue_date[lte]': z.iso.date().optional(),
});
export type PurchaseListQuery = z.output<typeof purchaseListQuery>;

/** What of the purchases waits for a person. */
export const purchaseSummary = namedObject('purchase_summary', {
  object: z.literal('purchase_summary'),
  withholds: z.boolean().meta({
    description: 'Si el negocio retiene: agente de retención, contribuyente especial o gran contribuyente',
  }),
  due: z.int().meta({ description: 'Por retener, con las atrasadas' }),
  late: z.int(),
  next_due_on: z.iso.date().optional(),
  unconfirmed: z.int(),
  unauthorized: z.int().meta({ description: 'No autorizadas o anuladas: no sustentan un gasto' }),
});
export type PurchaseSummary = z.output<typeof purchaseSummary>;
