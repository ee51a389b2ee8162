import type {
  DeliveryStatus,
  EmailDelivery,
  ListingEvidence,
  StatusTransitions,
} from '../../contract/documents/document-resource.ts';
import type { Verification } from '../../contract/import.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { Channel, DocumentStatus, Simulation } from '../../documents/kinds.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { IssuedDocument } from '../../documents/model/document.ts';

/** A document as it is stored: what was issued, and what became of it since. */
export interface StoredDocument extends IssuedDocument {
  readonly id: string;
  readonly entityId: string;
  readonly status: DocumentStatus;
  readonly transitions: StatusTransitions;
  /** 1 at issuing, one more for each correction. */
  readonly revision: number;
  readonly channel: Channel;
  readonly metadata: Metadata;
  readonly authorization?: Authorization;
  readonly sriMessages: readonly SriMessage[];
  readonly deliveryStatus: DeliveryStatus;
  /** In the order they were asked for; left out where there are none. */
  readonly emails?: readonly EmailDelivery[];
  /** How often it was looked at in the portal, and when last; left out where it never was. */
  readonly portal?: { readonly views: number; readonly lastViewedAt: string };
  /** What credit notes hold of it, dollars; `0.00` for all that is no invoice. */
  readonly credited: string;
  readonly simulate?: Simulation;
  /** Of a document that another system issued; absent for all that was issued here. */
  readonly imported?: ImportedFrom;
  /** Instants, ISO 8601. */
  readonly issuedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface Authorization {
  readonly number: string;
  /** ISO 8601 with the offset that the authority wrote; in UTC where another system's document was imported. */
  readonly authorizedAt: string;
  /** Origin of the server that authorized a live document in the SRI's place; absent where it was the SRI itself. */
  readonly substituteAuthority?: string;
}

/** The import that brought a document, and how it is known to be a real one. */
export interface ImportedFrom {
  readonly importId: string;
  readonly verification: Verification;
  readonly listing?: ListingEvidence;
}
