import type { ProblemError } from '../../contract/problems/problems.ts';
import { daysOfMonth } from '../../documents/values/calendar/month.ts';
import type { PurchaseScope, PurchaseStore, StoredPurchase } from './purchase-store.ts';

export interface BookingQuestion extends PurchaseScope {
  readonly purchase: Pick<StoredPurchase, 'content' | 'bookedOn'>;
  /** YYYY-MM; null for the one in which it was issued. */
  readonly month: string | null;
  /** YYYY-MM-DD in Ecuador. */
  readonly today: string;
}

/** The day on which a purchase is booked in a month, YYYY-MM-DD; null in the one in which it was issued. */
export function bookedOnIn(month: string | null, issueDate: string): string | null {
  return month === null || month === issueDate.slice(0, 7) ? null : daysOfMonth(month).from;
}

/** Why a purchase cannot be booked in a month: what was declared stays as it was. */
export async function bookingFaults(
  store: Pick<PurchaseStore, 'isDeclared'>,
  { purchase: { content, bookedOn }, month, today, ...scope }: BookingQuestion,
): Promise<readonly ProblemError[]> {
  const issued = content.issue_date.slice(0, 7);
  const chosen = month ?? issued;
  const fault = (code: string, message: string) => [{ pointer: '/booked_month', code, message }];
  if (chosen === bookedOn.slice(0, 7)) return [];
  if (chosen < issued) return fault('out_of_range', 'No se registra antes del mes en que se emitió.');
  if (chosen > today.slice(0, 7)) return fault('out_of_range', 'Ese mes aún no empieza.');
  for (const day of [bookedOn, daysOfMonth(chosen).from]) {
    if (!(await store.isDeclared(scope, day))) continue;
    const message = `Ya guardó la declaración de ${day.slice(0, 7)}: la compra se queda en su mes.`;
    return fault('already_declared', message);
  }
  return [];
}
