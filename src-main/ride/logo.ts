import type { Block } from './block.ts';
import type { Pdf } from './pdf.ts';
import { readPicture } from './picture.ts';

/**
 * The issuer's picture (PNG or JPEG) as large as its box allows; undefined when its bytes are no picture: a broken
 * logo must not keep a customer from the invoice, the name is printed instead.
 */
export function logoBlock(
  pdf: Pdf,
  logo: Buffer,
  box: { x: number; width: number; maxHeight: number; align: 'left' | 'center' },
): Block | undefined {
  const picture = readPicture(logo);
  if (!picture) return undefined;
  const scale = Math.min(box.width / picture.width, box.maxHeight / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const x = box.align === 'center' ? box.x + (box.width - width) / 2 : box.x;
  return {
    height,
    draw: (y) => {
      pdf.image(logo, x, y, { fit: [width, height] });
    },
  };
}
