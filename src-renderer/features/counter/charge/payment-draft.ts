import type { PaymentBody, PaymentMethod, TermUnit } from '../../../../src-main/documents/body/payment.ts';
import { parseDecimal } from '../../../lib/format/parse-decimal.ts';
import {
  type OtherMethod,
  otherMethodNames,
  otherMethods,
  type PaymentChoice,
  paymentChoices,
} from './payment-choice.ts';
import type { PaymentRow } from './settle-payments.ts';

/** A row of the charge as it is typed. What another choice asked for is kept, in case it is chosen again. */
export interface PaymentDraft {
  readonly key: string;
  readonly choice: PaymentChoice;
  /** Empty: whatever is left to pay. */
  readonly received: string;
  /** Of a card's voucher. */
  readonly reference: string;
  /** Of a sale on credit. Empty: the days agreed with the buyer. */
  readonly termLength: string;
  readonly termUnit: TermUnit;
  readonly termMethod: PaymentMethod;
  readonly other: OtherMethod;
}

/** In how many days a sale on credit is due where nothing was agreed with the buyer. */
export const DEFAULT_CREDIT_DAYS = 30;

/** A row with nothing typed: as it stands, it pays the rest. */
export function newPayment(choice: PaymentChoice, key: string): PaymentDraft {
  return {
    key,
    choice,
    received: '',
    reference: '',
    termLength: '',
    termUnit: 'days',
    termMethod: 'otros_sistema_financiero',
    other: 'cheque',
  };
}

/** Rows for payments that were made already; the last one pays whatever is left. */
export function draftsOfPaid(
  payments: readonly PaymentBody[],
  newKey: () => string,
): readonly PaymentDraft[] {
  return payments.map(({ method, amount = '', term }, index) => {
    const methodName = paymentChoices.find((choice) => choice.method === method)?.name;
    const other = otherMethodNames.find((name) => otherMethods[name] === method);
    return {
      ...newPayment(term ? 'term' : (methodName ?? 'other'), newKey()),
      received: index === payments.length - 1 ? '' : amount,
      ...(term && { termLength: String(term.length), termUnit: term.unit, termMethod: method }),
      ...(methodName === undefined && other !== undefined && { other }),
    };
  });
}

/** What cannot be charged as it is typed. */
export interface PaymentFaults {
  readonly received: boolean;
  readonly term: boolean;
}

/** What was typed and cannot be read; nothing typed is no fault of an amount. */
export function faultsOf({ choice, received, ...term }: PaymentDraft): PaymentFaults {
  return {
    received: received !== '' && parseDecimal(received, 2) === undefined,
    term: choice === 'term' && lengthOf(term, DEFAULT_CREDIT_DAYS) === undefined,
  };
}

export function isChargeable(draft: PaymentDraft): boolean {
  const { received, term } = faultsOf(draft);
  return !received && !term;
}

/**
 * The row as it is settled; what cannot be read counts as nothing typed.
 *
 * @param agreedDays in which the buyer pays what is sold on credit
 */
export function paymentRowOf(draft: PaymentDraft, agreedDays = DEFAULT_CREDIT_DAYS): PaymentRow {
  const term = termOf(draft, agreedDays);
  return {
    key: draft.key,
    method: methodOf(draft),
    received: parseDecimal(draft.received, 2) ?? '',
    ...(term && { term }),
  };
}

function methodOf({ choice, termMethod, other }: PaymentDraft): PaymentMethod {
  if (choice === 'term') return termMethod;
  const own = paymentChoices.find(({ name }) => name === choice)?.method;
  return own ?? otherMethods[other];
}

function termOf(draft: PaymentDraft, agreedDays: number): PaymentBody['term'] {
  const length = lengthOf(draft, agreedDays);
  return draft.choice === 'term' && length !== undefined ? { length, unit: draft.termUnit } : undefined;
}

function lengthOf(
  { termLength, termUnit }: Pick<PaymentDraft, 'termLength' | 'termUnit'>,
  agreedDays: number,
): number | undefined {
  const typed = termLength.trim();
  if (typed === '' && termUnit === 'days') return agreedDays;
  const length = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return length > 0 ? length : undefined;
}

/** Whether the terminal gives a voucher for it. */
export function hasVoucher({ choice, other }: PaymentDraft): boolean {
  return choice === 'debit' || choice === 'credit' || (choice === 'other' && other === 'prepaid');
}

/** As long as the service takes. */
const REFERENCE_LENGTH = 60;

/** The vouchers of all cards, as the cash session keeps them. */
export function cardReferenceOf(drafts: readonly PaymentDraft[]): string {
  return drafts
    .filter(hasVoucher)
    .map(({ reference }) => reference.trim())
    .filter((reference) => reference !== '')
    .join(', ')
    .slice(0, REFERENCE_LENGTH);
}
