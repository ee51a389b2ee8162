import { z } from 'zod';
import { documentTypes } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { listFieldsOf, wholeNumber } from '../list.ts';

const money = (description: string) => z.string().meta({ description });

/** What is owed by how late it is, in days after the day it was due. */
export const debtAges = namedObject('debt_ages', {
  current: money('Lo que aún no vence'),
  days_1_30: money('Vencido de 1 a 30 días'),
  days_31_60: money('Vencido de 31 a 60 días'),
  days_61_90: money('Vencido de 61 a 90 días'),
  over_90: money('Vencido más de 90 días'),
});
export type DebtAges = z.output<typeof debtAges>;

const sums = {
  balance: money('Lo que debe: la suma de sus deudas menos lo que tiene a favor'),
  in_favor: money('Lo que pagó o se le acreditó de más, como de una factura anulada después de cobrarla'),
  overdue: money('De lo que debe, lo vencido, restado antes lo que tiene a favor'),
  ages: debtAges.meta({
    description: 'Lo que debe según su antigüedad; lo que tiene a favor se resta de lo más antiguo',
  }),
};

/** What one customer owes the business, in one environment. */
export const receivable = namedObject('receivable', {
  object: z.literal('receivable'),
  identification: z.string().meta({ description: 'Cédula, RUC o pasaporte con que se le facturó' }),
  name: z.string().meta({ description: 'Como está entre los clientes o, si no está, en su documento' }),
  customer_id: z.uuid().optional().meta({ description: 'Si está entre los clientes' }),
  ...sums,
  oldest_due_on: z.iso
    .date()
    .optional()
    .meta({ description: 'Desde cuándo vence lo más antiguo que debe; falta si no debe nada' }),
  credit_limit: money('Hasta cuánto puede deber; sin él, sin límite').optional(),
  credit_days: z.int().optional().meta({ description: 'En cuántos días vence lo que se le vende a crédito' }),
  available: money('Lo que le queda de su límite; cero si lo pasó').optional(),
});
export type Receivable = z.output<typeof receivable>;

/** A document or an opening balance of which something is owed, or too much was paid. */
export const debt = namedObject('debt', {
  object: z.literal('debt'),
  id: z.uuid().meta({ description: 'Del documento o del saldo inicial' }),
  kind: z.enum(['document', 'opening_balance']),
  document_type: z.enum(documentTypes).optional().meta({ description: 'Si es un documento' }),
  reference: z
    .string()
    .optional()
    .meta({ description: 'El número del documento, o lo anotado en el saldo inicial' }),
  issued_on: z.iso.date().meta({ description: 'Fecha de emisión' }),
  due_on: z.iso
    .date()
    .optional()
    .meta({ description: 'Cuándo vence lo primero que se debe; falta si nada se debe' }),
  balance: money('Lo que falta cobrar; bajo cero, lo que está a favor del cliente'),
  overdue: money('De ello, lo vencido'),
});
export type Debt = z.output<typeof debt>;

export const receivableWithDebts = namedObject('receivable_with_debts', {
  ...receivable.shape,
  debts: z.array(debt).meta({ description: 'Lo más antiguo primero: en ese orden se pagan' }),
});
export type ReceivableWithDebts = z.output<typeof receivableWithDebts>;

export const receivableSorts = ['oldest', 'name', '-balance', '-overdue'] as const;

export const receivableListQuery = z.strictObject({
  q: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Palabras del nombre, o parte de la identificación' }),
  overdue: z.enum(['true']).optional().meta({ description: 'true: solo quien debe algo vencido' }),
  sort: z.enum(receivableSorts).default('oldest'),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});
export type ReceivableListQuery = z.output<typeof receivableListQuery>;

export const receivableList = namedObject('receivable_list', {
  ...listFieldsOf(receivable),
  total_count: z.int().meta({ description: 'Todos los clientes que cumplen los filtros' }),
  offset: z.int().meta({ description: 'Cuántos van antes del primero de esta página' }),
  totals: z.strictObject(sums).meta({ description: 'De todos los que cumplen los filtros' }),
});
export type ReceivableList = z.output<typeof receivableList>;

/** What a shop agrees with a customer who buys on credit. */
export const creditTermsBody = namedObject('credit_terms_body', {
  credit_limit: amountText.nullable().meta({
    description:
      'Hasta cuánto puede deber; `null`: sin límite. Cero: se le vende a crédito hasta lo que tenga a favor, y más solo ' +
      'con permiso o aprobación',
  }),
  credit_days: z
    .int()
    .min(1)
    .max(9999)
    .nullable()
    .meta({ description: 'En cuántos días vence lo que se le vende a crédito; `null`: no se acordó' }),
});
export type CreditTermsBody = z.output<typeof creditTermsBody>;
