import type { Fact, PrintedDocument, PrintedPayment, PrintedTotal } from '../../documents/printed.ts';
import { type Block, beside, gap, level, paragraph, rule, stacked } from '../block.ts';
import type { Pdf } from '../pdf.ts';
import { colors } from '../text-style.ts';
import type { PageFlow } from './page-flow.ts';
import { content, space, styles } from './styles.ts';

const totalsColumn = { x: content.x + content.width - 196, width: 196 };
const notesColumn = { x: content.x, width: content.width - totalsColumn.width - 34 };
const AMOUNT_WIDTH = 84;

/** Totals at the right; payments and additional information at their left, going on over pages where they must. */
export function placeClosing(pdf: Pdf, flow: PageFlow, printed: PrintedDocument): void {
  const totals = stacked(totalBlocks(pdf, printed.totals));
  if (!flow.hasRoomFor(totals.height)) flow.breakPage();
  totals.draw(flow.y);
  const payments = printed.payments.map((payment) => paymentBlocks(pdf, payment));
  const additional = printed.additionalInfo.map((fact) => additionalBlocks(pdf, fact));
  flow.placeList(payments, sectionHead(pdf, 'Forma de pago'));
  if (payments.length > 0) flow.place([gap(space.large)]);
  flow.placeList(additional, sectionHead(pdf, 'Información adicional'));
}

function totalBlocks(pdf: Pdf, totals: readonly PrintedTotal[]): Block[] {
  return totals.flatMap(({ label, amount, strong }) => {
    const labelMeasure = { x: totalsColumn.x, width: totalsColumn.width - AMOUNT_WIDTH };
    const amountMeasure = {
      x: totalsColumn.x + labelMeasure.width,
      width: AMOUNT_WIDTH,
      align: 'right',
    } as const;
    if (!strong) {
      return beside([
        paragraph(pdf, label, styles.totalLabel, labelMeasure),
        paragraph(pdf, amount, styles.totalAmount, amountMeasure),
      ]);
    }
    return [
      rule(pdf, { ...totalsColumn, weight: 0.8, color: colors.ink, height: space.medium }),
      level([
        ...paragraph(pdf, label, styles.grandLabel, totalsColumn),
        ...paragraph(pdf, `$ ${amount}`, styles.grandAmount, { ...totalsColumn, align: 'right' }),
      ]),
    ];
  });
}

function sectionHead(pdf: Pdf, label: string): Block[] {
  return [
    ...paragraph(pdf, label, styles.columnHead, notesColumn),
    rule(pdf, { ...notesColumn, weight: 0.4, color: colors.hairline, height: space.small }),
  ];
}

function paymentBlocks(pdf: Pdf, { method, amount, term }: PrintedPayment): Block[] {
  const amountMeasure = { ...notesColumn, align: 'right' } as const;
  const methodMeasure = { x: notesColumn.x, width: notesColumn.width - AMOUNT_WIDTH };
  return beside([
    [
      ...paragraph(pdf, method, styles.small, methodMeasure),
      ...(term ? paragraph(pdf, `Plazo: ${term}`, styles.note, methodMeasure) : []),
    ],
    paragraph(pdf, amount, styles.small, amountMeasure),
  ]);
}

function additionalBlocks(pdf: Pdf, { label, value }: Fact): Block[] {
  const labelWidth = notesColumn.width * 0.32;
  return beside([
    paragraph(pdf, label, styles.smallLabel, { x: notesColumn.x, width: labelWidth }),
    paragraph(pdf, value, styles.small, {
      x: notesColumn.x + labelWidth + space.medium,
      width: notesColumn.width - labelWidth - space.medium,
    }),
  ]);
}
