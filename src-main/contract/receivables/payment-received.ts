import { z } from 'zod';
import { paymentMethods } from '../../documents/body/payment.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { dateText } from '../../documents/values/calendar/calendar-date.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from '../counter/operator.ts';
import { pageQuery } from '../list.ts';

const methods = keysOf(paymentMethods);

/** An identification as documents have it. */
export const debtorText = text(20).meta({ description: 'Cédula, RUC o pasaporte con que se le facturó' });

export const positiveAmount = amountText.refine((amount) => decimal(amount).gt(0), {
  params: { code: 'out_of_range' },
  error: 'Debe ser más que cero.',
});

export const approvalId = z
  .uuid()
  .optional()
  .meta({ description: 'De la aprobación de quien puede, si el operador no puede por sí mismo' });

const allocationBody = namedObject('payment_allocation_body', {
  debt_id: z.uuid().meta({ description: 'El documento o el saldo inicial que se paga' }),
  amount: positiveAmount.meta({ description: 'Cuánto de él' }),
});

/** Money that a customer pays of what is owed. It is no tax document: what was sold was declared when it was sold. */
export const paymentReceivedBody = namedObject('payment_received_body', {
  identification: debtorText,
  amount: positiveAmount.meta({ description: 'Cuánto paga: no más de lo que debe' }),
  method: z.enum(methods).meta({ description: 'Cómo paga' }),
  allocations: z.array(allocationBody).min(1).max(500).optional().meta({
    description: 'Qué paga, cuando el cliente lo elige; suman el valor. Sin esto, lo más antiguo primero',
  }),
  received_on: dateText.optional().meta({ description: 'Cuándo se recibió; sin ella, hoy' }),
  reference: text(100).optional().meta({ description: 'Como el número de la transferencia' }),
  cash_session_id: z.uuid().optional().meta({
    description: 'El turno de caja que lo recibe: debe estar abierto. Sin él no se recibe efectivo',
  }),
});
export type PaymentReceivedBody = z.output<typeof paymentReceivedBody>;

const allocation = namedObject('payment_allocation', {
  debt_id: z.uuid().meta({ description: 'El documento o el saldo inicial que se paga' }),
  reference: z
    .string()
    .optional()
    .meta({ description: 'El número del documento, o lo anotado en el saldo inicial' }),
  amount: z.string(),
});

export const paymentReceived = namedObject('payment_received', {
  object: z.literal('payment_received'),
  id: z.uuid(),
  identification: z.string(),
  name: z.string(),
  received_on: z.iso.date().meta({ description: 'Cuándo se recibió' }),
  method: z.enum(methods),
  amount: z.string().meta({ description: 'Bajo cero, si reversa otro cobro' }),
  allocations: z.array(allocation).meta({ description: 'Qué paga' }),
  reference: z.string().optional().meta({ description: 'Como el número de la transferencia' }),
  cash_session_id: z.uuid().optional().meta({ description: 'El turno de caja en que entró o salió' }),
  reverses: z.uuid().optional().meta({ description: 'El cobro que deja sin efecto' }),
  reversed_by: z.uuid().optional().meta({ description: 'El cobro que lo dejó sin efecto' }),
  reason: z.string().optional().meta({ description: 'Por qué se reversa' }),
  operator: operatorNamed.optional().meta({ description: 'Quien lo recibió o reversó' }),
  approved_by: operatorNamed.optional().meta({ description: 'Quien lo permitió' }),
  balance: z.string().meta({ description: 'Lo que el cliente debía después de este cobro' }),
  created_at: z.iso.datetime(),
});
export type PaymentReceived = z.output<typeof paymentReceived>;

export const paymentReversalBody = namedObject('payment_reversal_body', {
  reason: text(200).meta({ description: 'Por qué se reversa' }),
  cash_session_id: z.uuid().optional().meta({
    description:
      'El turno de caja que devuelve el dinero: debe estar abierto. Un cobro en efectivo no se reversa sin él',
  }),
  approval_id: approvalId,
});
export type PaymentReversalBody = z.output<typeof paymentReversalBody>;

export const paymentReceivedListQuery = z.strictObject({
  ...pageQuery,
  identification: debtorText.optional(),
});
export type PaymentReceivedListQuery = z.output<typeof paymentReceivedListQuery>;

export const slipPrintBody = namedObject('slip_print_body', {
  printer_id: z
    .uuid()
    .optional()
    .meta({ description: 'Sin ella, la de la caja que lo recibió, o la de siempre' }),
});
export type SlipPrintBody = z.output<typeof slipPrintBody>;
