import type { CodePage } from '../../contract/printing/printer.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { LineLook } from '../raster/strip.ts';
import { codePageNumbers } from './code-pages.ts';

const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const DLE = 0x10;
const EOT = 0x04;
const LF = 0x0a;

/** Forgets what the job before left set; `FS .` ends the Chinese mode that many cheap printers start in. */
export const initialize = Buffer.from([ESC, 0x40, FS, 0x2e]);

export function selectCodePage(page: CodePage): Buffer {
  return Buffer.from([ESC, 0x74, codePageNumbers[page]]);
}

/** Font, size, weight and alignment of the lines that follow. */
export function setLook({ size, bold }: LineLook, align: 'left' | 'center'): Buffer {
  const scale = size === 'big' ? 0x11 : size === 'tall' ? 0x01 : 0x00;
  return Buffer.from([
    ...[ESC, 0x4d, size === 'small' ? 1 : 0],
    ...[GS, 0x21, scale],
    ...[ESC, 0x45, bold ? 1 : 0],
    ...[ESC, 0x61, align === 'center' ? 1 : 0],
  ]);
}

export const lineEnd = Buffer.from([LF]);

/** What no printer's memory is too small for. */
const ROWS_AT_ONCE = 128;

/** A picture from the left edge (`GS v 0`), in pieces that follow each other without a gap. */
export function printPicture({ width, height, bytes }: Bitmap): Buffer {
  const stride = width / 8;
  const pieces: Uint8Array[] = [];
  for (let top = 0; top < height; top += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, height - top);
    pieces.push(
      Buffer.from([GS, 0x76, 0x30, 0, stride & 255, stride >> 8, rows & 255, rows >> 8]),
      bytes.subarray(top * stride, (top + rows) * stride),
    );
  }
  return Buffer.concat(pieces);
}

/** The last line out past the knife, or to where it is torn off. */
export const feedOut = Buffer.from([ESC, 0x64, 4]);

/** Leaves a corner uncut, so that the paper does not fall. */
export const cut = Buffer.from([GS, 0x56, 0x42, 0]);

/** A pulse for the drawer at pin 2: 50 ms on, half a second off. */
export const openDrawer = Buffer.from([ESC, 0x70, 0, 25, 250]);

/** Asks at once for: 1 the printer, 2 why it is offline, 4 the paper. One byte is answered each. */
export function askStatus(what: 1 | 2 | 4): Buffer {
  return Buffer.from([DLE, EOT, what]);
}

/** Asks for the paper once all before it is printed: the answer says that the job is out. */
export const askWhenDone = Buffer.from([GS, 0x72, 1]);
