import type { Pdf } from './pdf.ts';
import type { TextStyle } from './text-style.ts';
import { wrapText } from './wrap-text.ts';

/**
 * A piece of page whose height is known before it is drawn. Its horizontal position is fixed when it is made, its
 * vertical one when it is drawn: so a page can break between blocks, and a ticket be cut to its exact length.
 */
export interface Block {
  readonly height: number;
  /** Where its letters stand, from its top; absent for what is no line of text. */
  readonly baseline?: number;
  readonly draw: (y: number) => void;
}

/** Where a text goes, in points from the left edge. */
export interface Measure {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** A text broken into lines, one block each; none when there is nothing to say. */
export function paragraph(pdf: Pdf, text: string, style: TextStyle, measure: Measure): Block[] {
  const shown = style.capitals ? text.toUpperCase() : text;
  return wrapText(pdf, shown, { style, width: measure.width }).map((line) =>
    textLine(pdf, line, style, measure),
  );
}

/** One line set as it is: the caller knows that it fits. */
function textLine(pdf: Pdf, line: string, style: TextStyle, { x, width, align }: Measure): Block {
  const free = align && align !== 'left' ? width - pdf.widthOf(line, style) : 0;
  const left = x + (align === 'center' ? free / 2 : free);
  const baseline = (style.leading + CAPITAL_HEIGHT * style.size) / 2;
  return {
    height: style.leading,
    baseline,
    draw: (y) => {
      pdf.drawLine(line, { x: left, baseline: y + baseline, style });
    },
  };
}

/** Of Helvetica, as a share of its size: lines are centred by their capitals and digits. */
const CAPITAL_HEIGHT = 0.718;

/** Columns side by side, still breakable between their lines. */
export function beside(columns: readonly (readonly Block[])[]): Block[] {
  const length = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length }, (_, index) => level(columns.flatMap((column) => column[index] ?? [])));
}

/** Blocks that start at the same height; lines of text, whatever their size, stand on one baseline. */
export function level(blocks: readonly Block[]): Block {
  const common = Math.max(0, ...blocks.map(({ baseline }) => baseline ?? 0));
  const dropOf = ({ baseline }: Block): number => (baseline === undefined ? 0 : common - baseline);
  return {
    height: Math.max(0, ...blocks.map((block) => block.height + dropOf(block))),
    draw: (y) => {
      for (const block of blocks) block.draw(y + dropOf(block));
    },
  };
}

/** Blocks one under the other that must not be parted. */
export function stacked(blocks: readonly Block[]): Block {
  return {
    height: heightOf(blocks),
    draw: (y) => {
      drawStack(blocks, y);
    },
  };
}

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((total, { height }) => total + height, 0);
}

/** Draws blocks one under the other, and tells where they end. */
export function drawStack(blocks: readonly Block[], top: number): number {
  let y = top;
  for (const block of blocks) {
    block.draw(y);
    y += block.height;
  }
  return y;
}

export function gap(height: number): Block {
  return { height, draw: () => {} };
}

/** A horizontal line in the middle of its height. */
export function rule(
  pdf: Pdf,
  { x, width, weight, color, height }: Measure & { weight: number; color: string; height: number },
): Block {
  return {
    height,
    draw: (y) => {
      pdf.fillRectangles([{ x, y: y + (height - weight) / 2, width, height: weight }], color);
    },
  };
}

/** Blocks on a coloured ground. */
export function onGround(
  pdf: Pdf,
  content: readonly Block[],
  { x, width, padding, color }: { x: number; width: number; padding: number; color: string },
): Block {
  const height = heightOf(content) + 2 * padding;
  return {
    height,
    draw: (y) => {
      pdf.fillRectangles([{ x, y, width, height }], color);
      drawStack(content, y + padding);
    },
  };
}
