import { codePageNumbers } from '../../../src-main/printing/escpos/code-pages.ts';
import { type Bitmap, blank, fillBox, stack } from '../../../src-main/printing/raster/bitmap.ts';
import { makeLetterPress } from '../../../src-main/printing/raster/letters.ts';
import type { LetterSize } from '../../../src-main/printing/raster/strip.ts';

/** What a printer made of what it was sent. */
export interface Paper {
  readonly bitmap: Bitmap;
  /** Lines written in the printer's own letters. */
  readonly lines: readonly string[];
  readonly cuts: number;
  /** Pulses for the drawer, and how much paper had come out before each. */
  readonly pulses: readonly number[];
  readonly codePage: number | undefined;
}

interface Head {
  size: LetterSize;
  scale: number;
  font: number;
  bold: boolean;
  centered: boolean;
}

const press = makeLetterPress();

/** Plays a printer with a head of so many dots. Anything that it does not know is an error: so would it be on paper. */
export function readEscPos(bytes: Uint8Array, dots: number): Paper {
  const parts: Bitmap[] = [];
  const lines: string[] = [];
  const pulses: number[] = [];
  const head: Head = { size: 'regular', scale: 0, font: 0, bold: false, centered: false };
  let codePage: number | undefined;
  let cuts = 0;
  let text: number[] = [];
  let at = 0;
  const height = () => parts.reduce((total, part) => total + part.height, 0);
  const next = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new Error('the job ends inside a command');
    at += 1;
    return byte;
  };

  function command(): void {
    const [first, second] = [next(), next()];
    const name = `${hex(first)} ${hex(second)}`;
    switch (name) {
      case '1b 40':
        Object.assign(head, { scale: 0, font: 0, bold: false, centered: false });
        break;
      case '1c 2e':
        break;
      case '1b 74':
        codePage = next();
        break;
      case '1b 4d':
        head.font = next();
        break;
      case '1d 21':
        head.scale = next();
        break;
      case '1b 45':
        head.bold = next() === 1;
        break;
      case '1b 61':
        head.centered = next() === 1;
        break;
      case '1b 64':
        parts.push(blank(dots, next() * 30));
        break;
      case '1b 70':
        at += 3;
        pulses.push(height());
        break;
      case '1d 56':
        at += 2;
        cuts += 1;
        break;
      case '1d 72':
        next();
        break;
      case '1d 76':
        picture();
        break;
      default:
        throw new Error(`a printer does not know ${name}`);
    }
  }

  function picture(): void {
    if (next() !== 0x30 || next() !== 0) throw new Error('not a picture in dots as they are');
    const stride = next() + next() * 256;
    const rows = next() + next() * 256;
    if (stride * 8 > dots) throw new Error(`a picture of ${stride * 8} dots on a head of ${dots}`);
    if (head.centered) throw new Error('pictures are moved by the alignment of the line before');
    parts.push({ width: stride * 8, height: rows, bytes: bytes.slice(at, at + stride * rows) });
    at += stride * rows;
  }

  function endLine(): void {
    const written = decode(Uint8Array.from(text), codePage);
    text = [];
    const size =
      head.font === 1 ? 'small' : head.scale === 0x11 ? 'big' : head.scale === 0x01 ? 'tall' : 'regular';
    const look = { size, bold: head.bold } as const;
    lines.push(written);
    parts.push(press.line(written, { look, align: head.centered ? 'center' : 'left', dots }));
  }

  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x1b || byte === 0x1c || byte === 0x1d) command();
    else if (byte === 0x10) at += 3;
    else if (byte === 0x0a) {
      at += 1;
      endLine();
    } else if (byte < 0x20) throw new Error(`a printer does not know ${hex(byte)}`);
    else {
      text.push(byte);
      at += 1;
    }
  }
  return { bitmap: stack(dots, parts), lines, cuts, pulses, codePage };
}

/** The upper half of code page 858, by its letters of Spanish alone: written down from the table of its standard. */
const spanish858: Readonly<Record<number, string>> = {
  129: 'ü',
  130: 'é',
  144: 'É',
  154: 'Ü',
  158: '×',
  160: 'á',
  161: 'í',
  162: 'ó',
  163: 'ú',
  164: 'ñ',
  165: 'Ñ',
  166: 'ª',
  167: 'º',
  168: '¿',
  171: '½',
  173: '¡',
  181: 'Á',
  213: '€',
  214: 'Í',
  224: 'Ó',
  233: 'Ú',
  250: '·',
};

function decode(bytes: Uint8Array, codePage: number | undefined): string {
  if (codePage === codePageNumbers.wpc1252) return new TextDecoder('windows-1252').decode(bytes);
  return [...bytes]
    .map((byte) => (byte < 128 ? String.fromCharCode(byte) : (spanish858[byte] ?? '\ufffd')))
    .join('');
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** How many dots of two pictures have no like within one dot in the other: what an eye would call different. */
export function dotsApart(one: Bitmap, other: Bitmap): number {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  return strays(one, other) + strays(other, one);
}

function strays(from: Bitmap, to: Bitmap): number {
  const near = blank(to.width, to.height);
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      if (isBlack(to, x, y)) fillBox(near, { x: x - 1, y: y - 1, width: 3, height: 3 });
    }
  }
  let count = 0;
  for (let y = 0; y < from.height; y += 1) {
    for (let x = 0; x < from.width; x += 1) if (isBlack(from, x, y) && !isBlack(near, x, y)) count += 1;
  }
  return count;
}

export function isBlack({ width, bytes }: Bitmap, x: number, y: number): boolean {
  const byte = bytes[y * (width / 8) + (x >> 3)] ?? 0;
  return ((byte >> (7 - (x & 7))) & 1) === 1;
}
