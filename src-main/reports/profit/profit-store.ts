import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';

/** What was sold at a known cost. */
export interface ProfitStore {
  /** Credit notes with a minus; without what was refused, annulled or issued again. */
  sold(question: ProfitQuestion, signal?: AbortSignal): Promise<SoldInPeriod>;
}

export interface ProfitQuestion extends Days {
  readonly scope: Scope;
}

export interface SoldInPeriod {
  readonly days: readonly (SoldAtCost & {
    /** YYYY-MM-DD in Ecuador. */
    readonly day: string;
  })[];
  readonly products: readonly (SoldAtCost & { readonly code: string; readonly description: string })[];
}

export interface SoldAtCost {
  /** Whole millionths. */
  readonly quantity: number;
  /** Whole cents, without IVA. */
  readonly base: number;
  /** Whole millionths of a dollar. */
  readonly cost: number;
}
