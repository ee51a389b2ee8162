import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** A word of a page and where it stands, in points from the top left. */
export interface Word {
  readonly page: number;
  readonly text: string;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

/** Width and height of each page, in points. */
export function pageSizes(pdf: Buffer): { width: number; height: number }[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((match) => ({
    width: Number(match[1]),
    height: Number(match[2]),
  }));
}

/** The text of each page in reading order, white space evened out. */
export function readPages(pdf: Buffer): string[] {
  const pages = runPoppler('pdftotext', ['-enc', 'UTF-8'], pdf).split('\f');
  return pages.slice(0, -1).map((page) => page.replace(/\s+/g, ' '));
}

/** Words with their places, as poppler measures them. */
export function readWords(pdf: Buffer): Word[] {
  const pages = runPoppler('pdftotext', ['-enc', 'UTF-8', '-bbox'], pdf).split('<page ').slice(1);
  const pattern = /xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
  return pages.flatMap((page, index) =>
    [...page.matchAll(pattern)].map(([, xMin, yMin, xMax, yMax, text = '']) => ({
      page: index + 1,
      text,
      xMin: Number(xMin),
      yMin: Number(yMin),
      xMax: Number(xMax),
      yMax: Number(yMax),
    })),
  );
}

/** The fonts that a page names, without the mark of a part; embedded or left to the reader's program. */
export function readFonts(pdf: Buffer): { name: string; isEmbedded: boolean }[] {
  const rows = runPoppler('pdffonts', [], pdf).trim().split('\n').slice(2);
  return rows.map((row) => {
    const [, name = '', embedded] =
      /^(?:[A-Z]{6}\+)?(\S+) .* (yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+$/.exec(row) ?? [];
    return { name, isEmbedded: embedded === 'yes' };
  });
}

/** Barcodes drawn as vectors: left edge and width of each bar, in points. */
export function readBars(pdf: Buffer): { left: number; width: number }[][] {
  const found: { left: number; width: number }[][] = [];
  for (const content of contentStreams(pdf)) {
    let path: { left: number; width: number }[] = [];
    for (const line of content.split('\n')) {
      const rectangle = /^([\d.-]+) [\d.-]+ ([\d.-]+) [\d.-]+ re$/.exec(line);
      if (rectangle) path.push({ left: Number(rectangle[1]), width: Number(rectangle[2]) });
      if (line === 'f') {
        if (path.length > 10) found.push(path);
        path = [];
      }
    }
  }
  return found;
}

function contentStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map((match) =>
    inflateSync(Buffer.from(match[1] ?? '', 'latin1')).toString('latin1'),
  );
}

function runPoppler(tool: string, options: string[], pdf: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'ride-'));
  try {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return execFileSync(tool, [...options, file, ...(tool === 'pdftotext' ? ['-'] : [])], {
      encoding: 'utf8',
      timeout: 120_000,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
