import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';
import { type Block, drawStack, onGround } from '../drawing/block.ts';
import type { Logo } from '../drawing/logo.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors } from '../drawing/text-style.ts';
import { placeClosing } from './closing.ts';
import { factGrid } from './fact-grid.ts';
import { headerBlock } from './header.ts';
import { continuationBlocks, drawFooters, footerTop, noticeBlocks } from './page-edges.ts';
import { PageFlow } from './page-flow.ts';
import { placeSection } from './section.ts';
import { content, page, space } from './styles.ts';

/** Lays a document out on as many A4 pages as it needs. */
export function drawA4(
  pdf: Pdf,
  printed: PrintedDocument,
  { status, logo }: { status: PrintedStatus; logo?: Logo | undefined },
): void {
  let isFirst = true;
  const flow = new PageFlow({
    bottom: footerTop - space.medium,
    startPage: () => {
      pdf.addPage({ size: [page.width, page.height], margin: 0 });
      const head = [
        ...noticeBlocks(pdf, status.notice),
        ...(isFirst ? [] : continuationBlocks(pdf, printed)),
      ];
      isFirst = false;
      return drawStack(head, page.margin);
    },
  });
  flow.place([headerBlock(pdf, printed, { status, logo })]);
  flow.skip(space.large);
  for (const part of partyParts(pdf, printed)) flow.place([part]);
  for (const section of printed.sections) placeSection(pdf, flow, { section, labels: printed.labels });
  placeClosing(pdf, flow, { printed, footerLegend: status.footerLegend });
  drawFooters(pdf, printed);
}

/** The other side, on the page's only ground: one piece, unless its texts are long enough to need a page's turn. */
function partyParts(pdf: Pdf, { party }: PrintedDocument): Block[] {
  const padding = 10;
  const inner = { x: content.x + padding, width: content.width - 2 * padding };
  return inPieces(factGrid(pdf, party, { ...inner, columns: 3 })).map((piece) =>
    onGround(pdf, piece, { ...content, padding, color: colors.tint }),
  );
}

/** Points: what never fails to fit under the head of a page. */
const TALLEST_PIECE = 300;

function inPieces(blocks: readonly Block[]): Block[][] {
  const pieces: Block[][] = [];
  let used = TALLEST_PIECE;
  for (const block of blocks) {
    if (used + block.height > TALLEST_PIECE) {
      pieces.push([]);
      used = 0;
    }
    pieces.at(-1)?.push(block);
    used += block.height;
  }
  return pieces;
}
