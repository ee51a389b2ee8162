import { inflateSync } from 'node:zlib';

/** What stands on the pages of a PDF of ours: lines of text and rectangles, in points from the top left. */
export interface Drawn {
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly rectangles: readonly Rectangle[];
}

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Reads them out of the content of the pages. */
export function drawnOn(pdf: Buffer): Drawn {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const content = [...streams].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const lines = content.flatMap((text) => [...text.matchAll(/1 0 0 -1 (\S+) (\S+) Tm\n\[(.*)\] TJ/g)]);
  const rectangles = content.flatMap((text) => [...text.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)]);
  return {
    lines: lines.map(([, x, y, codes = '']) => ({ text: textOf(codes), x: Number(x), y: Number(y) })),
    rectangles: rectangles.map(([, x, y, width, height]) => [
      Number(x),
      Number(y),
      Number(width),
      Number(height),
    ]),
  };
}

/** Without the distances between letters. */
function textOf(codes: string): string {
  const strings = [...codes.matchAll(/\(((?:\\.|[^\\)])*)\)/g)];
  return strings.map(([, letters = '']) => letters.replace(/\\(.)/g, '$1')).join('');
}
