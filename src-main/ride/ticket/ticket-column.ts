import type { Fact } from '../../documents/printing/printed.ts';
import { type Block, level, paragraph, rule } from '../drawing/block.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { colors, type TextStyle } from '../drawing/text-style.ts';
import { keyParts, type TicketPaper } from './ticket-format.ts';

/** The ways a line is set on a ticket. */
export type TicketColumn = ReturnType<typeof ticketColumn>;

export function ticketColumn(pdf: Pdf, paper: TicketPaper) {
  const measure = { x: paper.x, width: paper.column };
  const right = { ...measure, align: 'right' } as const;
  return {
    paper,
    rule: rule(pdf, { ...measure, weight: 0.6, color: colors.bars, height: 9 }),
    text: (text: string, style: TextStyle): Block[] => paragraph(pdf, text, style, measure),
    centered: (text: string, style: TextStyle): Block[] =>
      paragraph(pdf, text, style, { ...measure, align: 'center' }),
    /** A text with its amount at the right edge, level with the text's last line where both fit. */
    amount: (text: string, amount: string, styles: { text: TextStyle; amount: TextStyle }): Block[] => {
      const amountWidth = pdf.widthOf(amount, styles.amount) + AMOUNT_GAP;
      const amounts = paragraph(pdf, amount, styles.amount, right);
      const left = measure.width - amountWidth;
      if (left < measure.width * LEAST_TEXT)
        return [...paragraph(pdf, text, styles.text, measure), ...amounts];
      const lines = paragraph(pdf, text, styles.text, { ...measure, width: left });
      return [...lines.slice(0, -1), level([...lines.slice(-1), ...amounts])];
    },
    /** `Label: value`; the number of an authorization in digits as small as its lines need. */
    fact: ({ label, value }: Fact): Block[] =>
      AUTHORIZATION_NUMBER.test(value)
        ? [
            ...paragraph(pdf, `${label}:`, paper.styles.body, measure),
            ...keyParts(value, paper).flatMap((part) => paragraph(pdf, part, paper.styles.key, measure)),
          ]
        : paragraph(pdf, `${label}: ${value}`, paper.styles.body, measure),
  };
}

const AMOUNT_GAP = 8;

/** Those of the online scheme had 37 digits, an access key has 49. */
const AUTHORIZATION_NUMBER = /^\d{37,49}$/;

/** With less of the column for the text, the amount takes a line of its own. */
const LEAST_TEXT = 0.4;
