import type { ApprovalListQuery } from '../../../../src-main/contract/counter/approval.ts';
import {
  type ApprovablePermission,
  approvablePermissions,
} from '../../../../src-main/contract/counter/permissions.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { dayOrAny, idOrAnyone, spanOfDay } from '../address-parts.ts';

/** Which approvals are looked at; empty or undefined means all. */
export interface ApprovalFilter {
  readonly approverId: string;
  readonly askedById: string;
  readonly action: ApprovablePermission | undefined;
  /** YYYY-MM-DD, as days begin in Ecuador. */
  readonly day: string;
}

/** How each part is called in the page's address, where a person may read it. */
const names = {
  approverId: 'permitio',
  askedById: 'pidio',
  action: 'que',
  day: 'dia',
} as const satisfies Record<keyof ApprovalFilter, string>;

/** The filter an address says; what it does not know of it is ignored. */
export function readApprovalFilter(address: URLSearchParams): ApprovalFilter {
  const parameter = (part: keyof ApprovalFilter) => address.get(names[part]) ?? '';
  return {
    approverId: idOrAnyone(parameter('approverId')),
    askedById: idOrAnyone(parameter('askedById')),
    action: approvablePermissions.find((action) => action === parameter('action')),
    day: dayOrAny(parameter('day')),
  };
}

/** A filter as a page's address says it: only what keeps something out. */
export function writeApprovalFilter(filter: ApprovalFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const part of keysOf(names)) {
    const value = filter[part];
    if (value !== undefined && value !== '') address.set(names[part], value);
  }
  return address;
}

export function isApprovalFilter(filter: ApprovalFilter): boolean {
  return writeApprovalFilter(filter).size > 0;
}

/** The filter as the service is asked for it. */
export function queryOfApprovals({
  approverId,
  askedById,
  action,
  day,
}: ApprovalFilter): Partial<ApprovalListQuery> {
  const { first, last } = spanOfDay(day);
  return {
    ...(approverId !== '' && { approver_id: approverId }),
    ...(askedById !== '' && { asked_by_id: askedById }),
    ...(action && { action }),
    ...(day !== '' && { 'given_at[gte]': first, 'given_at[lte]': last }),
  };
}
