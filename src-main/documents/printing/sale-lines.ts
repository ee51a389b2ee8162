import type { Line } from '../lines/line.ts';
import { decimal } from '../values/decimal.ts';
import type { PrintedColumn, PrintedRow, PrintedTable } from './printed.ts';

/** The lines of a sale as a table (SRI reference §11, "Factura"). */
export function saleLinesTable(lines: readonly Line[]): PrintedTable {
  return { columns, rows: lines.map(row) };
}

const columns: readonly PrintedColumn[] = [
  { key: 'code', label: 'Código', align: 'left', width: 0.11 },
  { key: 'auxiliary', label: 'Auxiliar', align: 'left', width: 0.13 },
  { key: 'quantity', label: 'Cantidad', align: 'right', width: 0.09 },
  { key: 'description', label: 'Descripción', align: 'left', width: 0.27 },
  { key: 'price', label: 'P. unitario', align: 'right', width: 0.1 },
  { key: 'unsubsidized', label: 'Sin subsidio', align: 'right', width: 0.1 },
  { key: 'discount', label: 'Descuento', align: 'right', width: 0.1 },
  { key: 'net', label: 'Total', align: 'right', width: 0.1 },
];

function row(line: Line): PrintedRow {
  const quantity = line.unit ? `${line.quantity} ${line.unit}` : line.quantity;
  const discount = decimal(line.discount).eq(0) ? [] : [`desc. ${line.discount}`];
  // Without a break opportunity, so that the price stands beside its words on a narrow roll.
  const withTaxes = line.unit_price_with_taxes
    ? [`Precio con IVA ${line.unit_price_with_taxes}`.replaceAll(' ', '\u00a0')]
    : [];
  const unsubsidized = line.unsubsidized_price ? [`sin subsidio ${line.unsubsidized_price}`] : [];
  return {
    cells: {
      code: line.code ?? '',
      auxiliary: line.auxiliary_code ?? '',
      quantity,
      description: line.description,
      price: line.unit_price,
      unsubsidized: line.unsubsidized_price ?? '',
      discount: line.discount,
      net: line.net,
    },
    notes: line.additional_info.map(({ name, value }) => `${name}: ${value}`),
    ticket: {
      text: line.description,
      detail: [
        `${quantity} × ${line.unit_price}`,
        ...withTaxes,
        ...unsubsidized,
        ...discount,
        ...[line.code, line.auxiliary_code].flatMap((code) => code ?? []),
      ].join(' · '),
      amount: line.net,
    },
  };
}
