import type { PurchaseListQuery } from '../../contract/documents/purchases/purchase.ts';
import type { Environment } from '../../documents/kinds.ts';
import type {
  PurchaseContent,
  PurchaseKind,
  RecordedKind,
} from '../../documents/purchase/purchase-content.ts';
import type {
  PurchaseAuthorization,
  PurchaseInventory,
  PurchaseOrigin,
  RecordedPurchase,
} from '../../documents/purchase/recorded-purchase.ts';

/** Documents that others issued to the business, once each. */
export interface PurchaseStore {
  /** Whether the business withholds at all: whether a resolution of the authority makes it an agent. */
  isAgent(entityId: string): Promise<boolean>;
  isSpecialTaxpayer(entityId: string): Promise<boolean>;
  add(purchase: NewPurchase): Promise<PurchaseAdding>;
  find(scope: PurchaseScope, id: string): Promise<StoredPurchase | undefined>;
  /** What is to be withheld first, by the day it is due; the others newest first. */
  page(scope: PurchaseScope, question: PurchaseQuestion): Promise<PurchasePage>;
  /** How many there are of what a person has to look at. */
  count(scope: PurchaseScope, today: string): Promise<PurchaseCounts>;
  /** Settlements of the business with IVA, issued since a day, of which nothing was withheld; the oldest first, up to fifty. */
  settlementsToWithhold(scope: PurchaseScope, since: string): Promise<readonly SettlementToWithhold[]>;
  /** Invoices of some days to customers who withheld of the business before, of which they did not yet; the oldest first, up to fifty. */
  unwithheldSales(scope: PurchaseScope, question: UnwithheldQuestion): Promise<readonly UnwithheldSale[]>;
  /** When the declaration of a period that has a day, YYYY-MM-DD, was last saved: instant, ISO 8601; undefined where none was. */
  declaredAt(scope: PurchaseScope, day: string): Promise<string | undefined>;
  /** What a customer withheld of the business so far, by invoice and tax; not what the authority refused or annulled. */
  withheldInvoices(scope: PurchaseScope, customer: string): Promise<readonly WithheldInvoice[]>;
  /** The first issue date of what a person moved into some days, both inclusive. */
  oldestBooked(
    question: PurchaseScope & { readonly from: string; readonly to: string },
  ): Promise<string | undefined>;
  /** Those issued in some days, both inclusive, newest first, and those booked in them, a batch at a time. */
  ofPeriod(
    scope: PurchaseScope & { readonly from: string; readonly to: string },
  ): AsyncIterable<readonly RecordedPurchase[]>;
  /** What a person stated of the latest purchase from a supplier. */
  latestOf(
    scope: PurchaseScope,
    supplier: string,
  ): Promise<Pick<StoredPurchase, 'kind' | 'taxSupport'> | undefined>;
  /** What a document of a supplier is for, by its kind and number; undefined where it was not taken in. */
  taxSupportOf(scope: PurchaseScope, document: SuppliersDocument): Promise<string | undefined>;
  /** A kind that is stated counts for the others of its supplier whose kind is unknown. False when there is none. */
  change(scope: PurchaseScope, id: string, change: PurchaseChange): Promise<boolean>;
  /** As it was taken in; undefined of what has no XML. */
  xml(scope: PurchaseScope, id: string): Promise<string | undefined>;
  /** Of every business, those the authority was not asked for lately, the longest unasked first. */
  unconfirmed(question: UnconfirmedQuestion): Promise<readonly UnconfirmedPurchase[]>;
  noteAuthorization(id: string, noted: NotedAuthorization): Promise<void>;
  /**
   * A report of the authority lists the key: what was unconfirmed is authorized. The purchase of the key; undefined when
   * there is none.
   */
  confirmListed(scope: PurchaseScope, listed: ListedPurchase): Promise<string | undefined>;
}

export interface PurchaseScope {
  readonly entityId: string;
  readonly environment: Environment;
}

