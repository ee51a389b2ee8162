import { frameLabels } from '../documents/printing/printed.ts';
import type { ReportPage } from '../documents/printing/report-page.ts';
import { factGrid } from './a4/fact-grid.ts';
import { drawPageNumbers, footerTop } from './a4/page-edges.ts';
import { PageFlow } from './a4/page-flow.ts';
import { placeSection } from './a4/section.ts';
import { content, page, space, styles, titleStyle } from './a4/styles.ts';
import { gap, paragraph } from './drawing/block.ts';
import { closePdf, openNamedPdf } from './drawing/pdf.ts';

/** A report on as many A4 pages as it needs, as PDF bytes. The same input always gives the same bytes. */
export async function renderReport(report: ReportPage): Promise<Buffer> {
  const { title, subtitle, author, madeAt, facts, sections } = report;
  const pdf = openNamedPdf({ title: `${title} ${subtitle}`, author, madeAt: new Date(madeAt) });
  const flow = new PageFlow({
    bottom: footerTop - space.medium,
    startPage() {
      pdf.addPage({ size: [page.width, page.height], margin: 0 });
      return page.margin;
    },
  });
  flow.place([
    ...paragraph(pdf, author, styles.name, content),
    ...paragraph(pdf, title, titleStyle(title), content),
    ...paragraph(pdf, subtitle, styles.number, content),
    gap(space.medium),
    ...factGrid(pdf, facts, { ...content, columns: 3 }),
  ]);
  for (const section of sections) placeSection(pdf, flow, { section, labels: frameLabels });
  drawPageNumbers(pdf, { text: `${title} · ${subtitle}`, label: frameLabels.page });
  return closePdf(pdf);
}
