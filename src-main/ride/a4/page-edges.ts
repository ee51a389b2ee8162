import type { PrintedDocument } from '../../documents/printing/printed.ts';
import { type Block, beside, drawStack, gap, level, onGround, paragraph, rule } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors } from '../drawing/text-style.ts';
import { content, page, space, styles } from './styles.ts';

const FOOTER_HEIGHT = 16;
export const footerTop = page.height - page.margin - FOOTER_HEIGHT;

/** A line across the page that nobody can overlook: not authorized yet, annulled, of no tax effect. */
export function noticeBlocks(pdf: Pdf, notice: string | undefined): Block[] {
  if (!notice) return [];
  const lines = paragraph(pdf, notice, styles.notice, { ...content, align: 'center' });
  return [onGround(pdf, lines, { ...content, padding: space.small, color: colors.band }), gap(space.large)];
}

/** What later pages say of the first, should they be parted from it. */
export function continuationBlocks(pdf: Pdf, printed: PrintedDocument): Block[] {
  const { issuer, title, number } = printed;
  const left = { x: content.x, width: content.width * 0.4 };
  const rightWidth = content.width * 0.56;
  const right = { x: content.x + content.width - rightWidth, width: rightWidth, align: 'right' } as const;
  return [
    ...beside([
      paragraph(pdf, issuer.legalName, styles.small, left),
      paragraph(pdf, `${title} No. ${number}`, styles.bodyBold, right),
    ]),
    rule(pdf, { ...content, weight: 0.4, color: colors.hairline, height: space.medium }),
    gap(space.medium),
  ];
}

/** The key on every page, because a page without it has no value, and the page numbers; of what has no key, its name. */
export function drawFooters(pdf: Pdf, { accessKey, labels, title, number }: PrintedDocument): void {
  const text = accessKey === '' ? `${title} ${number}` : `${labels.accessKey} ${accessKey}`;
  drawPageNumbers(pdf, { text, label: labels.page });
}

/** A line at the foot of every page; the label has `{number}` and `{count}`. */
export function drawPageNumbers(
  pdf: Pdf,
  { text, label }: { readonly text: string; readonly label: string },
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    drawStack(
      [
        rule(pdf, { ...content, weight: 0.4, color: colors.hairline, height: space.medium }),
        level([
          ...paragraph(pdf, text, styles.footer, content),
          ...paragraph(pdf, pageLabel(label, index + 1, count), styles.footer, {
            ...content,
            align: 'right',
          }),
        ]),
      ],
      footerTop,
    );
  }
}

function pageLabel(label: string, number: number, count: number): string {
  return label.replaceAll('{number}', String(number)).replaceAll('{count}', String(count));
}
