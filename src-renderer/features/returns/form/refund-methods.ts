import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { PaymentMethod } from '../../../../src-main/documents/body/payment.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

/** Ways money goes back over a counter, in the order of use; the last takes from what a sale on credit still owes. */
export const refundMethods = [
  'sin_sistema_financiero',
  'tarjeta_credito',
  'tarjeta_debito',
  'otros_sistema_financiero',
  'compensacion_deudas',
] as const satisfies readonly PaymentMethod[];
export type RefundMethod = (typeof refundMethods)[number];

const cards: readonly PaymentMethod[] = ['tarjeta_credito', 'tarjeta_debito'];

/** How a sale was paid. */
export type Paid = Pick<InvoiceResource, 'payments'>;

/** Those that a sale can be given back by: only one sold on credit has a debt, and cards that paid nothing of it get nothing. */
export function refundMethodsFor({ payments }: Paid): readonly RefundMethod[] {
  const isOnCredit = payments.some(({ term }) => term !== undefined);
  const isPaidBy = (wanted: RefundMethod) => payments.some(({ method }) => method === wanted);
  return refundMethods.filter((method) =>
    isOnCredit ? !cards.includes(method) || isPaidBy(method) : method !== 'compensacion_deudas',
  );
}

/** The money goes back the way most of it came; what has not come yet is taken from the debt. */
export function mostlyPaidBy({ payments }: Paid): PaymentMethod {
  const [largest] = payments.toSorted((one, other) => decimal(other.amount).cmp(one.amount));
  if (largest?.term !== undefined) return 'compensacion_deudas';
  return largest?.method ?? 'sin_sistema_financiero';
}

/** What a return begins with: how the sale was paid, where that is a way back. */
export function usualRefund(sale: Paid): RefundMethod {
  const paid = mostlyPaidBy(sale);
  return refundMethodsFor(sale).find((method) => method === paid) ?? 'sin_sistema_financiero';
}
