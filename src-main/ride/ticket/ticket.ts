import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';
import { type Block, drawStack, heightOf } from '../drawing/block.ts';
import type { Logo } from '../drawing/logo.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { POINTS_PER_MM } from '../drawing/text-style.ts';
import { ticketBlocks } from './ticket-blocks.ts';
import { type TicketFormat, ticketPapers } from './ticket-format.ts';

const MARGIN = 4 * POINTS_PER_MM;

/** No page of a PDF may be longer (PDF 1.7, annex C): some 5 m of paper. */
const LONGEST = 14_400;

/** Lays a document out on a roll: one page of exactly the length it needs. */
export function drawTicket(
  pdf: Pdf,
  printed: PrintedDocument,
  { format, status, logo }: { format: TicketFormat; status: PrintedStatus; logo?: Logo | undefined },
): void {
  const paper = ticketPapers[format];
  for (const blocks of strips(ticketBlocks(pdf, printed, { paper, status, logo }))) {
    pdf.addPage({ size: [paper.width, heightOf(blocks) + 2 * MARGIN], margin: 0 });
    drawStack(blocks, MARGIN);
  }
}

/** All blocks in one, but for a document that would be longer than a page can be. */
function strips(blocks: readonly Block[]): Block[][] {
  const all: Block[][] = [[]];
  let used = 2 * MARGIN;
  for (const block of blocks) {
    if (used + block.height > LONGEST) {
      all.push([]);
      used = 2 * MARGIN;
    }
    all.at(-1)?.push(block);
    used += block.height;
  }
  return all;
}
