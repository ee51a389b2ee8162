import type { ExpiringLot } from '../../contract/catalog/lots.ts';
import type { TableSheet } from '../../exports/formats/table-sheet.ts';

/** What expires, as a sheet; the value is a column for who may read costs. */
export function expiringSheet(
  lots: readonly ExpiringLot[],
  hasCosts: boolean,
): TableSheet & { readonly table: 'lots' } {
  return {
    table: 'lots',
    name: 'Por caducar',
    columns: [
      { heading: 'Código', width: 18 },
      { heading: 'Producto', width: 36 },
      { heading: 'Lote', width: 18 },
      { heading: 'Caduca', width: 12 },
      { heading: 'Días', width: 8 },
      { heading: 'Cantidad', width: 12 },
      ...(hasCosts ? [{ heading: 'Valor al costo', width: 14 }] : []),
    ],
    rows: lots.map(({ code, name, number = '', expires_on, days_left, quantity, value }) => [
      { kind: 'text', text: code },
      { kind: 'text', text: name },
      { kind: 'text', text: number },
      { kind: 'date', date: expires_on },
      { kind: 'number', number: String(days_left) },
      { kind: 'number', number: quantity },
      ...(hasCosts
        ? [
            value === undefined
              ? ({ kind: 'text', text: '' } as const)
              : ({ kind: 'amount', amount: value } as const),
          ]
        : []),
    ]),
  };
}
