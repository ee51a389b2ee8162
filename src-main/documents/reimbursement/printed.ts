import { facts } from '../model/printed-parts.ts';
import type { ReimbursedDocument, Reimbursement } from '../model/reimbursement.ts';
import type { PrintedColumn, PrintedRow, PrintedSection } from '../printing/printed.ts';
import { sumOf } from '../printing/totals.ts';
import { supportDocumentTitle } from '../tables/support-document-types.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The documents reimbursed, with their totals; no section where there are none. */
export function printedReimbursement(reimbursement: Reimbursement | undefined): PrintedSection[] {
  if (!reimbursement) return [];
  return [
    {
      title: 'COMPROBANTES REEMBOLSADOS',
      facts: facts([
        ['Total de comprobantes', reimbursement.total],
        ['Base imponible', reimbursement.base],
        ['Impuestos', reimbursement.tax],
      ]),
      table: { columns, rows: reimbursement.documents.map(row) },
    },
  ];
}

const columns: readonly PrintedColumn[] = [
  { key: 'supplier', label: 'Proveedor', align: 'left', width: 0.17 },
  { key: 'document', label: 'Comprobante', align: 'left', width: 0.2 },
  { key: 'number', label: 'Número', align: 'left', width: 0.2 },
  { key: 'date', label: 'Emisión', align: 'left', width: 0.13 },
  { key: 'base', label: 'Base', align: 'right', width: 0.15 },
  { key: 'tax', label: 'Impuesto', align: 'right', width: 0.15 },
];

function row(document: ReimbursedDocument): PrintedRow {
  const kind = supportDocumentTitle(document.document_type);
  const date = toSriDate(document.issue_date);
  const base = sumOf(document.taxes.map((tax) => tax.base));
  const tax = sumOf(document.taxes.map(({ value }) => value));
  return {
    cells: {
      supplier: document.supplier.identification,
      document: kind,
      number: document.number,
      date,
      base,
      tax,
    },
    notes: [`Autorización: ${document.authorization_number}`],
    ticket: {
      text: `${kind} ${document.number}`,
      detail: `${document.supplier.identification} · ${date} · impuesto ${tax}`,
      amount: base,
    },
  };
}
