import PDFDocument from 'pdfkit';
import { startOfEcuadorDay } from '../documents/ecuador-time.ts';
import type { PrintedDocument } from '../documents/printing/printed.ts';
import type { TextStyle } from './text-style.ts';

/**
 * A PDF being written, which measures a text once in each style: the library alone measures a line three times to
 * draw it, a third of the time of a page.
 */
export class Pdf extends PDFDocument {
  readonly #widths = new Map<TextStyle, Map<string, number>>();
  #style: TextStyle | undefined;
  #known = new Map<string, number>();

  /** Sets font and size, for all that is measured and drawn next; here they are set in no other way. */
  setStyle(style: TextStyle): this {
    if (style === this.#style) return this;
    this.#style = style;
    this.#known = this.#widths.get(style) ?? new Map();
    this.#widths.set(style, this.#known);
    return this.font(style.font, style.size);
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const width = super.widthOfString(text, options);
    this.#known.set(text, width);
    return width;
  }
}

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
