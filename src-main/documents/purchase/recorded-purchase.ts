import type { DocumentStatus } from '../kinds.ts';
import type { PurchaseContent, RecordedKind } from './purchase-content.ts';

/** How a purchase came in. */
export const purchaseOrigins = ['sri', 'file', 'email', 'hand'] as const;
export type PurchaseOrigin = (typeof purchaseOrigins)[number];

/** What the authority says of a purchase: only what it authorized supports an expense. */
export const purchaseAuthorizations = [
  'authorized',
  /** It has not been asked, or did not answer. */
  'unconfirmed',
  'not_authorized',
  'annulled',
  /** Not electronic: the authority's service does not know it. */
  'on_paper',
] as const;
export type PurchaseAuthorization = (typeof purchaseAuthorizations)[number];

/** Whether the goods of a purchase are in stock. */
export const purchaseInventories = [
  /** Nobody is asked: it has no lines, or came while no stock was run. */
  'none',
  /** All its lines are known to be no goods. */
  'no_goods',
  /** A person has to say what its lines are, and that they came in. */
  'pending',
  'entered',
] as const;
export type PurchaseInventory = (typeof purchaseInventories)[number];

/**
 * A document that somebody issued to the business, as the business keeps it for its declarations. Withholdings that customers
 * made are among them (`content.withheld`); they are no expense.
 */
export interface RecordedPurchase {
  readonly id: string;
  readonly content: PurchaseContent;
  readonly origin: PurchaseOrigin;
  readonly authorization: PurchaseAuthorization;
  /** YYYY-MM-DD in Ecuador: when the business got it. */
  readonly receivedOn: string;
  /** YYYY-MM-DD: in which month it is declared; the day it was issued unless a person moved it. */
  readonly bookedOn: string;
  readonly kind: RecordedKind;
  /** Of what is mixed: the lines that are services, by their index from 0. */
  readonly serviceLines: readonly number[];
  /** `codSustento`: what the expense is for. */
  readonly taxSupport: string;
  /** The withholding that the business issued of it, unless it was annulled. */
  readonly withheldBy?: WithheldBy;
}

/** Whether a purchase is declared in some days, both inclusive. */
export function isBookedIn(
  { from, to }: { readonly from: string; readonly to: string },
  { bookedOn }: Pick<RecordedPurchase, 'bookedOn'>,
): boolean {
  return from <= bookedOn && bookedOn <= to;
}

export interface WithheldBy {
  readonly id: string;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly status: DocumentStatus;
}
