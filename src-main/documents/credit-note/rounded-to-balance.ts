import { computeLines } from '../lines/compute/compute-lines.ts';
import { grossOf, type LineBody } from '../lines/line.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import { decimal, formatAmount } from '../values/decimal.ts';

/** What rounding can make of the notes of one invoice, in dollars; more than this is a mistake of somebody's. */
const MOST_CENTS = 5;

/**
 * Lines of an invoice that pass what is left of it by rounding alone, brought within it by discounts of a cent. Each note
 * rounds its taxes on its own, so the parts of an invoice can add up to a cent or two more than the whole.
 */
export function roundedToBalance(
  lines: readonly LineBody[],
  {
    date,
    balance,
    pricesWithTaxes,
  }: Pick<ComputeContext, 'pricesWithTaxes'> & { date: string; balance: string },
): readonly LineBody[] {
  let rounded = lines;
  for (let cents = 0; cents <= MOST_CENTS; cents += 1) {
    const { subtotal, taxes } = computeLines(rounded, { date, pricesWithTaxes });
    const excess = subtotal.plus(taxes.total).minus(balance);
    if (excess.lte(0)) return rounded;
    if (excess.gt(MOST_CENTS / 100)) break;
    rounded = withOneCentLess(rounded);
  }
  return lines;
}

/** Off the line of the greatest value, where it shows least. */
function withOneCentLess(lines: readonly LineBody[]): readonly LineBody[] {
  const worth = lines.map((line) => grossOf(line).minus(line.discount ?? '0'));
  const greatest = worth.reduce((best, value, index) => (value.gt(worth[best] ?? 0) ? index : best), 0);
  return lines.map((line, index) =>
    index === greatest && worth[index]?.gte('0.01')
      ? { ...line, discount: formatAmount(decimal(line.discount ?? '0').plus('0.01')) }
      : line,
  );
}
