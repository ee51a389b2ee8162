import {
  type StaffEventListQuery,
  type StaffEventType,
  staffEventTypes,
} from '../../../../src-main/contract/counter/staff-event.ts';
import { dayOrAny, idOrAnyone, spanOfDay } from '../address-parts.ts';

/** Which of it is looked at; empty or undefined means all. */
export interface ActivityFilter {
  readonly operatorId: string;
  readonly type: StaffEventType | undefined;
  /** YYYY-MM-DD, as days begin in Ecuador. */
  readonly day: string;
}

/** The filter a page's address says. */
export function readActivityFilter(address: URLSearchParams): ActivityFilter {
  return {
    operatorId: idOrAnyone(address.get('persona') ?? ''),
    type: staffEventTypes.find((type) => type === address.get('que')),
    day: dayOrAny(address.get('dia') ?? ''),
  };
}

/** A filter as a page's address says it: only what keeps something out. */
export function writeActivityFilter({ operatorId, type, day }: ActivityFilter): URLSearchParams {
  return new URLSearchParams({
    ...(operatorId !== '' && { persona: operatorId }),
    ...(type && { que: type }),
    ...(day !== '' && { dia: day }),
  });
}

/** The filter as the service is asked for it. */
export function queryOfActivity({ operatorId, type, day }: ActivityFilter): Partial<StaffEventListQuery> {
  const { first, last } = spanOfDay(day);
  return {
    ...(operatorId !== '' && { operator_id: operatorId }),
    ...(type && { type }),
    ...(day !== '' && { 'created_at[gte]': first, 'created_at[lte]': last }),
  };
}
