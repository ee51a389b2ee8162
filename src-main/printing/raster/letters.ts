import { inflateRawSync } from 'node:zlib';
import { faces, letters } from '../font/faces.ts';
import { type Bitmap, blank, fillBox } from './bitmap.ts';
import { type LetterSize, type LineLook, letterWidths } from './strip.ts';

/** The letters of a face, unpacked. */
interface Face {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

const heights: Readonly<Record<LetterSize, number>> = { small: 16, regular: 24, tall: 48, big: 48 };

/** White between lines, a little above and a little below. */
const LEADING = 4;

const indexes = new Map([...letters].map((letter, index) => [letter, index]));

/** Draws lines of letters. */
export type LetterPress = ReturnType<typeof makeLetterPress>;

export function makeLetterPress() {
  const regular = unpack(faces.regular);
  const small = unpack(faces.small);

  return {
    /** A line as a picture of the whole width of the roll. */
    line(
      text: string,
      { look: { size, bold }, align, dots }: { look: LineLook; align: 'left' | 'center'; dots: number },
    ): Bitmap {
      const face = size === 'small' ? small : regular;
      const scale = scaleOf(size);
      const cell = letterWidths[size];
      const picture = blank(dots, heights[size] + LEADING);
      const free = dots - text.length * cell;
      let left = align === 'center' ? Math.max(0, free >> 1) : 0;
      for (const letter of text) {
        drawLetter(picture, { face, index: indexes.get(letter) ?? QUESTION, left, scale, bold });
        left += cell;
      }
      return picture;
    },
  };
}

const QUESTION = [...letters].indexOf('?');

interface Drawn {
  readonly face: Face;
  readonly index: number;
  readonly left: number;
  readonly scale: { readonly x: number; readonly y: number };
  readonly bold: boolean;
}

function drawLetter(picture: Bitmap, { face, index, left, scale, bold }: Drawn): void {
  const isInk = (x: number, y: number): boolean => inkAt(face, index, { x, y, bold });
  for (let y = 0; y < face.height; y += 1) {
    for (let x = 0; x < face.width + 1; x += 1) {
      if (!isInk(x, y)) continue;
      const top = LEADING / 2 + y * scale.y;
      fillBox(picture, { x: left + x * scale.x, y: top, width: scale.x, height: scale.y });
    }
  }
}

/** Bold is one dot more to the right, as printers do it. */
function inkAt(face: Face, index: number, { x, y, bold }: { x: number; y: number; bold: boolean }): boolean {
  return dotAt(face, index, x, y) || (bold && dotAt(face, index, x - 1, y));
}

function dotAt({ width, height, bytes }: Face, index: number, x: number, y: number): boolean {
  if (x < 0 || x >= width) return false;
  const rowBytes = Math.ceil(width / 8);
  const byte = bytes[(index * height + y) * rowBytes + (x >> 3)] ?? 0;
  return ((byte >> (7 - (x & 7))) & 1) === 1;
}

function scaleOf(size: LetterSize): { x: number; y: number } {
  return { x: size === 'big' ? 2 : 1, y: size === 'big' || size === 'tall' ? 2 : 1 };
}

function unpack({ width, height, data }: (typeof faces)[keyof typeof faces]): Face {
  return { width, height, bytes: inflateRawSync(Buffer.from(data.join(''), 'base64')) };
}
