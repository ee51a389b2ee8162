import { z } from 'zod';
import { paymentMethods } from '../../documents/body/payment.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';

/** What raises or lowers a debt, as a customer's account shows it. */
export const statementKinds = [
  'opening_balance',
  'invoice',
  'debit_note',
  'credit_note',
  'payment',
  'payment_reversal',
  'opening_balance_reversal',
] as const;
export type StatementKind = (typeof statementKinds)[number];

export const statementEntry = namedObject('statement_entry', {
  kind: z.enum(statementKinds),
  id: z.uuid().meta({ description: 'Del documento, del cobro o del saldo inicial' }),
  date: z.iso.date(),
  reference: z.string().optional().meta({ description: 'El número del documento, o lo anotado' }),
  method: z.enum(keysOf(paymentMethods)).optional().meta({ description: 'De un cobro, cómo pagó' }),
  due_on: z.iso.date().optional().meta({ description: 'De lo que se debe, cuándo vence lo último' }),
  charge: z.string().meta({ description: 'Lo que sube la deuda; de un documento, lo que quedó a crédito' }),
  credit: z.string().meta({ description: 'Lo que baja la deuda' }),
  balance: z.string().meta({ description: 'Lo que debe después' }),
});
export type StatementEntry = z.output<typeof statementEntry>;

export const statementQuery = z.strictObject({
  from: z.iso.date().optional().meta({ description: 'Primer día; sin él, desde el principio' }),
  to: z.iso.date().optional().meta({ description: 'Último día, incluido; sin él, hasta hoy' }),
});
export type StatementQuery = z.output<typeof statementQuery>;

/** The account of one customer. Documents that were annulled or replaced are not in it. */
export const statement = namedObject('statement', {
  object: z.literal('statement'),
  identification: z.string(),
  name: z.string(),
  from: z.iso.date().optional(),
  to: z.iso.date(),
  opening: z.string().meta({ description: 'Lo que debía antes del primer día' }),
  entries: z.array(statementEntry).meta({ description: 'En orden de fecha' }),
  charges: z.string().meta({ description: 'Todo lo que subió la deuda en esos días' }),
  credits: z.string().meta({ description: 'Todo lo que la bajó' }),
  closing: z.string().meta({ description: 'Lo que debía al terminar el último día' }),
});
export type Statement = z.output<typeof statement>;
