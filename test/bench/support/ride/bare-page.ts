import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Drawn } from './drawn.ts';

/** What the library takes alone: the same texts and rectangles at the same places, nothing measured or laid out. */
export async function drawBare({ lines, rectangles }: Drawn): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.fontSize(8);
  for (const { text, x, y } of lines) pdf.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
  for (const [x, y, width, height] of rectangles) pdf.rect(x, y, width, height);
  pdf.fill('#000000');
  const ended = once(pdf, 'end');
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
