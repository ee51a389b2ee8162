import type { DocumentContent } from '../model/document.ts';
import { type Decimal, toCents } from '../values/decimal.ts';
import { type Circumstances, type Dimension, type Figure, figuresOf } from './figures-of.ts';

/** Whole cents; quantities are whole millionths. */
export interface SummedFigure {
  readonly dimension: Dimension;
  readonly key: string;
  /** Whether the authority authorized them; 0: they wait for its decision. */
  readonly decided: 0 | 1;
  readonly label: string;
  readonly documents: number;
  readonly quantity: number;
  readonly base: number;
  readonly iva: number;
  readonly total: number;
}

/** Adds the documents of a day up, by dimension and key. */
export function makeDaySums() {
  const sums = new Map<string, SummedFigure>();
  return {
    add(content: DocumentContent, circumstances: Circumstances & Pick<SummedFigure, 'decided'>): void {
      const { decided } = circumstances;
      /** A document counts once, however many of its lines are of one product. */
      const counted = new Set<string>();
      for (const { dimension, key, label, ...amounts } of figuresOf(content, circumstances)) {
        const at = `${decided} ${dimension} ${key}`;
        const before = sums.get(at) ?? emptyFigure(dimension, key, decided);
        sums.set(at, {
          ...before,
          label: label || before.label,
          documents: before.documents + (counted.has(at) ? 0 : 1),
          ...plus(before, amounts),
        });
        counted.add(at);
      }
    },
    figures: (): readonly SummedFigure[] => [...sums.values()],
  };
}

function emptyFigure(dimension: Dimension, key: string, decided: 0 | 1): SummedFigure {
  return { dimension, key, decided, label: '', documents: 0, quantity: 0, base: 0, iva: 0, total: 0 };
}

function plus(
  before: SummedFigure,
  { quantity, base, iva, total }: Pick<Figure, 'quantity' | 'base' | 'iva' | 'total'>,
) {
  return {
    quantity: before.quantity + Number(quantity.times(1_000_000).toFixed(0)),
    base: before.base + centsOf(base),
    iva: before.iva + centsOf(iva),
    total: before.total + centsOf(total),
  };
}

function centsOf(amount: Decimal): number {
  return Number(toCents(amount).times(100));
}
