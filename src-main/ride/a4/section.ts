import type { FrameLabels, PrintedSection } from '../../documents/printing/printed.ts';
import { type Block, gap, paragraph } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { factGrid } from './fact-grid.ts';
import type { PageFlow } from './page-flow.ts';
import { content, space, styles } from './styles.ts';
import { tableParts } from './table.ts';

/**
 * A part of the document: title, facts and the first row of its table stay on one page, and where the table goes on
 * to the next, the title is repeated, so that nobody takes the goods of one recipient for those of another.
 */
export function placeSection(
  pdf: Pdf,
  flow: PageFlow,
  { section: { title, facts, table }, labels }: { section: PrintedSection; labels: FrameLabels },
): void {
  const grid = factGrid(pdf, facts, { ...content, columns: 3 });
  const parts = table && tableParts(pdf, table);
  if (grid.length === 0 && !parts && !title) return;
  flow.skip(space.section);
  flow.placeList({
    opening: [
      ...(title ? [...paragraph(pdf, title, styles.sectionTitle, content), gap(space.small)] : []),
      ...grid,
      ...(grid.length > 0 && parts ? [gap(space.medium)] : []),
    ],
    head: parts?.head ?? [],
    laterHead: [
      ...(title && parts ? continuedTitle(pdf, `${title} (${labels.continued})`) : []),
      ...(parts?.head ?? []),
    ],
    entries: parts?.rows ?? [],
  });
}

function continuedTitle(pdf: Pdf, title: string): Block[] {
  return [...paragraph(pdf, title, styles.continuedTitle, content), gap(space.small)];
}
