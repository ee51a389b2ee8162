import { isSamePrice, type Line } from '../../../src-main/documents/lines/line.ts';
import type { CreditNote } from '../../../src-main/documents/model/credit-note.ts';
import type { Invoice } from '../../../src-main/documents/model/invoice.ts';
import { type Decimal, decimal, formatQuantity, zero } from '../../../src-main/documents/values/decimal.ts';

/** A line of a sale and what earlier credit notes left of it. */
export interface ReturnableLine {
  /** Its index in the sale, from 0. */
  readonly index: number;
  readonly line: Line;
  /** Units that earlier credit notes gave back already. */
  readonly credited: string;
  /** Units that can still come back. */
  readonly left: string;
}

type CreditedLines = Pick<CreditNote, 'lines'>;

/**
 * The lines of a sale after its credit notes, annulled ones left out by the caller. A note's line belongs to the
 * sale's line of the same code, or of the same words where there is no code, at the same price; at another price it was
 * a rebate, and the goods did not come back. What passes one line goes on in the next of the same, in their order.
 */
export function returnableLines(
  { lines }: Pick<Invoice, 'lines'>,
  notes: readonly CreditedLines[],
): readonly ReturnableLine[] {
  const creditedOf = lines.map(() => zero);
  for (const noteLine of notes.flatMap((note) => note.lines)) {
    let rest = decimal(noteLine.quantity);
    for (const [index, line] of lines.entries()) {
      if (!isSame(line, noteLine)) continue;
      const before = creditedOf[index] ?? zero;
      const part = least(rest, decimal(line.quantity).minus(before));
      creditedOf[index] = before.plus(part);
      rest = rest.minus(part);
    }
  }
  return lines.map((line, index) => {
    const credited = creditedOf[index] ?? zero;
    return {
      index,
      line,
      credited: formatQuantity(credited),
      left: formatQuantity(decimal(line.quantity).minus(credited)),
    };
  });
}

function isSame(line: Line, noteLine: Line): boolean {
  if (!isSamePrice(line, noteLine)) return false;
  if (line.code !== undefined || noteLine.code !== undefined) return line.code === noteLine.code;
  return line.description === noteLine.description;
}

function least(one: Decimal, other: Decimal): Decimal {
  return one.lt(other) ? one : other;
}
