import { type Bitmap, blank, fillBox } from './bitmap.ts';

/** A quarter of a millimetre: more than the 0.19 that scanners want (SRI reference §11), and white at both sides. */
const MODULE = 2;
const HEIGHT = 72;

/** White modules that a scanner needs at both sides (GS1 General Specifications §5.4: Code 128). */
const QUIET = 10;

const modulesOf = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0);

/** Whether bars and spaces of these widths, in modules, have room on the roll. */
export function isOnRoll(widths: readonly number[], dots: number): boolean {
  return (modulesOf(widths) + 2 * QUIET) * MODULE <= dots;
}

/** A barcode in the middle of the roll; widths in modules, a bar first. */
export function drawBars(widths: readonly number[], dots: number): Bitmap {
  const picture = blank(dots, HEIGHT);
  let left = (dots - modulesOf(widths) * MODULE) >> 1;
  for (const [index, modules] of widths.entries()) {
    const width = modules * MODULE;
    if (index % 2 === 0) fillBox(picture, { x: left, y: 0, width, height: HEIGHT });
    left += width;
  }
  return picture;
}
