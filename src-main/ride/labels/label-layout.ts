import type { LabelFormat } from '../../contract/catalog/labels.ts';
import { POINTS_PER_MM } from '../drawing/text-style.ts';

/** Where labels are on a page; all lengths in millimetres. */
interface LabelLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** From the edges of the page to the first label. */
  readonly left: number;
  readonly top: number;
  /** Between columns. */
  readonly gap: number;
  /** White within a label: more where its sheet has no margin, since an office printer reaches no edge. */
  readonly padding: { readonly x: number; readonly y: number };
}

const a4 = { width: 210, height: 297 };
const wide = { x: 5, y: 4 };
const narrow = { x: 2, y: 2 };

/** As the stationers' sheets are cut; 65 to a sheet is L7651, 24 is L7159's grid without margins. */
const layouts: Readonly<Record<LabelFormat, LabelLayout>> = {
  a4_24: {
    page: a4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    left: 0,
    top: 0.5,
    gap: 0,
    padding: wide,
  },
  a4_40: {
    page: a4,
    columns: 4,
    rows: 10,
    label: { width: 52.5, height: 29.7 },
    left: 0,
    top: 0,
    gap: 0,
    padding: wide,
  },
  a4_65: {
    page: a4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    left: 4.75,
    top: 10.7,
    gap: 2.5,
    padding: narrow,
  },
  roll_50x25: {
    page: { width: 50, height: 25 },
    columns: 1,
    rows: 1,
    label: { width: 50, height: 25 },
    left: 0,
    top: 0,
    gap: 0,
    padding: narrow,
  },
};

/** What is printed of a label on a page, in points. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page of labels: its size in points, and its labels row by row. */
export function labelPage(format: LabelFormat) {
  const { page, columns, rows, label, left, top, gap, padding } = layouts[format];
  const points = (millimetres: number) => millimetres * POINTS_PER_MM;
  const boxes = Array.from({ length: columns * rows }, (_, index): LabelBox => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: points(left + column * (label.width + gap) + padding.x),
      y: points(top + row * label.height + padding.y),
      width: points(label.width - 2 * padding.x),
      height: points(label.height - 2 * padding.y),
    };
  });
  return { size: [points(page.width), points(page.height)] as [number, number], boxes };
}
