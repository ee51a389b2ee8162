import PDFDocument from 'pdfkit';
import { startOfEcuadorDay } from '../documents/ecuador-time.ts';
import type { PrintedDocument } from '../documents/printing/printed.ts';
import type { SplitPng } from './split-png.ts';
import type { TextStyle } from './text-style.ts';
import { typefaces } from './typeface.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A PDF being written, all lengths in points from the top left of the page. Letters and rectangles are written here
 * rather than by the library, which says font, size, color and direction anew for each: a page holds them until it is
 * told others.
 */
export class Pdf extends PDFDocument {
  readonly #fonts = new Map<string, PDFKit.PDFKitReference>();
  /** The operators that the page was last given. */
  #color = '';
  #type = '';

  override addPage(options?: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
    const added = super.addPage(options);
    this.#forgetGiven();
    return added;
  }

  override switchToPage(page: number): PDFKit.PDFPage {
    const switched = super.switchToPage(page);
    this.#forgetGiven();
    return switched;
  }

  /** Writes a line of WinAnsi, whose letters stand on `baseline`. */
  drawLine(line: string, { x, baseline, style }: { x: number; baseline: number; style: TextStyle }): void {
    const operators = [
      `1 0 0 -1 ${near(x)} ${near(baseline)} Tm`,
      `${typefaces[style.font].codesOf(line)} TJ`,
    ];
    this.#write([
      'BT',
      ...this.#colorOperators(style.color),
      ...this.#typeOperators(style),
      ...operators,
      'ET',
    ]);
  }

  fillRectangles(rectangles: readonly Rectangle[], color: string): void {
    const paths = rectangles.map(
      ({ x, y, width, height }) => `${near(x)} ${near(y)} ${near(width)} ${near(height)} re`,
    );
    this.#write([...this.#colorOperators(color), ...paths, 'f']);
  }

  /** Draws a picture that is packed already, once in a document. */
  drawSplitPng(split: SplitPng, { x, y, width, height }: Rectangle): void {
    const entries = {
      Type: 'XObject',
      Subtype: 'Image',
      Width: split.width,
      Height: split.height,
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
    };
    const opacity = this.ref({ ...entries, ColorSpace: 'DeviceGray' });
    opacity.end(split.opacity);
    const picture = this.ref({ ...entries, ColorSpace: split.space, SMask: opacity });
    picture.end(split.colors);
    this.page.xobjects.Picture = picture;
    const place = `${near(width)} 0 0 ${-near(height)} ${near(x)} ${near(y + height)} cm`;
    this.#write(['q', place, '/Picture Do', 'Q']);
  }

  #colorOperators(color: string): string[] {
    const operator = `${channelsOf(color).join(' ')} rg`;
    if (operator === this.#color) return [];
    this.#color = operator;
    return [operator];
  }

  #typeOperators({ font, size, tracking = 0 }: TextStyle): string[] {
    const operator = `/${font} ${near(size)} Tf ${near(tracking)} Tc`;
    if (operator === this.#type) return [];
    this.#type = operator;
    this.page.fonts[font] = this.#fontReference(font);
    return [operator];
  }

  #fontReference(font: string): PDFKit.PDFKitReference {
    const known = this.#fonts.get(font);
    if (known) return known;
    const reference = this.ref({
      Type: 'Font',
      BaseFont: font,
      Subtype: 'Type1',
      Encoding: 'WinAnsiEncoding',
    });
    // The types ask for content; a dictionary has none.
    reference.end(undefined);
    this.#fonts.set(font, reference);
    return reference;
  }

  #forgetGiven(): void {
    this.#color = '';
    this.#type = '';
  }

  #write(operators: readonly string[]): void {
    this.addContent(Buffer.from(`${operators.join('\n')}\n`, 'latin1'));
  }
}

/** To a thousandth of a point, a third of a thousandth of a millimetre. */
function near(length: number): number {
  return Math.round(length * 1000) / 1000;
}

/** Red, green and blue of `#rrggbb`, from 0 to 1. */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => near(Number.parseInt(color.slice(at, at + 2), 16) / 255));
}

/**
 * Opens a PDF without pages. The same document gives the same bytes at any time: its date of creation is the
 * day of issue.
 */
export function openPdf(printed: PrintedDocument): Pdf {
  const issuedAt = startOfEcuadorDay(printed.issueDate.split('/').reverse().join('-'));
  return new Pdf({
    autoFirstPage: false,
    // Ours are named where they are used; by itself the library parses one for every document.
    font: '',
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
