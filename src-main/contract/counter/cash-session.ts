import { z } from 'zod';
import { type PaymentMethod, paymentMethods } from '../../documents/body/payment.ts';
import { environments } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
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
  /** Of a credit note: how the money was given back; in cash if it does not say. */
  refund: 'refund_method',
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

export const cashSessionBody = z
  .strictObject({
    till_id: z.uuid(),
    opening_float: amountText,
    approval_id: approvalId,
  })
  .meta({ id: 'cash_session_body' });
export type CashSessionBody = z.output<typeof cashSessionBody>;

const positiveAmount = amountText.refine((amount) => decimal(amount).gt(0), {
  params: { code: 'out_of_range' },
  error: 'Debe ser más que cero.',
});

export const cashMovementBody = z
  .strictObject({
    direction: z.enum(['in', 'out']),
    amount: positiveAmount,
    reason: text(200),
    approval_id: approvalId,
  })
  .meta({ id: 'cash_movement_body' });
export type CashMovementBody = z.output<typeof cashMovementBody>;

export const cashMovementResource = z
  .strictObject({
    object: z.literal('cash_movement'),
    id: z.uuid(),
    cash_session_id: z.uuid(),
    direction: z.enum(['in', 'out']),
    amount: z.string(),
    reason: z.string(),
    operator: operatorNamed,
    approved_by: operatorNamed.optional(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'cash_movement' });
export type CashMovementResource = z.output<typeof cashMovementResource>;

/** What a charge adds to the document: what was handed over, and what the customer got back. */
export const cashSaleBody = z
  .strictObject({
    document_id: z.uuid(),
    tendered: amountText.optional().meta({ description: 'Efectivo que entregó el cliente' }),
    change: amountText
      .optional()
      .meta({ description: 'El vuelto; si falta, es lo entregado menos lo pagado en efectivo' }),
    card_reference: text(60).optional().meta({ description: 'Del voucher de la tarjeta' }),
    refund_method: z
      .enum(methods)
      .optional()
      .meta({ description: 'De una nota de crédito: cómo se devolvió; si falta, en efectivo' }),
  })
  .meta({ id: 'cash_sale_body' });
export type CashSaleBody = z.output<typeof cashSaleBody>;

export const cashSaleResource = z
  .strictObject({
    object: z.literal('cash_sale'),
    document_id: z.uuid(),
    cash_session_id: z.uuid(),
    tendered: z.string().optional(),
    change: z.string().optional(),
    card_reference: z.string().optional(),
    refund_method: z.enum(methods).optional(),
  })
  .meta({ id: 'cash_sale' });
export type CashSaleResource = z.output<typeof cashSaleResource>;

const countedDenomination = z
  .strictObject({
    denomination: z.enum(denominationNames),
    quantity: z.int().min(0).max(1_000_000),
  })
  .meta({ id: 'counted_denomination' });

/** The closing: what is in the drawer, counted without being told what should be. */
export const cashClosingBody = z
  .strictObject({
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
  })
  .meta({ id: 'cash_closing_body' });
export type CashClosingBody = z.output<typeof cashClosingBody>;

export const xReportBody = z.strictObject({ approval_id: approvalId }).meta({ id: 'x_report_body' });

/** What one person takes at one till, from its opening to its closing. While it is open it tells no totals. */
export const cashSessionResource = z
  .strictObject({
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
  })
  .meta({ id: 'cash_session' });
export type CashSessionResource = z.output<typeof cashSessionResource>;

export const cashSessionListQuery = z.strictObject({
  ...pageQuery,
  environment: z.enum(environments).optional(),
  till_id: z.uuid().optional(),
  status: z.enum(['open', 'closed']).optional(),
});
export type CashSessionListQuery = z.output<typeof cashSessionListQuery>;
