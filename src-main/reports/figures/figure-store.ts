import type { SummedFigure } from '../../documents/figures/day-sums.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

/** Days in Ecuador, both inclusive, YYYY-MM-DD. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What the documents of a business come to, by day. */
export interface FigureStore {
  /** The days whose figures are not of now, oldest first. */
  staleDays(scope: Scope, days: Days): Promise<readonly string[]>;
  /** Computes the figures of a day, which may take as long as its documents are many. */
  computeDay(scope: Scope, day: string): Promise<ComputedDay>;
  /** Keeps the figures of a day; if it changed meanwhile, they stay stale. */
  keepDay(scope: Scope, day: ComputedDay): Promise<void>;
  /** The sums of the days, by dimension and key, as far as they were computed. */
  sums(scope: Scope, days: Days): Promise<readonly SummedFigure[]>;
  /** What of each type was sold on each day. */
  byDay(scope: Scope, days: Days): Promise<readonly (SummedFigure & { readonly day: string })[]>;
  /** The categories of products that have one, by code. */
  categories(): Promise<ReadonlyMap<string, string>>;
  /** What is counted of each product of which there is some, in millionths, with its price before IVA. */
  stock(scope: Scope): Promise<readonly { readonly onHand: number; readonly unitPrice: string }[]>;
  /** The names of tills by their emission point, `001-002`. */
  tills(scope: Scope): Promise<ReadonlyMap<string, string>>;
  /** The businesses that have documents, each in its environments. */
  scopes(): Promise<readonly Scope[]>;
}

export interface ComputedDay {
  readonly day: string;
  /** How often the day had changed when its documents were read. */
  readonly changes: number;
  readonly figures: readonly SummedFigure[];
}
