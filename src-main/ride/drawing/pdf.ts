import PDFDocument from 'pdfkit';
import type { PrintedDocument } from '../../documents/printing/printed.ts';
import { startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { type TextRun, textRuns } from './text-runs.ts';
import type { TextStyle } from './text-style.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF being written, all lengths in points from the top left of the page. */
export class Pdf extends PDFDocument {
  readonly #embedded = embeddedFonts();

  widthOf(line: string, style: TextStyle): number {
    const tracking = style.tracking ?? 0;
    const runs = textRuns(line, this.#embedded[style.font]);
    const widths = runs.map((run) =>
      this.#selectFont(run, style).widthOfString(run.text, { characterSpacing: tracking }),
    );
    return widths.reduce((total, width) => total + width, tracking * (runs.length - 1));
  }

  /** Writes a line whose letters stand on `baseline`. */
  drawLine(line: string, { x, baseline, style }: { x: number; baseline: number; style: TextStyle }): void {
    const tracking = style.tracking ?? 0;
    let left = x;
    for (const run of textRuns(line, this.#embedded[style.font])) {
      // A reader who copies the text is not to meet spaces that may not break.
      const text = run.text.replaceAll(NO_BREAK_SPACE, ' ');
      this.#selectFont(run, style).fillColor(style.color).text(text, left, baseline, {
        baseline: 'alphabetic',
        characterSpacing: tracking,
        lineBreak: false,
      });
      // Where the library has come to.
      left = this.x + tracking;
    }
  }

  fillRectangles(rectangles: readonly Rectangle[], color: string): void {
    for (const { x, y, width, height } of rectangles) this.rect(x, y, width, height);
    this.fill(color);
  }

  #selectFont({ font }: TextRun, { font: standard, size }: TextStyle): this {
    if (font) this.registerFont(font.name, font.file);
    return this.font(font?.name ?? standard, size);
  }
}

const NO_BREAK_SPACE = '\u00a0';

/** Opens the PDF of a document, without pages: its date of creation is the day of issue. */
export function openPdf({ title, number, issuer, issueDate }: PrintedDocument): Pdf {
  const madeAt = startOfEcuadorDay(issueDate.split('/').reverse().join('-'));
  return openNamedPdf({ title: `${title} ${number}`, author: issuer.legalName, madeAt });
}

/** Opens a PDF without pages. The same content gives the same bytes at any time. */
export function openNamedPdf({
  title,
  author,
  madeAt,
}: {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}): Pdf {
  return new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    lang: 'es-EC',
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Mostrador',
      Producer: 'Mostrador',
      CreationDate: madeAt,
    },
  });
}

/** Ends the PDF and gathers its bytes. */
export async function closePdf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
