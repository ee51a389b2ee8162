import type { PrintedDocument, PrintedStatus } from '../../documents/printed.ts';
import { drawStack, gap, onGround } from '../block.ts';
import type { Pdf } from '../pdf.ts';
import { colors } from '../text-style.ts';
import { placeClosing } from './closing.ts';
import { factGrid } from './fact-grid.ts';
import { headerBlock } from './header.ts';
import { continuationBlocks, drawFooters, footerTop, noticeBlocks } from './page-edges.ts';
import { PageFlow } from './page-flow.ts';
import { content, page, space } from './styles.ts';
import { placeTable } from './table.ts';

/** Lays a document out on as many A4 pages as it needs. */
export function drawA4(
  pdf: Pdf,
  printed: PrintedDocument,
  { status, logo }: { status: PrintedStatus; logo?: Buffer | undefined },
): void {
  let isFirst = true;
  const flow = new PageFlow({
    bottom: footerTop - space.medium,
    startPage: () => {
      pdf.addPage({ size: [page.width, page.height], margin: 0 });
      const head = [
        ...noticeBlocks(pdf, status.notice),
        ...(isFirst ? [headerBlock(pdf, printed, { status, logo })] : continuationBlocks(pdf, printed)),
      ];
      isFirst = false;
      return drawStack(head, page.margin);
    },
  });
  flow.place([gap(space.large), partyBlock(pdf, printed)]);
  flow.place([gap(space.large)]);
  placeTable(pdf, flow, printed.table);
  flow.place([gap(space.large)]);
  placeClosing(pdf, flow, printed);
  drawFooters(pdf, printed);
}

/** The other side, on the page's only ground. */
function partyBlock(pdf: Pdf, { party }: PrintedDocument) {
  const padding = 10;
  const inner = { x: content.x + padding, width: content.width - 2 * padding };
  return onGround(pdf, factGrid(pdf, party, { ...inner, columns: 3 }), {
    ...content,
    padding,
    color: colors.tint,
  });
}
