import type { RecordedPurchase } from '../documents/purchase/recorded-purchase.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { Days } from './figures/figure-store.ts';

/** What reports need of the purchases. */
export interface PurchaseReading {
  /** Those of the issue dates, a batch at a time. */
  ofPeriod(question: Scope & Days): AsyncIterable<readonly RecordedPurchase[]>;
}
