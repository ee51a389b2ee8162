import { z } from 'zod';
import { paymentMethods } from '../../documents/body/payment.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { emailAddress } from '../../documents/values/text.ts';
import { emailTest } from '../delivery/email-settings.ts';

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

export const statementPrintBody = namedObject('statement_print_body', {
  ...statementQuery.shape,
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de siempre' }),
});
export type StatementPrintBody = z.output<typeof statementPrintBody>;

export const statementEmailBody = namedObject('statement_email_body', {
  ...statementQuery.shape,
  email: emailAddress.meta({ description: 'A quién' }),
});
export type StatementEmailBody = z.output<typeof statementEmailBody>;

/** How sending it went, for a person. */
export const statementEmail = namedObject('statement_email', {
  ...emailTest.shape,
  object: z.literal('statement_email'),
  ok: z.boolean().meta({ description: 'Si el servidor de correo lo aceptó' }),
});
export type StatementEmail = z.output<typeof statementEmail>;
