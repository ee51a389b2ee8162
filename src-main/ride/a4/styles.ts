import { colors, POINTS_PER_MM, type TextStyle } from '../drawing/text-style.ts';

/** ISO A4, with margins every office printer can reach and a hole punch forgives. */
export const page = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM, margin: 15 * POINTS_PER_MM };

/** The column of print: from its left edge, this wide. */
export const content = { x: page.margin, width: page.width - 2 * page.margin };

/** Vertical distances come from one scale. */
export const space = { hair: 2, small: 4, medium: 8, large: 14, section: 20 };

const regular = (size: number, leading: number, color: string = colors.ink): TextStyle => ({
  font: 'Helvetica',
  size,
  leading,
  color,
});
const bold = (size: number, leading: number, color: string = colors.ink): TextStyle => ({
  font: 'Helvetica-Bold',
  size,
  leading,
  color,
});

export const styles = {
  number: bold(11.5, 16),
  name: bold(8.5, 11.5),
  body: regular(8.5, 11.5),
  bodyBold: bold(8.5, 11.5),
  note: regular(7, 9.5, colors.label),
  small: regular(7.5, 10.5),
  smallLabel: regular(7.5, 10.5, colors.label),
  label: { ...regular(6, 8.5, colors.label), tracking: 0.35, capitals: true },
  sectionTitle: { ...bold(8.5, 12), tracking: 0.4 },
  continuedTitle: { ...bold(7.5, 10.5, colors.label), tracking: 0.4 },
  columnHead: { ...bold(6, 8.5, colors.label), tracking: 0.35, capitals: true },
  columnSubhead: { ...regular(6, 8.5, colors.label), tracking: 0.35, capitals: true },
  totalLabel: regular(7.5, 13, colors.label),
  totalAmount: regular(8.5, 13),
  grandLabel: { ...bold(9, 20), tracking: 0.4 },
  grandAmount: bold(14, 20),
  notice: { ...bold(12, 16, colors.paper), tracking: 1.2, capitals: true },
  footer: regular(6.5, 9, colors.label),
} satisfies Record<string, TextStyle>;

/** The trade name, where no logo stands: as large as its length allows. */
export function displayStyle(name: string): TextStyle {
  if (name.length <= 22) return bold(20, 23);
  if (name.length <= 60) return bold(14, 17);
  return bold(10, 13);
}

/** The name of the document: `FACTURA` large, longer names so that they stand in one or two lines. */
export function titleStyle(title: string): TextStyle {
  if (title.length <= 18) return { ...bold(17, 20), tracking: 0.6 };
  if (title.length <= 26) return { ...bold(14, 17), tracking: 0.4 };
  return { ...bold(11.5, 14.5), tracking: 0.2 };
}
