import { z } from 'zod';
import { paymentMethods } from '../../documents/body/payment.ts';
import { environments } from '../../documents/kinds.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { cashMovementResource } from './cash-session.ts';
import { denominationNames } from './denominations.ts';
import { fiscalMachineBody } from './fiscal-machine.ts';
import { operatorNamed } from './operator.ts';

/** How many, and what they come to. */
const tally = namedObject('cash_tally', { count: z.int(), total: z.string() });

const methodTotals = namedObject('cash_method_totals', {
  method: z.enum(keysOf(paymentMethods)),
  on_credit: z.boolean().meta({ description: 'Con plazo: aún no se cobró, y no está en el cajón' }),
  count: z.int().meta({ description: 'Pagos y devoluciones' }),
  paid: z.string(),
  refunded: z.string(),
  net: z.string(),
});

const receivedTotals = namedObject('cash_received_totals', {
  method: z.enum(keysOf(paymentMethods)),
  count: z.int().meta({ description: 'Cobros y reversiones' }),
  total: z.string(),
});

/**
 * What the pages X and Z say. X tells how it stands; Z closes, has a number and never changes: printed again, it is
 * the same page, and says that it is a copy.
 */
export const cashReport = namedObject('cash_report', {
  object: z.literal('cash_report'),
  kind: z.enum(['x', 'z']),
  z_number: z.int().optional(),
  copy: z
    .strictObject({ legend: z.literal('COPIA'), printed_at: z.iso.datetime() })
    .optional()
    .meta({ description: 'Reimpresión: `generated_at` sigue siendo la hora original' }),
  cash_session_id: z.uuid(),
  environment: z.enum(environments),
  business: z.strictObject({
    ruc: z.string(),
    legal_name: z.string(),
    trade_name: z.string().optional(),
  }),
  till: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    establishment: z.string(),
    emission_point: z.string(),
    fiscal_machine: fiscalMachineBody.optional(),
  }),
  operator: operatorNamed,
  opened_at: z.iso.datetime(),
  generated_at: z.iso.datetime(),
  generated_by: operatorNamed,
  approved_by: operatorNamed.optional(),
  sales: z.strictObject({
    ...tally.shape,
    subtotal: z.string(),
    iva: z.string(),
    first_number: z.string().optional(),
    last_number: z.string().optional(),
  }),
  debit_notes: tally,
  refunds: tally,
  annulled: tally.meta({ description: 'Anulados antes de este reporte; no están en los demás totales' }),
  net: z.string().meta({ description: 'Ventas más notas de débito menos devoluciones' }),
  undelivered: z.int().meta({ description: 'Cuántos esperan aún al SRI; no impiden cerrar' }),
  methods: z.array(methodTotals),
  received_payments: z
    .strictObject({
      ...tally.shape,
      methods: z.array(receivedTotals).meta({ description: 'Por forma de pago' }),
    })
    .optional()
    .meta({
      description:
        'Lo que los clientes pagaron de lo que debían, menos lo reversado; no es venta de este turno',
    }),
  movements: z.strictObject({ in: tally, out: tally, items: z.array(cashMovementResource) }),
  cash: z.strictObject({
    opening_float: z.string(),
    paid: z.string(),
    refunded: z.string(),
    received: z.string().optional().meta({ description: 'De deudas de clientes, menos lo reversado' }),
    in: z.string(),
    out: z.string(),
    expected: z.string(),
  }),
  count: z
    .strictObject({
      denominations: z.array(
        z.strictObject({
          denomination: z.enum(denominationNames),
          quantity: z.int(),
          amount: z.string(),
        }),
      ),
      counted: z.string(),
      difference: z.string(),
    })
    .optional()
    .meta({ description: 'Solo en Z' }),
});
export type CashReport = z.output<typeof cashReport>;
