import type { ProblemError } from '../../contract/problems/problems.ts';
import { daysOfMonth } from '../../documents/values/calendar/month.ts';
import type { PurchaseScope, PurchaseStore, StoredPurchase } from './purchase-store.ts';

export interface BookingQuestion extends PurchaseScope {
  readonly purchase: Pick<StoredPurchase, 'content' | 'bookedOn' | 'createdAt'>;
  /** YYYY-MM; null for the one in which it was issued. */
  readonly month: string | null;
  /** YYYY-MM-DD in Ecuador. */
  readonly today: string;
}

/** The day on which a purchase is booked in a month, YYYY-MM-DD; null in the one in which it was issued. */
export function bookedOnIn(month: string | null, issueDate: string): string | null {
  return month === null || month === issueDate.slice(0, 7) ? null : daysOfMonth(month).from;
}

/**
 * Why a purchase cannot be booked in a month: what was declared stays as it was. A purchase that came after its month was declared
 * is not in that declaration, and is booked in a later one.
 */
export async function bookingFaults(
  store: Pick<PurchaseStore, 'declaredAt'>,
  { purchase: { content, bookedOn, createdAt }, month, today, ...scope }: BookingQuestion,
): Promise<readonly ProblemError[]> {
  const issued = content.issue_date.slice(0, 7);
  const chosen = month ?? issued;
  const fault = (code: string, message: string) => [{ pointer: '/booked_month', code, message }];
  if (chosen === bookedOn.slice(0, 7)) return [];
  if (chosen < issued) return fault('out_of_range', 'No se registra antes del mes en que se emitió.');
  if (chosen > today.slice(0, 7)) return fault('out_of_range', 'Ese mes aún no empieza.');
  const declared = await store.declaredAt(scope, bookedOn);
  if (declared !== undefined && declared > createdAt) {
    return fault('already_declared', `Ya la declaró en ${bookedOn.slice(0, 7)}: se queda en ese mes.`);
  }
  return (await store.declaredAt(scope, daysOfMonth(chosen).from)) === undefined
    ? []
    : fault('already_declared', `Ya guardó la declaración de ${chosen}: elija un mes posterior.`);
}
