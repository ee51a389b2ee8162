import { decimal, formatAmount, sum } from '../decimal.ts';
import type { IssuedDocument } from '../document.ts';
import { toSriDate } from '../ecuador-time.ts';
import type { Line } from '../lines/line.ts';
import type { PrintedColumn, PrintedDocument, PrintedRow, PrintedTotal } from '../printed.ts';
import { facts, printedFrame, printedPayments } from '../printed-parts.ts';
import { findTaxRate } from '../taxes/tax-rate.ts';
import type { Invoice } from './invoice.ts';

/** The facts of an invoice's page (SRI reference §11, "Factura"). */
export function printedInvoice(document: IssuedDocument<Invoice>): PrintedDocument {
  const { content, identity } = document;
  return {
    ...printedFrame('FACTURA', document),
    party: facts([
      ['Razón social / Nombres y apellidos', content.buyer.name],
      ['Identificación', content.buyer.identification],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Dirección', content.buyer.address],
      ['Correo', content.buyer.email],
    ]),
    table: { columns, rows: content.lines.map(row) },
    totals: totals(content),
    payments: printedPayments(content.payments),
  };
}

const columns: readonly PrintedColumn[] = [
  { key: 'code', label: 'Código', align: 'left', width: 0.11 },
  { key: 'auxiliary', label: 'Auxiliar', align: 'left', width: 0.14 },
  { key: 'quantity', label: 'Cantidad', align: 'right', width: 0.09 },
  { key: 'description', label: 'Descripción', align: 'left', width: 0.33 },
  { key: 'price', label: 'P. unitario', align: 'right', width: 0.12 },
  { key: 'discount', label: 'Descuento', align: 'right', width: 0.1 },
  { key: 'net', label: 'Total', align: 'right', width: 0.11 },
];

function row(line: Line): PrintedRow {
  const quantity = line.unit ? `${line.quantity} ${line.unit}` : line.quantity;
  const discount = decimal(line.discount).eq(0) ? [] : [`desc. ${line.discount}`];
  return {
    cells: {
      code: line.code ?? '',
      auxiliary: line.auxiliary_code ?? '',
      quantity,
      description: line.description,
      price: line.unit_price,
      discount: line.discount,
      net: line.net,
    },
    notes: line.additional_info.map(({ name, value }) => `${name}: ${value}`),
    ticket: {
      text: line.description,
      detail: [
        `${quantity} × ${line.unit_price}`,
        ...discount,
        ...[line.code, line.auxiliary_code].flatMap((code) => code ?? []),
      ].join(' · '),
      amount: line.net,
    },
  };
}

/** Only subtotals that carry a value are shown; the total always is. */
function totals(content: Invoice): PrintedTotal[] {
  const plain = (label: string, amount: string): PrintedTotal => ({ label, amount, strong: false });
  const whenAny = (label: string, amount: string): PrintedTotal[] =>
    decimal(amount).eq(0) ? [] : [plain(label, amount)];
  const iva = content.taxes.filter(({ type }) => type === 'iva');
  return [
    ...iva.map(({ rate }) => plain(`SUBTOTAL ${ivaLabel(rate)}`, netAtRate(content.lines, rate))),
    plain('SUBTOTAL SIN IMPUESTOS', content.subtotal),
    plain('TOTAL DESCUENTO', content.discount),
    ...whenAny('ICE', content.ice),
    ...iva.flatMap(({ rate, value }) => whenAny(`IVA ${ivaLabel(rate)}`, value)),
    ...whenAny('IRBPNR', content.irbpnr),
    ...whenAny('PROPINA', content.tip),
    { label: 'VALOR TOTAL', amount: content.total, strong: true },
  ];
}

function ivaLabel(rate: string): string {
  return findTaxRate('iva', rate)?.label.toUpperCase() ?? rate;
}

/** Subtotals are net of taxes: the IVA base would count the ICE too. */
function netAtRate(lines: readonly Line[], rate: string): string {
  const atRate = lines.filter(({ taxes }) => taxes.some((tax) => tax.rate === rate));
  return formatAmount(sum(atRate.map(({ net }) => decimal(net))));
}
