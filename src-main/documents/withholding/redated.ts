import type { SupportDocument, Withheld, Withholding } from '../model/withholding.ts';
import { laterReimbursed } from '../reimbursement/later-reimbursed.ts';
import { includesDate } from '../tables/date-span.ts';
import { findTaxSupport } from '../tables/tax-support-codes.ts';
import { resolvePercent } from '../taxes/withholding/resolve-percent.ts';
import { withheldTaxCodes } from '../taxes/withholding/withholding-code.ts';
import { decimal } from '../values/decimal.ts';
import type { Checked, Fault, FaultCode } from '../values/fault.ts';
import { keysOf } from '../values/keys-of.ts';
import { fiscalPeriodOf } from './compute.ts';

/** The same amounts in the fiscal period of another day, where that day's law withholds the same percents. */
export function redatedWithholding(content: Withholding, issueDate: string): Checked<Withholding> {
  const faults = content.support_documents.flatMap((document, index) =>
    faultsOn(issueDate, document, `/support_documents/${index}`),
  );
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: { ...content, issue_date: issueDate, fiscal_period: fiscalPeriodOf(issueDate) } };
}

function faultsOn(issueDate: string, document: SupportDocument, pointer: string): Fault[] {
  const support = document.tax_support === undefined ? undefined : findTaxSupport(document.tax_support);
  const fault = (field: string, code: FaultCode, message: string): Fault => ({
    pointer: `${pointer}/${field}`,
    code,
    message,
  });
  return [
    ...(['issue_date', 'accounting_date'] as const).flatMap((field) =>
      (document[field] ?? '') > issueDate
        ? [fault(field, 'date_in_future', `No puede ser posterior a la retención, ${issueDate}.`)]
        : [],
    ),
    ...(support && !includesDate(support, issueDate)
      ? [fault('tax_support', 'not_in_force', `El sustento tributario no está vigente el ${issueDate}.`)]
      : []),
    ...document.withholdings.flatMap((withheld, index) =>
      isWithheldOn(issueDate, withheld)
        ? []
        : [
            fault(
              `withholdings/${index}/percent`,
              'percent_not_admitted',
              `El código ${withheld.code} no admite ${withheld.percent} % el ${issueDate}.`,
            ),
          ],
    ),
    ...laterReimbursed(document.reimbursement, { issueDate, pointer: `${pointer}/reimbursement` }),
  ];
}

function isWithheldOn(date: string, { tax: name, code, percent }: Withheld): boolean {
  const tax = keysOf(withheldTaxCodes).find((taxName) => taxName === name);
  if (!tax) return false;
  const resolved = resolvePercent({ tax, code, percent, date });
  return resolved.ok && decimal(resolved.percent).eq(percent);
}
