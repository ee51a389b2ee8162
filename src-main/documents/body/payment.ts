import { z } from 'zod';
import { amountText } from '../values/amounts.ts';
import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';

/** Forms of payment (SRI technical sheet 2.34, table 24). */
export const paymentMethods = {
  sin_sistema_financiero: { code: '01', label: 'Sin utilización del sistema financiero' },
  compensacion_deudas: { code: '15', label: 'Compensación de deudas' },
  tarjeta_debito: { code: '16', label: 'Tarjeta de débito' },
  dinero_electronico: { code: '17', label: 'Dinero electrónico' },
  tarjeta_prepago: { code: '18', label: 'Tarjeta prepago' },
  tarjeta_credito: { code: '19', label: 'Tarjeta de crédito' },
  otros_sistema_financiero: { code: '20', label: 'Otros con utilización del sistema financiero' },
  endoso_titulos: { code: '21', label: 'Endoso de títulos' },
} as const;
export type PaymentMethod = keyof typeof paymentMethods;
const methodNames = keysOf(paymentMethods);

/** What is paid later among the forms of payment that reports count: by which of them, shows when it is paid. */
export const creditKey = 'on_credit';

/** `unidadTiempo` is free text of ten characters; these are the words the authority's examples use. */
export const termUnits = { days: 'dias', weeks: 'semanas', months: 'meses', years: 'anios' } as const;
export type TermUnit = keyof typeof termUnits;
const unitNames = keysOf(termUnits);

const term = z.strictObject({ length: z.int().min(1).max(9999), unit: z.enum(unitNames) });

export const paymentBody = z
  .strictObject({
    method: z.enum(methodNames),
    amount: amountText.optional(),
    term: term.optional(),
  })
  .meta({ id: 'payment_body', description: 'El valor puede faltar cuando hay un solo pago' });
export type PaymentBody = z.output<typeof paymentBody>;

/** How a sale is paid: a single payment pays it all, several must each say how much. */
export const paymentBodies = z
  .array(paymentBody)
  .min(1)
  .superRefine((payments, context) => {
    if (payments.length < 2) return;
    for (const [index, { amount }] of payments.entries()) {
      if (amount !== undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'amount'],
        params: { code: 'payment_amount_required' },
        message: 'Con varias formas de pago, cada una indica su valor.',
      });
    }
  });

export const payment = namedObject('payment', {
  method: z.enum(methodNames),
  amount: z.string(),
  term: term.optional(),
});
export type Payment = z.output<typeof payment>;

/** What each payment comes to: a single one that says nothing pays it all. */
export function resolvePayments(bodies: readonly PaymentBody[], total: string): Payment[] {
  return bodies.map(({ method, amount, term }) => ({
    method,
    amount: amount === undefined ? total : formatAmount(decimal(amount)),
    term,
  }));
}

/** What is paid in cash at once: with a term it is a debt. */
export function paidInCash(payments: readonly Payment[]): Decimal {
  const cash = payments.filter(
    ({ method, term }) => method === 'sin_sistema_financiero' && term === undefined,
  );
  return sum(cash.map(({ amount }) => decimal(amount)));
}
