import { compensationsOf } from '../adjustments/compensation.ts';
import { totalFaults } from '../amount-due.ts';
import { ratesNotInForce, unknownTariffs } from '../lines/rate-faults.ts';
import { statedTaxes } from '../lines/stated-taxes.ts';
import {
  REIMBURSEMENT_DOCUMENT_TYPE,
  type Reimbursement,
  type ReimbursementBody,
} from '../model/reimbursement.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import type { Fault } from '../values/fault.ts';
import { laterReimbursed } from './later-reimbursed.ts';

/** Documents reimbursed, to their totals (annex 5): total = bases + taxes. */
export function computeReimbursement(body: ReimbursementBody): Reimbursement {
  const documents = body.documents.map((document) => ({
    ...document,
    taxes: statedTaxes(document.taxes, document.issue_date),
    compensations: compensationsOf(document.compensations),
  }));
  const taxes = documents.flatMap((document) => document.taxes);
  const base = sum(taxes.map((tax) => decimal(tax.base)));
  const tax = sum(taxes.map(({ value }) => decimal(value)));
  return {
    document_type: REIMBURSEMENT_DOCUMENT_TYPE,
    total: formatAmount(base.plus(tax)),
    base: formatAmount(base),
    tax: formatAmount(tax),
    documents,
  };
}

/**
 * What is wrong with the dates and the sum: a document is reimbursed after it was issued, with the rates of its own
 * day, and all of them together still fit the schema.
 */
export function reimbursementFaults(
  body: ReimbursementBody | undefined,
  { issueDate, pointer = '/reimbursement' }: { issueDate: string; pointer?: string },
): Fault[] {
  if (!body) return [];
  return [
    ...laterReimbursed(body, { issueDate, pointer }),
    ...body.documents.flatMap(({ issue_date: date, taxes }, index) => {
      const context = { date, pointer: `${pointer}/documents/${index}` };
      if (date > issueDate) return [];
      return [...ratesNotInForce(taxes, context), ...unknownTariffs(taxes, { ...context, field: 'value' })];
    }),
    ...totalFaults(decimal(computeReimbursement(body).total), { pointer }),
  ];
}
