import { shareOut } from '../../lines/price-with-taxes/share-out.ts';
import type { TaxLine } from '../../lines/tax-body.ts';
import { type Decimal, decimal, formatQuantity, formatUnitPrice, sum, zero } from '../../values/decimal.ts';
import { groupBy } from '../../values/group-by.ts';
import type { PurchaseContent } from '../purchase-content.ts';

type Bought = Pick<PurchaseContent, 'lines' | 'taxes' | 'subtotal'>;

/**
 * What each line of a purchase costs the business, dollars and cents: its net amount, with its share of a discount on the whole
 * document and of the taxes that nobody gives back. Together they are, to the cent, the subtotal of the purchase and those taxes.
 *
 * @param ivaInCost whether IVA is such a tax: the business may not credit it
 */
export function lineCosts(
  bought: Bought,
  { ivaInCost }: { readonly ivaInCost: boolean },
): readonly Decimal[] {
  const { lines, subtotal } = bought;
  const taxes = byRate(bought.taxes);
  const bases = proportion(decimal(subtotal), discounted(lines, taxes));
  const shares = taxes
    .filter(({ type }) => type !== 'iva' || ivaInCost)
    .map((tax) =>
      proportion(
        tax.value,
        lines.map((line) => sum(taxesLike(tax, line).map(({ value }) => decimal(value)))),
        // Of a tax that the supplier wrote on no line each has its share.
        bases,
      ),
    );
  return bases.map((base, index) => sum([base, ...shares.map((share) => share[index] ?? zero)]));
}

/** The net amount of each line, less its share of what was taken off all that is taxed at its rate. */
function discounted(lines: Bought['lines'], taxes: readonly RateTotal[]): readonly Decimal[] {
  const nets = lines.map(({ net }) => decimal(net));
  for (const tax of taxes) {
    if (tax.type !== 'iva') continue;
    const taxed = [...lines.entries()].filter(([, line]) => taxesLike(tax, line).length > 0);
    const bases = sum(taxed.flatMap(([, line]) => taxesLike(tax, line).map(({ base }) => decimal(base))));
    const before = sum(taxed.map(([index]) => nets[index] ?? zero));
    const left = before.plus(tax.base).minus(bases);
    const shares = proportion(
      left.gt(0) ? left : zero,
      taxed.map(([index]) => nets[index] ?? zero),
    );
    for (const [position, [index]] of taxed.entries()) nets[index] = shares[position] ?? zero;
  }
  return nets;
}

interface RateTotal extends Pick<TaxLine, 'type' | 'rate'> {
  readonly base: Decimal;
  readonly value: Decimal;
}

/** A document may have several totals of one rate. */
function byRate(taxes: Bought['taxes']): readonly RateTotal[] {
  return [...groupBy(taxes, ({ type, rate }) => `${type} ${rate}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { type, rate } = first;
    const [base, value] = [
      sum(own.map((one) => decimal(one.base))),
      sum(own.map((one) => decimal(one.value))),
    ];
    return { type, rate, base, value };
  });
}

function taxesLike(
  { type, rate }: Pick<TaxLine, 'type' | 'rate'>,
  line: PurchaseContent['lines'][number],
): readonly TaxLine[] {
  return line.taxes.filter((own) => own.type === type && own.rate === rate);
}

/** Cents that add up to a whole, in proportion to weights, else to others; evenly where none weighs anything. */
export function proportion(
  whole: Decimal,
  weights: readonly Decimal[],
  others: readonly Decimal[] = weights.map(() => decimal(1)),
): readonly Decimal[] {
  if (weights.length === 0) return [];
  const total = sum(weights);
  if (total.lte(0)) return proportion(whole, others);
  return shareOut(
    whole,
    weights.map((weight) => whole.times(weight).div(total)),
  );
}

/** What comes in of a line or of several: units of a product, and dollars that they cost together. */
export interface Entering {
  readonly quantity: Decimal;
  readonly cost: Decimal;
}

/** Units of the product in a line: what the supplier counts times the factor of its pack, to a millionth. */
export function unitsOf(quantity: string, factor: string): Decimal {
  return decimal(formatQuantity(decimal(quantity).times(factor)));
}

/**
 * What one unit costs, dollars, rounded half up to a millionth: times the quantity it is within half a millionth of a dollar
 * for each unit of the cost.
 */
export function unitCostOf({ quantity, cost }: Entering): string {
  return formatUnitPrice(cost.div(quantity));
}
