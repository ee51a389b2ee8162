import { ratesNotInForce } from '../lines/rate-faults.ts';
import { laterReimbursed } from '../reimbursement/later-reimbursed.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { PurchaseSettlement } from './purchase-settlement.ts';

/** Says the same on any day, as long as its rates are in force and what it names has happened. */
export function redatedPurchaseSettlement(
  content: PurchaseSettlement,
  issueDate: string,
): Checked<PurchaseSettlement> {
  const faults: Fault[] = [
    ...content.lines.flatMap(({ taxes }, index) =>
      ratesNotInForce(taxes, { date: issueDate, pointer: `/lines/${index}` }),
    ),
    ...laterReimbursed(content.reimbursement, { issueDate, pointer: '/reimbursement' }),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: content };
}
