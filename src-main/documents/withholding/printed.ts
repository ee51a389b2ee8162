import type { ForeignPayment } from '../body/foreign-payment.ts';
import type { IssuedDocument } from '../model/document.ts';
import { facts, printedFrame } from '../model/printed-parts.ts';
import type { SupportDocument, Withheld, Withholding } from '../model/withholding.ts';
import type { PrintedColumn, PrintedDocument, PrintedRow } from '../printing/printed.ts';
import { strongTotal, totalWhenAny } from '../printing/totals.ts';
import { printedReimbursement } from '../reimbursement/printed.ts';
import { countryName } from '../tables/countries.ts';
import { supportDocumentTitle } from '../tables/support-document-types.ts';
import { findTaxHaven } from '../tables/tax-havens.ts';
import { unknownCode } from '../values/as-written.ts';
import { decimal } from '../values/decimal.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of a withholding's page: a row for each tax withheld (SRI reference §11, "Retención"). */
export function printedWithholding(document: IssuedDocument<Withholding>): PrintedDocument {
  const { content, identity } = document;
  const { supplier, support_documents: documents } = content;
  return {
    ...printedFrame('COMPROBANTE DE RETENCIÓN', document),
    party: facts([
      ['Sujeto retenido', supplier.name],
      ['Identificación', supplier.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Período fiscal', content.fiscal_period],
      ['Correo', supplier.email],
    ]),
    sections: [
      {
        facts: [],
        table: {
          columns,
          rows: documents.flatMap((support) => rowsOf(support, content.fiscal_period)),
        },
      },
      ...documents.flatMap(({ reimbursement }) => printedReimbursement(reimbursement)),
    ],
    totals: [
      ...totalWhenAny('RETENCIÓN DE RENTA', content.renta),
      ...totalWhenAny('RETENCIÓN DE IVA', content.iva),
      ...totalWhenAny('RETENCIÓN DE ISD', content.isd),
      strongTotal('TOTAL RETENIDO', content.total),
    ],
    payments: [],
  };
}

const columns: readonly PrintedColumn[] = [
  { key: 'document', label: 'Comprobante', align: 'left', width: 0.13 },
  { key: 'number', label: 'Número', align: 'left', width: 0.18 },
  { key: 'date', label: 'Emisión', align: 'left', width: 0.11 },
  { key: 'period', label: 'Ejercicio fiscal', align: 'left', width: 0.09 },
  { key: 'base', label: 'Base imponible', align: 'right', width: 0.13 },
  { key: 'tax', label: 'Impuesto', align: 'left', width: 0.09 },
  { key: 'code', label: 'Código', align: 'left', width: 0.08 },
  { key: 'percent', label: '%', align: 'right', width: 0.07 },
  { key: 'value', label: 'Valor retenido', align: 'right', width: 0.12 },
];

/** Facts about the support document as a whole stands under its first row. */
function rowsOf(support: SupportDocument, period: string): PrintedRow[] {
  const { document_type: type, number = '', issue_date: issued } = support;
  const label = type ? supportDocumentTitle(type) : '';
  const date = issued ? toSriDate(issued) : '';
  return support.withholdings.map((withheld, index) => {
    const { base, code, percent, value } = withheld;
    const tax = taxLabels[withheld.tax] ?? unknownCode(withheld.tax);
    return {
      cells: { document: label, number, date, period, base, tax, code, percent, value },
      notes: [...(index === 0 ? foreignPaymentNotes(support.foreign_payment) : []), ...annexNotes(withheld)],
      ticket: {
        text: `${tax} ${code} · ${percent} % de ${base}`,
        detail: [label, number, date].filter((part) => part !== '').join(' · '),
        amount: value,
      },
    };
  });
}

const taxLabels: Readonly<Record<string, string>> = { renta: 'RENTA', iva: 'IVA', isd: 'ISD' };

function foreignPaymentNotes(payment: ForeignPayment | undefined): string[] {
  if (!payment) return [];
  const country = countryOf(payment);
  return [
    `Pago al exterior${country ? `: ${country}` : ''}${payment.double_taxation_treaty ? ', con convenio de doble tributación' : ''}`,
  ];
}

/** Tax havens have codes of their own, some of which are other countries in the table of countries. */
function countryOf({ regime, country }: ForeignPayment): string | undefined {
  if (country === undefined) return undefined;
  const haven = regime === '02' ? findTaxHaven(country.slice(-3)) : undefined;
  return haven?.name ?? countryName(country) ?? unknownCode(country);
}

function annexNotes({ dividends, banana_boxes: boxes }: Withheld): string[] {
  return [
    ...(dividends
      ? [
          `Dividendos de ${dividends.fiscal_year} pagados el ${toSriDate(dividends.payment_date)}; impuesto de la sociedad ${dividends.income_tax_paid}`,
        ]
      : []),
    ...(boxes ? [`${boxes.boxes} cajas de banano a ${decimal(boxes.box_price).toFixed(2)}`] : []),
  ];
}
