import PDFDocument from 'pdfkit';
import { startOfEcuadorDay } from '../documents/ecuador-time.ts';
import type { PrintedDocument } from '../documents/printing/printed.ts';
import type { TextStyle } from './text-style.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF being written, all lengths in points from the top left of the page. */
export class Pdf extends PDFDocument {
  widthOf(line: string, { font, size, tracking = 0 }: TextStyle): number {
    return this.font(font).fontSize(size).widthOfString(line, { characterSpacing: tracking });
  }

  /** Writes a line of WinAnsi, whose letters stand on `baseline`. */
  drawLine(line: string, { x, baseline, style }: { x: number; baseline: number; style: TextStyle }): void {
    const { font, size, color, tracking = 0 } = style;
    this.font(font)
      .fontSize(size)
      .fillColor(color)
      // A reader who copies the text is not to meet spaces that may not break.
      .text(line.replaceAll(NO_BREAK_SPACE, ' '), x, baseline, {
        baseline: 'alphabetic',
        characterSpacing: tracking,
        lineBreak: false,
      });
  }

  fillRectangles(rectangles: readonly Rectangle[], color: string): void {
    for (const { x, y, width, height } of rectangles) this.rect(x, y, width, height);
    this.fill(color);
  }
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * Opens a PDF without pages. The same document gives the same bytes at any time: its date of creation is the
 * day of issue.
 */
export function openPdf(printed: PrintedDocument): Pdf {
  const issuedAt = startOfEcuadorDay(printed.issueDate.split('/').reverse().join('-'));
  return new Pdf({
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    lang: 'es-EC',
    displayTitle: true,
    info: {
      Title: `${printed.title} ${printed.number}`,
      Author: printed.issuer.legalName,
      Creator: 'Mostrador',
      Producer: 'Mostrador',
      CreationDate: issuedAt,
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
