import { z } from 'zod';
import { type PaymentMethod, paymentMethods } from '../../documents/body/payment.ts';
import { refundMethodMetadata } from '../../documents/body/refunds.ts';
import { environments } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { pageQuery } from '../list.ts';
import { type Denomination, denominationNames } from './denominations.ts';
import { operatorNamed } from './operator.ts';

/**
 * The metadata by which a document says in which cash session it was paid. It is written with the document, in one
 * transaction: whatever dies right after, the sale is counted.
 */
export const cashMetadata = {
  /** Of the cash session. */
  session: 'cash_session',
  /** Of a credit note without `refunds`: how all the money was given back; in cash if it does not say. */
  refund: refundMethodMetadata,
} as const;

/** The documents by which money comes or goes back over the counter. */
export const cashDocumentTypes = ['invoice', 'debit_note', 'credit_note'] as const;
export type CashDocumentType = (typeof cashDocumentTypes)[number];

/** The one form of payment that is in the drawer (SRI technical sheet 2.34, table 24). */
export const cashMethod = 'sin_sistema_financiero' satisfies PaymentMethod;

const methods = keysOf(paymentMethods);
const approvalId = z
  .uuid()
  .optional()
  .meta({ description: 'De la aprobación de quien puede, si el operador no puede por sí mismo' });

export const cashSessionBody = namedObject('cash_session_body', {
  till_id: z.uuid(),
  opening_float: amountText,
  approval_id: approvalId,
});
export type CashSessionBody = z.output<typeof cashSessionBody>;

const positiveAmount = amountText.refine((amount) => decimal(amount).gt(0), {
  params: { code: 'out_of_range' },
  error: 'Debe ser más que cero.',
});

export const cashMovementBody = namedObject('cash_movement_body', {
  direction: z.enum(['in', 'out']),
  amount: positiveAmount,
  reason: text(200),
  approval_id: approvalId,
});
export type CashMovementBody = z.output<typeof cashMovementBody>;

export const cashMovementResource = namedObject('cash_movement', {
  object: z.literal('cash_movement'),
  id: z.uuid(),
  cash_session_id: z.uuid(),
  direction: z.enum(['in', 'out']),
  amount: z.string(),
  reason: z.string(),
  operator: operatorNamed,
  approved_by: operatorNamed.optional(),
  created_at: z.iso.datetime(),
});
export type CashMovementResource = z.output<typeof cashMovementResource>;

/** What a charge adds to the document: what was handed over, and what the customer got back. */
export const cashSaleBody = namedObject('cash_sale_body', {
  document_id: z.uuid(),
  tendered: amountText.optional().meta({ description: 'Efectivo que entregó el cliente' }),
  change: amountText
    .optional()
    .meta({ description: 'El vuelto; si falta, es lo entregado menos lo pagado en efectivo' }),
  card_reference: text(60).optional().meta({ description: 'Del voucher de la tarjeta' }),
  refund_method: z.enum(methods).optional().meta({
    description: 'De una nota de crédito sin `refunds`: cómo se devolvió toda; si falta, en efectivo',
  }),
});
export type CashSaleBody = z.output<typeof cashSaleBody>;

export const cashSaleResource = namedObject('cash_sale', {
  object: z.literal('cash_sale'),
  document_id: z.uuid(),
  cash_session_id: z.uuid(),
  tendered: z.string().optional(),
  change: z.string().optional(),
  card_reference: z.string().optional(),
  refund_method: z.enum(methods).optional(),
});
export type CashSaleResource = z.output<typeof cashSaleResource>;

const countedDenomination = namedObject('counted_denomination', {
  denomination: z.enum(denominationNames),
  quantity: z.int().min(0).max(1_000_000),
});

/** The closing: what is in the drawer, counted without seeing what should be. */
export const cashClosingBody = namedObject('cash_closing_body', {
  count: z.array(countedDenomination).superRefine((counted, context) => {
    const seen = new Set<Denomination>();
    for (const [index, { denomination }] of counted.entries()) {
      if (seen.has(denomination)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'denomination'],
          params: { code: 'repeated' },
          message: 'Cada denominación se cuenta una sola vez.',
        });
      }
      seen.add(denomination);
    }
  }),
  approval_id: approvalId,
});
export type CashClosingBody = z.output<typeof cashClosingBody>;

export const xReportBody = namedObject('x_report_body', { approval_id: approvalId });

/** What one person takes at one till, from its opening to its closing. While it is open it shows no totals. */
export const cashSessionResource = namedObject('cash_session', {
  object: z.literal('cash_session'),
  id: z.uuid(),
  till_id: z.uuid(),
  till_name: z.string(),
  environment: z.enum(environments),
  status: z.enum(['open', 'closed']),
  operator: operatorNamed,
  opening_float: z.string(),
  opened_at: z.iso.datetime(),
  closed_at: z.iso.datetime().optional(),
  closed_by: operatorNamed.optional(),
  z_number: z.int().optional(),
  expected: z.string().optional(),
  counted: z.string().optional(),
  difference: z
    .string()
    .optional()
    .meta({ description: 'Lo contado menos lo esperado: negativa si falta dinero' }),
});
export type CashSessionResource = z.output<typeof cashSessionResource>;

export const cashSessionListQuery = z.strictObject({
  ...pageQuery,
  environment: z.enum(environments).optional(),
  till_id: z.uuid().optional(),
  status: z.enum(['open', 'closed']).optional(),
});
export type CashSessionListQuery = z.output<typeof cashSessionListQuery>;
