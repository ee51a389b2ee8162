import { type Bitmap, blank, fillBox } from './bitmap.ts';
import { drawBars } from './draw-bars.ts';
import type { LetterPress } from './letters.ts';
import type { StripItem } from './strip.ts';

/** An item of a strip as a picture as wide as the roll. */
export function drawItem(item: StripItem, { press, dots }: { press: LetterPress; dots: number }): Bitmap {
  switch (item.kind) {
    case 'line':
      return press.line(item.text, { look: item.look, align: item.align, dots });
    case 'rule':
      return drawRule(dots);
    case 'space':
      return blank(dots, item.dots);
    case 'barcode':
      return drawBars(item.widths, dots);
    case 'picture':
      return item.bitmap;
  }
}

/** Dashes: a line of solid black heats the whole head at once, and cheap power supplies stutter. */
function drawRule(dots: number): Bitmap {
  const picture = blank(dots, 18);
  for (let x = 0; x < dots; x += 8) fillBox(picture, { x, y: 8, width: 5, height: 2 });
  return picture;
}
