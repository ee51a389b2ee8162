import { code128 } from '../documents/printing/code128.ts';
import type { Block } from './block.ts';
import type { Pdf } from './pdf.ts';
import { colors } from './text-style.ts';

/** Digits as vector bars of a module width, all in points; the quiet zones are the caller's white space. */
export function barcodeBlock(
  pdf: Pdf,
  digits: string,
  { x, moduleWidth, height }: { x: number; moduleWidth: number; height: number },
): Block {
  return {
    height,
    draw: (y) => {
      let left = x;
      for (const [index, modules] of code128(digits).entries()) {
        if (index % 2 === 0) pdf.rect(left, y, modules * moduleWidth, height);
        left += modules * moduleWidth;
      }
      pdf.fill(colors.bars);
    },
  };
}
