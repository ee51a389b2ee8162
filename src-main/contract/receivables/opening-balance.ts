import { z } from 'zod';
import { dateText } from '../../documents/values/calendar/calendar-date.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from '../counter/operator.ts';
import { debtorText, positiveAmount } from './payment-received.ts';

/** Whom a debt can be asked of. */
export const debtorTypes = ['ruc', 'cedula', 'pasaporte', 'exterior'] as const;

/** What a customer owes from before the program: from the notebook. */
export const openingBalanceBody = namedObject('opening_balance_body', {
  identification_type: z
    .enum(debtorTypes)
    .optional()
    .meta({ description: 'Sin él: cédula con 10 cifras, RUC con 13; con letras, pasaporte' }),
  identification: debtorText,
  name: text(300).meta({ description: 'El nombre del cliente' }),
  amount: positiveAmount.meta({ description: 'Cuánto debe' }),
  issued_on: dateText.meta({ description: 'Cuándo se le fio: no después de hoy' }),
  due_on: dateText.optional().meta({ description: 'Cuándo vence; sin ella, el día en que se le fio' }),
  reference: text(100).optional().meta({ description: 'De dónde viene, como la página del cuaderno' }),
});
export type OpeningBalanceBody = z.output<typeof openingBalanceBody>;

export const openingBalance = namedObject('opening_balance', {
  object: z.literal('opening_balance'),
  id: z.uuid(),
  identification: z.string(),
  name: z.string(),
  amount: z.string().meta({ description: 'Bajo cero, si deja sin efecto a otro' }),
  issued_on: z.iso.date().meta({ description: 'Cuándo se le fio' }),
  due_on: z.iso.date().meta({ description: 'Cuándo vence' }),
  reference: z.string().optional().meta({ description: 'De dónde viene' }),
  reverses: z.uuid().optional().meta({ description: 'El saldo inicial que deja sin efecto' }),
  reason: z.string().optional().meta({ description: 'Por qué queda sin efecto' }),
  operator: operatorNamed.optional().meta({ description: 'Quien lo anotó o lo dejó sin efecto' }),
  created_at: z.iso.datetime(),
});
export type OpeningBalance = z.output<typeof openingBalance>;

export const openingBalanceReversalBody = namedObject('opening_balance_reversal_body', {
  reason: text(200).meta({ description: 'Por qué queda sin efecto' }),
});
export type OpeningBalanceReversalBody = z.output<typeof openingBalanceReversalBody>;
