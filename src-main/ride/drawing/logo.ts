import type { Block } from './block.ts';
import type { Pdf } from './pdf.ts';
import { readPicture } from './picture.ts';
import { decodePng, opaquePng } from './png.ts';

/** The issuer's picture, certain to be drawn without an error. */
export interface Logo {
  readonly bytes: Buffer;
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
}

/** Undefined when the bytes are no picture that can be printed. */
export function readLogo(bytes: Buffer): Logo | undefined {
  const png = decodePng(bytes);
  if (png) return { bytes: opaquePng(bytes, png), width: png.width, height: png.height };
  const picture = readPicture(bytes);
  return picture && { bytes, width: picture.width, height: picture.height };
}

/** The issuer's picture as large as its box allows. */
export function logoBlock(
  pdf: Pdf,
  logo: Logo,
  box: { x: number; width: number; maxHeight: number; align: 'left' | 'center' },
): Block {
  const scale = Math.min(box.width / logo.width, box.maxHeight / logo.height);
  const width = logo.width * scale;
  const height = logo.height * scale;
  const x = box.align === 'center' ? box.x + (box.width - width) / 2 : box.x;
  return {
    height,
    draw: (y) => {
      pdf.image(logo.bytes, x, y, { fit: [width, height] });
    },
  };
}
