import type { ProductParent, Variant } from '../../../../src-main/contract/catalog/product-parent.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import type { VariantChoice } from './variant-choice.ts';

/** The variants of a parent by their values: a row and a column each. */
export interface VariantGrid {
  /** Empty where there is one attribute. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    /** One for each column; undefined: there is none, or it is not sold. */
    readonly cells: readonly (Variant | undefined)[];
  }[];
}

/** The attribute with the fewest values across, the others down; values that no sold variant has are left out. */
export function variantGrid({ attributes, variants }: ProductParent): VariantGrid {
  const sold = variants.filter(({ product }) => product.active);
  const across = attributes.length < 2 ? -1 : fewest(attributes.map(({ values }) => values.length));
  const valueAcross = ({ values }: Variant) => values[across] ?? '';
  const valuesDown = ({ values }: Variant) => values.filter((_, index) => index !== across).join(' · ');
  // A variant that came back after it was removed may have a value that its attribute has no more.
  const columns = [
    ...(attributes[across]?.values ?? []),
    ...(across === -1 ? [] : sold.map(valueAcross)),
  ].filter(
    (value, index, all) =>
      all.indexOf(value) === index && sold.some((variant) => valueAcross(variant) === value),
  );
  const labels = [...new Set(sold.map(valuesDown))];
  return {
    columns,
    rows: labels.map((label) => ({
      label,
      cells: (across === -1 ? [''] : columns).map((column) =>
        sold.find((variant) => valuesDown(variant) === label && valueAcross(variant) === column),
      ),
    })),
  };
}

/** What is offered first: the first likely one of which there is some; else the first likely one. */
export function firstOffered({ likely }: Pick<VariantChoice, 'likely'>, rows: VariantGrid['rows']) {
  const offered = rows
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell !== undefined)
    .filter(({ product }) => likely.some((variant) => variant.product.id === product.id));
  return offered.find((variant) => !isGone(variant)) ?? offered[0];
}

/** Of what is counted, nothing is left; it can be sold all the same. */
export function isGone({ on_hand: onHand }: Variant): boolean {
  return onHand !== undefined && !decimal(onHand).gt(0);
}

/** The position of the smallest number; of several, the last. */
function fewest(counts: readonly number[]): number {
  return counts.lastIndexOf(Math.min(...counts));
}
