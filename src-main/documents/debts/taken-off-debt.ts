import type { PaymentMethod } from '../body/payment.ts';
import { type Refund, refundMethodMetadata } from '../body/refunds.ts';
import { type Decimal, decimal, sum, zero } from '../values/decimal.ts';

/** The form of payment by which a note gives back no money: it lowers what the customer owes (table 24, code 15). */
export const offsetMethod = 'compensacion_deudas' satisfies PaymentMethod;

/** What of a credit note says how it is given back. */
export interface NoteToDebtor {
  readonly total: string;
  readonly refunds?: readonly Refund[] | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * How much of a credit note lowers what its buyer owes: what it says that it offsets. One that says nothing pays off what
 * is still owed of its document first, and gives back the rest as money.
 *
 * @param owed of the document that it modifies
 */
export function takenOffDebt({ total, refunds, metadata }: NoteToDebtor, owed: Decimal): Decimal {
  if (refunds) {
    return sum(refunds.filter(({ method }) => method === offsetMethod).map(({ amount }) => decimal(amount)));
  }
  const method = metadata[refundMethodMetadata];
  if (method !== undefined) return method === offsetMethod ? decimal(total) : zero;
  if (owed.lte(zero)) return zero;
  return owed.lt(total) ? owed : decimal(total);
}
