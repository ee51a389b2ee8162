import type { Block } from './block.ts';
import type { KnownLogo } from './logo-memory.ts';
import type { Pdf } from './pdf.ts';

/** The issuer's picture as large as its box allows. */
export function logoBlock(
  pdf: Pdf,
  { bytes, picture, split }: KnownLogo,
  box: { x: number; width: number; maxHeight: number; align: 'left' | 'center' },
): Block {
  const scale = Math.min(box.width / picture.width, box.maxHeight / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const x = box.align === 'center' ? box.x + (box.width - width) / 2 : box.x;
  return {
    height,
    draw: (y) => {
      if (split) pdf.drawSplitPng(split, { x, y, width, height });
      else pdf.image(bytes, x, y, { fit: [width, height] });
    },
  };
}
