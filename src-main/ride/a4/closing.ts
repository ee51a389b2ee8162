import type {
  Fact,
  PrintedDocument,
  PrintedPayment,
  PrintedTotal,
} from '../../documents/printing/printed.ts';
import { type Block, beside, gap, heightOf, paragraph, rule, stacked } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors } from '../drawing/text-style.ts';
import type { PageFlow } from './page-flow.ts';
import { content, space, styles } from './styles.ts';

interface Column {
  readonly x: number;
  readonly width: number;
}

const totalsColumn: Column = { x: content.x + content.width - 196, width: 196 };
const besideTotals: Column = { x: content.x, width: content.width - totalsColumn.width - 34 };
const PAYMENT_AMOUNT_WIDTH = 84;

/** Payments no taller than this (points) stay beside their totals. */
const KEPT_BESIDE = 380;

/** The labels of additional information take this part of the column at most. */
const MOST_LABEL = 0.32;

/**
 * Totals at the right, payments, additional information and the business's closing words at their left, going on over pages
 * where they must. Without totals (a delivery note has none) these have all the width.
 */
export function placeClosing(
  pdf: Pdf,
  flow: PageFlow,
  { printed, footerLegend }: { printed: PrintedDocument; footerLegend?: string | undefined },
): void {
  const { totals, payments, additionalInfo, labels } = printed;
  if (totals.length + payments.length + additionalInfo.length === 0 && footerLegend === undefined) return;
  flow.skip(space.section);
  const column = totals.length > 0 ? besideTotals : content;
  const paid = {
    opening: sectionHead(pdf, labels.payment, column),
    entries: payments.map((payment) => paymentBlocks(pdf, payment, { column, term: labels.term })),
  };
  placeTotals(pdf, flow, { totals, besides: heightOf([...paid.opening, ...paid.entries.flat()]) });
  if (payments.length > 0) {
    flow.placeList(paid);
    flow.skip(space.large);
  }
  if (additionalInfo.length > 0) {
    const labelWidth = labelWidthOf(pdf, additionalInfo, column);
    flow.placeList({
      head: sectionHead(pdf, labels.additionalInfo, column),
      entries: additionalInfo.map((fact) => additionalBlocks(pdf, fact, { column, labelWidth })),
    });
    flow.skip(space.large);
  }
  if (footerLegend !== undefined) {
    flow.place([stacked(paragraph(pdf, footerLegend, styles.small, column))]);
  }
}

/** Draws the totals at their side without moving on, unless they fill more than a page. */
function placeTotals(
  pdf: Pdf,
  flow: PageFlow,
  { totals, besides }: { totals: readonly PrintedTotal[]; besides: number },
): void {
  const rows = totals.map((total) => totalBlocks(pdf, total));
  const whole = stacked(rows.flat());
  flow.makeRoomFor(Math.max(whole.height, Math.min(besides, KEPT_BESIDE)));
  if (flow.hasRoomFor(whole.height)) {
    whole.draw(flow.y);
  } else {
    flow.placeList({ entries: rows });
    flow.skip(space.large);
  }
}

function totalBlocks(pdf: Pdf, { label, amount, strong }: PrintedTotal): Block[] {
  if (strong) return strongTotalBlocks(pdf, { label, amount: `$ ${amount}` });
  const takenWidth = pdf.widthOf(amount, styles.totalAmount) + space.large;
  return beside([
    paragraph(pdf, label, styles.totalLabel, { ...totalsColumn, width: totalsColumn.width - takenWidth }),
    paragraph(pdf, amount, styles.totalAmount, { ...totalsColumn, align: 'right' }),
  ]);
}

/** One line where label and amount fit beside each other; else the amount, being the point, below the label. */
function strongTotalBlocks(pdf: Pdf, { label, amount }: { label: string; amount: string }): Block[] {
  const labels = paragraph(pdf, label, styles.grandLabel, totalsColumn);
  const amounts = paragraph(pdf, amount, styles.grandAmount, { ...totalsColumn, align: 'right' });
  const takenWidth = pdf.widthOf(label, styles.grandLabel) + pdf.widthOf(amount, styles.grandAmount);
  const fits = takenWidth + space.medium <= totalsColumn.width;
  return [
    rule(pdf, { ...totalsColumn, weight: 0.8, color: colors.ink, height: space.medium }),
    ...(fits ? beside([labels, amounts]) : [...labels, ...amounts]),
  ];
}

function sectionHead(pdf: Pdf, label: string, column: Column): Block[] {
  return [
    ...paragraph(pdf, label, styles.columnHead, column),
    rule(pdf, { ...column, weight: 0.4, color: colors.hairline, height: space.small }),
  ];
}

function paymentBlocks(
  pdf: Pdf,
  { method, amount, term }: PrintedPayment,
  { column, term: termLabel }: { column: Column; term: string },
): Block[] {
  const methodMeasure = { x: column.x, width: column.width - PAYMENT_AMOUNT_WIDTH };
  return [
    ...beside([
      [
        ...paragraph(pdf, method, styles.small, methodMeasure),
        ...(term ? paragraph(pdf, `${termLabel}: ${term}`, styles.note, methodMeasure) : []),
      ],
      paragraph(pdf, amount, styles.small, { ...column, align: 'right' }),
    ]),
    gap(space.hair),
  ];
}

function additionalBlocks(
  pdf: Pdf,
  { label, value }: Fact,
  { column, labelWidth }: { column: Column; labelWidth: number },
): Block[] {
  return beside([
    paragraph(pdf, label, styles.smallLabel, { x: column.x, width: labelWidth }),
    paragraph(pdf, value, styles.small, {
      x: column.x + labelWidth + space.large,
      width: column.width - labelWidth - space.large,
    }),
  ]);
}

/** All values begin at one edge, as near to their labels as the longest lets them. */
function labelWidthOf(pdf: Pdf, facts: readonly Fact[], column: Column): number {
  const longest = Math.max(...facts.map(({ label }) => pdf.widthOf(label, styles.smallLabel)));
  return Math.min(column.width * MOST_LABEL, longest);
}
