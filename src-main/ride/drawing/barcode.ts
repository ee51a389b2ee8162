import { code128 } from '../../documents/printing/code128.ts';
import type { Block } from './block.ts';
import type { Pdf } from './pdf.ts';
import { colors } from './text-style.ts';

/** Digits as vector bars of a module width, all in points; the quiet zones are the caller's white space. */
export function barcodeBlock(
  pdf: Pdf,
  digits: string,
  { x, moduleWidth, height }: { x: number; moduleWidth: number; height: number },
): Block {
  const bars = barsOf(digits, { x, moduleWidth });
  return {
    height,
    draw: (y) => {
      pdf.fillRectangles(
        bars.map((bar) => ({ ...bar, y, height })),
        colors.bars,
      );
    },
  };
}

/** Every other width is a bar's. */
function barsOf(digits: string, { x, moduleWidth }: { x: number; moduleWidth: number }) {
  let left = x;
  return code128(digits).flatMap((modules, index) => {
    const bar = { x: left, width: modules * moduleWidth };
    left += bar.width;
    return index % 2 === 0 ? [bar] : [];
  });
}
