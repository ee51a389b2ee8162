import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type { EmailDelivery } from '../../contract/documents/document-resource.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { ProformaStatus } from '../../contract/proformas/proforma.ts';
import type { Invoice } from '../../documents/model/invoice.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type { PrintableProforma } from '../../documents/proforma/printed.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';
import type { Letterhead, Scope } from '../../reading/document-reading-store.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';

/** A proforma as a row of a list shows it. */
export interface StoredProformaRow extends Pick<Scope, 'environment'> {
  readonly id: string;
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: number;
  readonly issueDate: string;
  /** The last day it holds. */
  readonly validUntil: string;
  readonly recipientName?: string | undefined;
  readonly identification: string;
  readonly buyerName: string;
  readonly total: string;
  readonly acceptedAt?: string | undefined;
  /** The invoice it became. */
  readonly invoice?: { readonly id: string; readonly number: string } | undefined;
  readonly operator?: OperatorNamed | undefined;
  readonly createdAt: string;
}

export interface StoredProforma extends StoredProformaRow, PrintableProforma {
  readonly environment: Scope['environment'];
  readonly entityId: string;
  /** The body of the invoice it becomes. */
  readonly invoiceBody: Readonly<Record<string, unknown>>;
  readonly emails: readonly EmailDelivery[];
}

/** Its number is the store's to give. */
export interface NewProforma
  extends Omit<StoredProformaRow, 'sequential' | 'environment' | 'acceptedAt' | 'invoice'> {
  readonly issuer: Issuer;
  readonly content: Invoice;
  readonly invoiceBody: Readonly<Record<string, unknown>>;
  readonly idempotency: Idempotency;
}

export interface ProformaFilters {
  readonly status?: ProformaStatus | undefined;
  /** Words of the number, the customer or the total. */
  readonly q?: string | undefined;
  /** YYYY-MM-DD: what expired is judged on this day. */
  readonly today: string;
}

export type ProformaWriting =
  | { readonly kind: 'written'; readonly proforma: StoredProforma }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<StoredProforma> };

/** All but `byId` is of one business in one environment. */
export interface ProformaStore {
  find(scope: Scope, id: string): Promise<StoredProforma | undefined>;
  page(
    scope: Scope,
    filters: ProformaFilters,
    question: KeysetQuestion,
  ): Promise<readonly StoredProformaRow[]>;
  madeWith(scope: Scope, key: string): Promise<Keyed<StoredProforma> | undefined>;
  /** Writes it under the next number of its emission point. */
  make(scope: Scope, proforma: NewProforma): Promise<ProformaWriting>;
  /** Says when it was accepted, or with null that it was not, unless `judge` refuses; undefined where there is none. */
  setAccepted(
    scope: Scope,
    id: string,
    change: {
      readonly at: string | null;
      readonly judge: (proforma: StoredProforma) => Outcome<undefined>;
    },
  ): Promise<Outcome<StoredProforma> | undefined>;
  hasMailAccount(): Promise<boolean>;
  /** Queues it for each address; one that waits for an address already is due now, and sent once. */
  queueEmail(
    scope: Scope,
    id: string,
    email: { readonly to: readonly string[]; readonly at: Date },
  ): Promise<void>;
  letterhead(entityId: string): Promise<Letterhead>;
  /** The price list of the customer with an identification, if there is such a customer and it has one. */
  priceListOf(identification: string): Promise<string | undefined>;
  /** Of any business: for the mail that is queued. */
  byId(id: string): Promise<StoredProforma | undefined>;
}
