import type { PurchaseContent } from '../documents/purchase/purchase-content.ts';
import type { RecordedPurchase } from '../documents/purchase/recorded-purchase.ts';
import type { Scope } from '../reading/document-reading-store.ts';
import type { Days } from './figures/figure-store.ts';

/** What reports need of the purchases. */
export interface PurchaseReading<Purchase = ReadPurchase> {
  /** The first issue date of what a person moved into some days. */
  oldestBooked(question: Scope & Days): Promise<string | undefined>;
  /** Those issued or booked in some days (`isBookedIn`), a batch at a time. */
  ofPeriod(question: Scope & Days): AsyncIterable<readonly Purchase[]>;
}

export interface ReadPurchase extends RecordedPurchase {
  /** YYYY-MM-DD; undefined where there is nothing to withhold. */
  readonly withholdBy?: string;
  /** Why a person decided that nothing is withheld. */
  readonly waivedReason?: string;
}

/** What declarations take of a purchase. */
export interface DeclaredPurchase
  extends Pick<
    ReadPurchase,
    'authorization' | 'bookedOn' | 'taxSupport' | 'withheldBy' | 'withholdBy' | 'waivedReason'
  > {
  readonly content: Pick<PurchaseContent, 'document_type' | 'number' | 'subtotal'> & {
    readonly supplier: Pick<PurchaseContent['supplier'], 'identification' | 'regime'>;
    /** By tax and rate. */
    readonly taxes: readonly DeclaredTax[];
    readonly withheld?: readonly DeclaredWithheld[] | undefined;
  };
}

interface DeclaredTax {
  readonly type: string;
  readonly rate: string;
  readonly base: string;
  readonly value: string;
}

/** Of a withholding that a customer made: what it took. */
type DeclaredWithheld = Pick<
  NonNullable<PurchaseContent['withheld']>[number],
  'tax' | 'code' | 'base' | 'percent' | 'value'
>;
