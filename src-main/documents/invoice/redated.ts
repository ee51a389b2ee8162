import { transportFaults } from '../body/transport-dates.ts';
import { ratesNotInForce } from '../lines/rate-faults.ts';
import { laterReimbursed } from '../reimbursement/later-reimbursed.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { Invoice } from './invoice.ts';

/** Says the same on any day, as long as its rates are in force and what it names has happened. */
export function redatedInvoice(content: Invoice, issueDate: string): Checked<Invoice> {
  const faults: Fault[] = [
    ...content.lines.flatMap(({ taxes }, index) =>
      ratesNotInForce(taxes, { date: issueDate, pointer: `/lines/${index}` }),
    ),
    ...laterReimbursed(content.reimbursement, { issueDate, pointer: '/reimbursement' }),
    ...transportFaults(content.substitute_delivery_note, { issueDate, pointer: '/substitute_delivery_note' }),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: content };
}
