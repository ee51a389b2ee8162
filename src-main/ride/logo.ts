import type { Picture } from '../business/entity-store.ts';
import type { Block } from './block.ts';
import type { Pdf } from './pdf.ts';
import { readPicture } from './picture.ts';

/** The issuer's picture, certain to be drawn without an error. */
export interface Logo {
  readonly bytes: Buffer;
  readonly picture: Picture;
}

/** Undefined when the bytes are no picture that can be printed. */
export function readLogo(bytes: Buffer): Logo | undefined {
  const picture = readPicture(bytes);
  return picture && { bytes, picture };
}

/** The issuer's picture as large as its box allows. */
export function logoBlock(
  pdf: Pdf,
  { bytes, picture }: Logo,
  box: { x: number; width: number; maxHeight: number; align: 'left' | 'center' },
): Block {
  const scale = Math.min(box.width / picture.width, box.maxHeight / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  const x = box.align === 'center' ? box.x + (box.width - width) / 2 : box.x;
  return {
    height,
    draw: (y) => {
      pdf.image(bytes, x, y, { fit: [width, height] });
    },
  };
}
