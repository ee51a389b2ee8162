import { formatNumber } from '../identifiers/access-key.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { IssuedDocument } from '../model/document.ts';
import type { Invoice } from '../model/invoice.ts';
import type { Withholding } from '../model/withholding.ts';
import { formatAmount } from '../values/decimal.ts';
import { invoiceAsRead } from '../withholding/suggestion/supplier-invoice.ts';
import type { PurchaseContent } from './purchase-content.ts';

/**
 * What a document that somebody issued to the business says; undefined of those that are no purchase and are declared
 * nowhere: a delivery note.
 */
export function purchaseOfDocument(document: IssuedDocument): PurchaseContent | undefined {
  const { identity, content } = document;
  const common = {
    number: formatNumber(identity, identity.sequential),
    issue_date: identity.issueDate,
    access_key: identity.accessKey,
    authorization_number: identity.accessKey,
    supplier: supplierOf(document),
  };
  switch (content.object) {
    case 'invoice':
      return { ...common, document_type: 'factura', ...invoiced({ ...document, content }) };
    case 'credit_note': {
      const { subtotal, iva, total, taxes, lines } = content;
      const modified_document = modifiedOf(content.modified_document);
      const amounts = { subtotal, iva, total, taxes: taxes.map(valued), lines, payments: [] };
      return { ...common, document_type: 'nota_credito', ...amounts, modified_document };
    }
    case 'debit_note': {
      const { subtotal, iva, total, taxes, payments } = content;
      const modified_document = modifiedOf(content.modified_document);
      const amounts = { subtotal, iva, total, taxes: taxes.map(valued), lines: [], payments };
      return { ...common, document_type: 'nota_debito', ...amounts, modified_document };
    }
    case 'purchase_settlement': {
      // Somebody bought of us without an invoice of ours: it is a sale, which the buyer documented.
      return undefined;
    }
    case 'withholding':
      return { ...common, document_type: 'retencion', ...withheldOf(content) };
    case 'delivery_note':
      return undefined;
  }
}

function supplierOf({ issuer }: IssuedDocument): PurchaseContent['supplier'] {
  return {
    identification_type: 'ruc',
    identification: issuer.ruc,
    name: issuer.legalName,
    ...(issuer.tradeName !== undefined && { trade_name: issuer.tradeName }),
    address: issuer.headOfficeAddress,
    keeps_accounting: issuer.keepsAccounting,
    regime: issuer.regime,
    special_taxpayer: issuer.specialTaxpayerResolution !== undefined,
    withholding_agent: issuer.withholdingAgentResolution !== undefined,
  };
}

type Amounts = Pick<
  PurchaseContent,
  'subtotal' | 'iva' | 'total' | 'taxes' | 'payments' | 'lines' | 'reimbursement'
>;

function invoiced(document: IssuedDocument<Invoice>): Amounts {
  const { content } = document;
  const { subtotal, taxes, reimbursement } = invoiceAsRead(document);
  return {
    subtotal: formatAmount(subtotal),
    iva: content.iva,
    total: content.total,
    taxes,
    payments: content.payments,
    lines: content.lines,
    ...(reimbursement && { reimbursement }),
  };
}

function valued({ type, rate, base, value }: Pick<TaxLine, 'type' | 'rate' | 'base' | 'value'>) {
  return { type, rate, base, value };
}

function modifiedOf({ document_type, number }: { document_type: string; number: string }) {
  return { document_type, number };
}

function withheldOf({ support_documents: supports, total }: Withholding) {
  return {
    subtotal: '0.00',
    iva: '0.00',
    total,
    taxes: [],
    payments: [],
    lines: [],
    withheld: supports.flatMap(({ document_type, number, withholdings }) =>
      withholdings.map(({ tax, code, base, percent, value }) => ({
        ...(document_type !== undefined && { document_type }),
        ...(number !== undefined && { number }),
        tax,
        code,
        base,
        percent,
        value,
      })),
    ),
  };
}
