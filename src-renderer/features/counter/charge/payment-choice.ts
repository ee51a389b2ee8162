import {
  type Icon,
  IconBuildingBank,
  IconCalendarDollar,
  IconCash,
  IconCreditCard,
  IconCreditCardPay,
  IconDots,
} from '@tabler/icons-react';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import {
  type Payment,
  type PaymentMethod,
  paymentMethods,
} from '../../../../src-main/documents/body/payment.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

/**
 * Ways to pay at the counter, in the order of use, and what the authority calls them (SRI technical sheet 2.34, table
 * 24). Of those without a method of their own the row says which.
 */
export const paymentChoices = [
  { name: 'cash', method: cashMethod, Icon: IconCash },
  { name: 'debit', method: 'tarjeta_debito', Icon: IconCreditCard },
  { name: 'credit', method: 'tarjeta_credito', Icon: IconCreditCardPay },
  { name: 'transfer', method: 'otros_sistema_financiero', Icon: IconBuildingBank },
  { name: 'term', method: undefined, Icon: IconCalendarDollar },
  { name: 'other', method: undefined, Icon: IconDots },
] as const satisfies readonly { name: string; method: PaymentMethod | undefined; Icon: Icon }[];
export type PaymentChoice = (typeof paymentChoices)[number]['name'];

/** What is rarely paid with. Cheques go through the financial system, and the table has no code of their own. */
export const otherMethods = {
  cheque: 'otros_sistema_financiero',
  electronic_money: 'dinero_electronico',
  prepaid: 'tarjeta_prepago',
  debts: 'compensacion_deudas',
  securities: 'endoso_titulos',
} as const satisfies Readonly<Record<string, PaymentMethod>>;
export type OtherMethod = keyof typeof otherMethods;
export const otherMethodNames = keysOf(otherMethods);

/** With what a sale on credit will be paid: anything the table has. */
export const methodsOnTerm = keysOf(paymentMethods);

/** What is in the drawer: with a term it was not paid yet. */
export function isCash({ method, term }: Pick<Payment, 'method' | 'term'>): boolean {
  return method === cashMethod && term === undefined;
}
