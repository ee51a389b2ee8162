import type { RecordedPurchase } from '../documents/purchase/recorded-purchase.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { Days } from './figures/figure-store.ts';

/** What reports need of the purchases. */
export interface PurchaseReading {
  /** Those of the issue dates, a batch at a time. */
  ofPeriod(question: Scope & Days): AsyncIterable<readonly ReadPurchase[]>;
}

export interface ReadPurchase extends RecordedPurchase {
  /** YYYY-MM-DD; undefined where there is nothing to withhold. */
  readonly withholdBy?: string;
  /** Why a person decided that nothing is withheld. */
  readonly waivedReason?: string;
}
