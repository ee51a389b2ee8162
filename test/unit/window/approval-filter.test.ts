import { describe, expect, it } from 'vitest';
import { approvalListQuery } from '../../../src-main/contract/counter/approval.ts';
import { approvablePermissions } from '../../../src-main/contract/counter/permissions.ts';
import {
  type ApprovalFilter,
  isApprovalFilter,
  queryOfApprovals,
  readApprovalFilter,
  writeApprovalFilter,
} from '../../../src-renderer/features/workplace/approvals/approval-filter.ts';
import { es } from '../../../src-renderer/text/es.ts';

const nothing: ApprovalFilter = { approverId: '', askedById: '', action: undefined, day: '' };
const everything: ApprovalFilter = {
  approverId: '01a1ff78-1af1-7709-b9a6-d0b0cba4d46f',
  askedById: '01a1ff79-c973-726f-9a57-81152b083fba',
  action: 'change_price',
  day: '2026-11-21',
};

describe('which approvals are looked at', () => {
  it('stands in the address, and comes back from it', () => {
    expect(readApprovalFilter(writeApprovalFilter(everything))).toEqual(everything);
    expect(writeApprovalFilter(nothing).toString()).toBe('');
    expect([isApprovalFilter(nothing), isApprovalFilter(everything)]).toEqual([false, true]);
  });

  it('is everything where the address says what nobody knows', () => {
    const odd = new URLSearchParams('permitio=todos&pidio=1&que=sell&dia=2026-13-45');
    expect(readApprovalFilter(odd)).toEqual(nothing);
  });

  it('asks for the day as it begins and ends in Ecuador', () => {
    const query = approvalListQuery.parse(queryOfApprovals(everything));
    expect(new Date(query['given_at[gte]'] ?? '').toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(new Date(query['given_at[lte]'] ?? '').toISOString()).toBe('2026-11-22T04:59:59.999Z');
    expect(queryOfApprovals(nothing)).toEqual({});
  });

  it('offers what a cashier needs somebody for, in words', () => {
    expect(approvablePermissions).toContain('void_document');
    expect(approvablePermissions).not.toContain('sell');
    expect(approvablePermissions).not.toContain('manage_operators');
    expect(approvablePermissions.every((action) => es.workplace.action[action] !== '')).toBe(true);
  });
});
