import { colors, POINTS_PER_MM, type TextStyle } from '../drawing/text-style.ts';

export const ticketFormats = ['ticket80', 'ticket58'] as const;
export type TicketFormat = (typeof ticketFormats)[number];

/** A roll of thermal paper, in points. */
export interface TicketPaper {
  readonly width: number;
  /** The column of print: what the usual heads reach (72 and 48 mm), less a hair. */
  readonly x: number;
  readonly column: number;
  readonly styles: TicketStyles;
  /**
   * Barcodes the key is divided into. Its 321 modules on a 58 mm roll would be 0.15 mm each, under the 0.19 mm that
   * scanners want (SRI reference §11): there the key goes in two, of 24 and 25 digits.
   */
  readonly barcodes: readonly [from: number, to: number][];
}

export type TicketStyles = ReturnType<typeof stylesOf>;

export const ticketPapers: Readonly<Record<TicketFormat, TicketPaper>> = {
  ticket80: paper({ width: 80, column: 71, size: 8.5, keySize: 7.1, barcodes: [[0, 49]] }),
  ticket58: paper({
    width: 58,
    column: 47.5,
    size: 8,
    keySize: 8.5,
    barcodes: [
      [0, 24],
      [24, 49],
    ],
  }),
};

function paper(mm: {
  width: number;
  column: number;
  size: number;
  /** All digits of a part in one line. */
  keySize: number;
  barcodes: readonly [from: number, to: number][];
}): TicketPaper {
  return {
    width: mm.width * POINTS_PER_MM,
    x: ((mm.width - mm.column) / 2) * POINTS_PER_MM,
    column: mm.column * POINTS_PER_MM,
    styles: stylesOf(mm),
    barcodes: mm.barcodes,
  };
}

/** Black only: a thermal head knows no grey. */
function stylesOf({ size, keySize }: { size: number; keySize: number }) {
  const style = (font: TextStyle['font'], scale: number): TextStyle => ({
    font,
    size: size * scale,
    leading: size * scale * 1.28,
    color: colors.bars,
  });
  return {
    display: style('Helvetica-Bold', 1.6),
    displayLong: style('Helvetica-Bold', 1.15),
    title: style('Helvetica-Bold', 1.25),
    heading: { ...style('Helvetica-Bold', 0.88), tracking: 0.4, capitals: true },
    body: style('Helvetica', 1),
    bold: style('Helvetica-Bold', 1),
    small: style('Helvetica', 0.88),
    key: style('Helvetica', keySize / size),
    total: style('Helvetica-Bold', 1.75),
  } satisfies Record<string, TextStyle>;
}

/** An access key, or as much of one as there is, in the lines and barcodes a roll has room for. */
export function keyParts(key: string, { barcodes }: TicketPaper): string[] {
  return barcodes.map(([from, to]) => key.slice(from, to));
}
