import type { Scope } from '../../reading/document-reading-store.ts';
import type { Days } from '../figures/figure-store.ts';

/** What was sold at a known cost. */
export interface ProfitStore {
  /** By day and code, credit notes with a minus; without what was refused, annulled or issued again. */
  sold(scope: Scope, days: Days): Promise<readonly SoldAtCost[]>;
}

export interface SoldAtCost {
  /** YYYY-MM-DD in Ecuador. */
  readonly day: string;
  readonly code: string;
  readonly description: string;
  /** Whole millionths. */
  readonly quantity: number;
  /** Whole cents, without IVA. */
  readonly base: number;
  /** Whole millionths of a dollar. */
  readonly cost: number;
}
