import type { RecordedPurchase } from '../documents/purchase/recorded-purchase.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { Days } from './figures/figure-store.ts';

/** What reports need of the purchases. */
export interface PurchaseReading {
  /** The first issue date of what a person moved into some days. */
  oldestBooked(question: Scope & Days): Promise<string | undefined>;
  /** Those issued or booked in some days (`isBookedIn`), a batch at a time. */
  ofPeriod(question: Scope & Days): AsyncIterable<readonly ReadPurchase[]>;
}

export interface ReadPurchase extends RecordedPurchase {
  /** YYYY-MM-DD; undefined where there is nothing to withhold. */
  readonly withholdBy?: string;
  /** Why a person decided that nothing is withheld. */
  readonly waivedReason?: string;
}
