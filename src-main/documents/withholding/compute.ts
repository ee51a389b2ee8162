import { totalFaults } from '../amount-due.ts';
import { resolvePayments } from '../body/payment.ts';
import { statedTaxes } from '../lines/stated-taxes.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import type { SupportDocument, Withheld, Withholding } from '../model/withholding.ts';
import { resolveParty, unknownCustomer } from '../parties/party.ts';
import { computeReimbursement } from '../reimbursement/compute.ts';
import { resolvePercent } from '../taxes/withholding/resolve-percent.ts';
import { decimal, formatAmount } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { WithholdingBody } from './body.ts';
import { supplierFaults, supportDocumentFaults } from './faults.ts';
import type { SupportDocumentBody, WithheldBody } from './support-documents/support-document-body.ts';
import { withheldTotals, withheldValue } from './support-documents/withheld-amounts.ts';

/**
 * What is withheld of each base by the percents of the day of issue. Of a body that was checked only the stored
 * supplier and what depends on the day can still be at fault.
 */
export function computeWithholding(
  body: WithholdingBody,
  { issueDate, issuerRuc, customers }: ComputeContext,
): Checked<Withholding> {
  const supplier = resolveParty(body.supplier, customers);
  const faults: Fault[] = [
    ...(supplier ? supplierFaults(body.supplier_type, supplier) : [unknownCustomer('supplier')]),
    ...body.support_documents.flatMap((document, index) =>
      supportDocumentFaults(document, {
        issueDate,
        issuerRuc,
        supplier,
        pointer: `/support_documents/${index}`,
      }),
    ),
  ];
  if (!supplier || faults.length > 0) return { ok: false, faults };
  const documents = body.support_documents.map((document) => supportDocumentOf(document, issueDate));
  const totals = withheldTotals(documents);
  const overLimit = totalFaults(totals.total, { pointer: '/support_documents' });
  if (overLimit.length > 0) return { ok: false, faults: overLimit };
  return {
    ok: true,
    value: {
      object: 'withholding',
      issue_date: issueDate,
      fiscal_period: fiscalPeriodOf(issueDate),
      supplier,
      supplier_type: body.supplier_type,
      related_party: body.related_party,
      support_documents: documents,
      renta: formatAmount(totals.renta),
      iva: formatAmount(totals.iva),
      isd: formatAmount(totals.isd),
      total: formatAmount(totals.total),
      fiscal_machine: body.fiscal_machine,
      additional_info: body.additional_info,
    },
  };
}

/** `11/2026`: the month in which the withholding is issued. */
export function fiscalPeriodOf(issueDate: string): string {
  const [year, month] = issueDate.split('-');
  return `${month}/${year}`;
}

function supportDocumentOf(body: SupportDocumentBody, issueDate: string): SupportDocument {
  const total = formatAmount(decimal(body.total));
  return {
    document_type: body.document_type,
    number: body.number,
    issue_date: body.issue_date,
    authorization_number: body.authorization_number,
    accounting_date: body.accounting_date,
    tax_support: body.tax_support,
    foreign_payment: body.foreign_payment,
    subtotal: formatAmount(decimal(body.subtotal)),
    total,
    taxes: statedTaxes(body.taxes, body.issue_date),
    withholdings: body.withholdings.map((withheld) => withheldOf(withheld, issueDate)),
    reimbursement: body.reimbursement && computeReimbursement(body.reimbursement),
    payments: resolvePayments(body.payments, total),
  };
}

function withheldOf(body: WithheldBody, date: string): Withheld {
  const resolved = resolvePercent({ ...body, date });
  if (!resolved.ok) throw new Error(`withholding code ${body.code} was not checked: ${resolved.message}`);
  const { tax, dividends, banana_boxes: boxes } = body;
  return {
    tax,
    code: resolved.code.code,
    percent: formatAmount(decimal(resolved.percent)),
    base: formatAmount(decimal(body.base)),
    value: formatAmount(withheldValue(body.base, resolved.percent)),
    dividends: dividends && {
      ...dividends,
      income_tax_paid: formatAmount(decimal(dividends.income_tax_paid)),
    },
    banana_boxes: boxes && { ...boxes, box_price: formatAmount(decimal(boxes.box_price)) },
  };
}
