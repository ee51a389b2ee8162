import { describe, expect, it } from 'vitest';
import type { PrintedColumn, PrintedTable } from '../../../src-main/documents/printing/printed.ts';
import { placeColumns } from '../../../src-main/ride/a4/column-widths.ts';
import { styles } from '../../../src-main/ride/a4/styles.ts';
import { openPdf } from '../../../src-main/ride/drawing/pdf.ts';
import { printedKinds } from './printed-kinds.ts';
import { printedSample } from './printed-sample.ts';

const pdf = openPdf(printedSample());
const room = { x: 40, width: 510 };

const tables = Object.entries(printedKinds).flatMap(([name, { sections }]) =>
  sections.flatMap(({ title, table }) => (table ? [[`${title ?? 'lines'} of ${name}`, table] as const] : [])),
);

describe('placeColumns', () => {
  it.each(tables)('fills the width from edge to edge with the %s', (_, table) => {
    const columns = placeColumns(pdf, table, room);
    const last = columns.at(-1);
    expect(columns[0]?.x).toBe(room.x);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(room.x + room.width, 6);
  });

  it.each(tables)('breaks no word of the %s', (_, table) => {
    for (const { key, label, width } of placeColumns(pdf, table, room)) {
      const cells = table.rows.flatMap(({ cells }) => (cells[key] ?? '').split(' '));
      const heads = label.toUpperCase().split(' ');
      const widest = Math.max(
        ...cells.map((word) => pdf.widthOf(word, styles.body)),
        ...heads.map((word) => pdf.widthOf(word, styles.columnHead)),
      );
      expect(width).toBeGreaterThanOrEqual(widest - 0.01);
    }
  });

  it('parts what is left over between columns of text of like shares', () => {
    const [first, second] = placeColumns(pdf, tableOf([text('a', 0.5), text('b', 0.5)]), room);
    expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(1, 1);
  });

  it('gives it all to the one that is to describe, where the others are short', () => {
    const [first, second] = placeColumns(pdf, tableOf([text('a', 0.8), text('b', 0.2)]), room);
    expect(first?.width).toBeGreaterThan(12 * (second?.width ?? 0));
  });

  it('leaves out a column that no row fills', () => {
    const table = tableOf([text('a', 0.5), text('b', 0.5)]);
    const rows = table.rows.map((row) => ({ ...row, cells: { ...row.cells, b: '' } }));
    expect(placeColumns(pdf, { ...table, rows }, room).map(({ key }) => key)).toEqual(['a']);
  });

  it('keeps every column apart when there is not room for half of what they want', () => {
    const keys = [...'abcdefghijkl'];
    const table = tableOf(keys.map((key) => ({ ...text(key, 1 / 12), label: 'M'.repeat(20) })));
    const columns = placeColumns(pdf, table, room);
    expect(columns).toHaveLength(12);
    for (const { width } of columns) expect(width).toBeGreaterThan(20);
  });
});

function text(key: string, width: number): PrintedColumn {
  return { key, label: key, align: 'left', width };
}

function tableOf(columns: readonly PrintedColumn[]): PrintedTable {
  const cells = Object.fromEntries(columns.map(({ key }) => [key, 'Venta']));
  return { columns, rows: [{ cells, notes: [], ticket: { text: 'Venta', detail: '', amount: '' } }] };
}