export interface NewPurchase extends PurchaseScope {
  readonly id: string;
  readonly content: PurchaseContent;
  readonly origin: PurchaseOrigin;
  readonly authorization: PurchaseAuthorization;
  /** Instant, ISO 8601. */
  readonly authorizedAt?: string | undefined;
  readonly checkedAt?: Date | undefined;
  readonly receivedOn: string;
  readonly withholdBy?: string | undefined;
  readonly kind: RecordedKind;
  readonly taxSupport: string;
  /** Signed, as it came. */
  readonly xml?: string | undefined;
  readonly at: Date;
}

export type PurchaseAdding =
  | { readonly kind: 'added'; readonly id: string }
  /** It had been typed from paper, and is now known by its XML. */
  | { readonly kind: 'completed'; readonly id: string }
  | { readonly kind: 'there'; readonly id: string };

export interface StoredPurchase extends RecordedPurchase, PurchaseScope {
  readonly authorizedAt?: string;
  readonly checkedAt?: string;
  /** YYYY-MM-DD; undefined where there is nothing to withhold. */
  readonly withholdBy?: string;
  /** Why a person decided that nothing is withheld. */
  readonly waivedReason?: string;
  readonly inventory: PurchaseInventory;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** `today`: YYYY-MM-DD in Ecuador. */
export type PurchaseQuestion = PurchaseListQuery & { readonly today: string };

export interface PurchasePage {
  readonly rows: readonly StoredPurchase[];
  readonly total: number;
}

export interface PurchaseCounts {
  /** To be withheld, late ones included. */
  readonly due: number;
  readonly late: number;
  /** Of those due: what was bought is not known. */
  readonly kindUnknown: number;
  /** The authority has not confirmed yet that it authorized them. */
  readonly unconfirmed: number;
  /** Their goods are to be entered into stock. */
  readonly toEnter: number;
  /** Not authorized, or annulled: they support no expense. */
  readonly unauthorized: number;
  /** YYYY-MM-DD: by when the first of those due is to be withheld. */
  readonly nextDueOn?: string;
}

export interface SettlementToWithhold {
  readonly id: string;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly supplier: string;
  readonly issueDate: string;
  readonly iva: string;
}

export interface UnwithheldQuestion {
  /** Issue dates of the invoices, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Customers who withheld since this day. */
  readonly withheldSince: string;
}

export interface UnwithheldSale {
  readonly id: string;
  /** `001-001-000000001`. */
  readonly number: string;
  readonly customer: string;
  readonly issueDate: string;
  readonly total: string;
}

/** An own invoice of which a customer withheld a tax, and the number of the withholding. */
export interface WithheldInvoice {
  readonly number: string;
  readonly tax: string;
  readonly withholding: string;
}

export interface SuppliersDocument {
  /** Identification. */
  readonly supplier: string;
  readonly documentType: string;
  readonly number: string;
}

export interface PurchaseChange {
  /** It waits no longer; what is in stock stays there. */
  readonly inventory?: 'none' | undefined;
  readonly kind?: PurchaseKind | undefined;
  readonly serviceLines?: readonly number[] | undefined;
  readonly taxSupport?: string | undefined;
  readonly receivedOn?: string | undefined;
  /** YYYY-MM-DD; null for the day it was issued. */
  readonly bookedOn?: string | null | undefined;
  /** Null where there is nothing to withhold. */
  readonly withholdBy?: string | null | undefined;
  /** Null takes the decision back. */
  readonly waivedReason?: string | null | undefined;
  readonly at: Date;
}

export interface UnconfirmedPurchase extends PurchaseScope {
  readonly id: string;
  readonly accessKey: string;
  readonly authorization: PurchaseAuthorization;
  /** Instant; where its envelope, or the authority before, dates its authorization. */
  readonly authorizedAt?: string;
}

export interface UnconfirmedQuestion {
  /** Issue date from which a purchase is fresh. */
  readonly freshFrom: string;
  /** Fresh ones that were not asked for since. */
  readonly freshBefore: Date;
  /** Older ones that were not asked for since. */
  readonly oldBefore: Date;
  readonly limit: number;
}

export interface ListedPurchase {
  readonly accessKey: string;
  readonly authorizedAt?: string | undefined;
  readonly at: Date;
}

export interface NotedAuthorization {
  readonly state: PurchaseAuthorization;
  readonly authorizedAt?: string | undefined;
  readonly at: Date;
}
