import type { CodePage, Lettering } from '../contract/printing/printer.ts';
import { encodeText } from './escpos/code-pages.ts';
import {
  cut,
  feedOut,
  initialize,
  lineEnd,
  openDrawer,
  printPicture,
  selectCodePage,
  setLook,
} from './escpos/commands.ts';
import { type Bitmap, stack } from './raster/bitmap.ts';
import { drawItem } from './raster/draw-item.ts';
import type { LetterPress } from './raster/letters.ts';
import type { StripItem } from './raster/strip.ts';

export interface PrintoutOptions {
  /** Across the roll. */
  readonly dots: number;
  readonly lettering: Lettering;
  readonly codePage: CodePage;
  readonly cuts: boolean;
  readonly opensDrawer: boolean;
  readonly press: LetterPress;
}

/** What a printer is sent for a strip. The drawer goes first: it is open while the paper still comes. */
export function printout(strip: readonly StripItem[], options: PrintoutOptions): Buffer {
  const { codePage, cuts, opensDrawer } = options;
  return Buffer.concat([
    initialize,
    ...(opensDrawer ? [openDrawer] : []),
    selectCodePage(codePage),
    ...printItems(strip, options),
    setLook({ size: 'regular', bold: false }, 'left'),
    feedOut,
    ...(cuts ? [cut] : []),
  ]);
}

/** What the printer cannot write itself is drawn, neighbours in one picture: pauses between pictures show. */
function printItems(strip: readonly StripItem[], options: PrintoutOptions): Uint8Array[] {
  const { dots, press } = options;
  const printed: Uint8Array[] = [];
  let drawn: Bitmap[] = [];
  const flush = (): void => {
    if (drawn.length > 0) printed.push(leftmost, printPicture(stack(dots, drawn)));
    drawn = [];
  };
  for (const item of strip) {
    const written = writtenLine(item, options);
    if (written) {
      flush();
      printed.push(...written);
    } else drawn.push(drawItem(item, { press, dots }));
  }
  flush();
  return printed;
}

const leftmost = setLook({ size: 'regular', bold: false }, 'left');

/** A line in the printer's own letters; undefined for what is better drawn. */
function writtenLine(
  item: StripItem,
  { lettering, codePage }: PrintoutOptions,
): readonly Uint8Array[] | undefined {
  if (lettering !== 'text' || item.kind !== 'line') return undefined;
  const bytes = encodeText(item.text, codePage);
  return bytes && [setLook(item.look, item.align), bytes, lineEnd];
}
