import { code128, modulesOf } from '../../documents/printing/code128.ts';
import { type Bitmap, blank, fillBox } from './bitmap.ts';

/** A quarter of a millimetre: more than the 0.19 that scanners want (SRI reference §11), and white at both sides. */
const MODULE = 2;
const HEIGHT = 72;

/** Digits as a barcode in the middle of the roll. */
export function drawBars(digits: string, dots: number): Bitmap {
  const picture = blank(dots, HEIGHT);
  let left = (dots - modulesOf(digits) * MODULE) >> 1;
  for (const [index, modules] of code128(digits).entries()) {
    const width = modules * MODULE;
    if (index % 2 === 0) fillBox(picture, { x: left, y: 0, width, height: HEIGHT });
    left += width;
  }
  return picture;
}
