import type { SoldInPeriod } from '../../documents/annex/sold-in-period.ts';
import type { Regime } from '../../documents/parties/issuer.ts';
import type { Scope } from '../../reading/document-reading-store.ts';

/** Whose annex it is. */
export interface AnnexBusiness {
  readonly ruc: string;
  readonly legalName: string;
  readonly regime: Regime;
  readonly isWithholdingAgent: boolean;
  /** Codes of the establishments that it has here, in order. */
  readonly establishments: readonly string[];
}

export interface AnnexStore {
  business(entityId: string): Promise<AnnexBusiness | undefined>;
  /** What was issued on a day, YYYY-MM-DD: a day at a time, so that readers of lists wait for no more. */
  sold(scope: Scope, day: string): Promise<SoldInPeriod>;
}
