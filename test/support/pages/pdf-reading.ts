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

/** What poppler read of a document, which may be asked for several times. */
const knownPages = new WeakMap<Buffer, string[]>();
const knownWords = new WeakMap<Buffer, Word[]>();

/** The text of each page in reading order, white space evened out. */
export function readPages(pdf: Buffer): string[] {
  const pages = knownPages.get(pdf) ?? pagesIn(inFile(pdf, textOf));
  knownPages.set(pdf, pages);
  return pages;
}

/** Words with their positions, as poppler measures them. */
export function readWords(pdf: Buffer): Word[] {
  const words = knownWords.get(pdf) ?? wordsIn(inFile(pdf, boxesOf));
  knownWords.set(pdf, words);
  return words;
}

/**
 * Reads all these documents, for callers that ask for their pages or words afterwards: to start poppler for each takes longer
 * than what it reads.
 */
export function readTogether(pdfs: readonly Buffer[], what: 'pages' | 'words'): void {
  const known = what === 'pages' ? knownPages : knownWords;
  if (pdfs.every((pdf) => known.has(pdf))) return;
  inFolder((folder) => {
    const files = pdfs.map((pdf, index) => {
      const file = join(folder, `${index}.pdf`);
      writeFileSync(file, pdf);
      return file;
    });
    const united = join(folder, 'united.pdf');
    runPoppler('pdfunite', [...files, united]);
    if (what === 'pages') keepPages(pdfs, pagesIn(textOf(united)));
    else keepWords(pdfs, wordsIn(boxesOf(united)));
  });
}

function keepPages(pdfs: readonly Buffer[], pages: readonly string[]): void {
  let first = 0;
  for (const pdf of pdfs) {
    const { length } = pageSizes(pdf);
    knownPages.set(pdf, pages.slice(first, first + length));
    first += length;
  }
}

function keepWords(pdfs: readonly Buffer[], words: readonly Word[]): void {
  const ofPage = Map.groupBy(words, ({ page }) => page);
  let before = 0;
  for (const pdf of pdfs) {
    const own = pageSizes(pdf).flatMap((_, index) =>
      (ofPage.get(before + index + 1) ?? []).map((word) => ({ ...word, page: index + 1 })),
    );
    knownWords.set(pdf, own);
    before += pageSizes(pdf).length;
  }
}

function pagesIn(text: string): string[] {
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/\s+/g, ' '));
}

function wordsIn(boxes: string): Word[] {
  const pages = boxes.split('<page ').slice(1);
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
  const rows = inFile(pdf, fontsOf).trim().split('\n').slice(2);
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

const textOf = (file: string) => runPoppler('pdftotext', ['-enc', 'UTF-8', file, '-']);
const boxesOf = (file: string) => runPoppler('pdftotext', ['-enc', 'UTF-8', '-bbox', file, '-']);
const fontsOf = (file: string) => runPoppler('pdffonts', [file]);

function runPoppler(tool: string, args: readonly string[]): string {
  const maxBuffer = 256 * 1024 * 1024;
  return execFileSync(tool, args, { encoding: 'utf8', timeout: 120_000, maxBuffer });
}

function inFile<Result>(pdf: Buffer, read: (file: string) => Result): Result {
  return inFolder((folder) => {
    const file = join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return read(file);
  });
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'ride-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
