import type { DeliveryStatus, EmailDelivery, StatusTransitions } from '../contract/document-resource.ts';
import type { Metadata } from '../documents/common-body.ts';
import type { IssuedDocument } from '../documents/document.ts';
import type { Channel, DocumentStatus, Simulation } from '../documents/kinds.ts';
import type { SriMessage } from '../documents/sri-message.ts';

/** A document as the store keeps it: what was issued, and what became of it since. */
export interface StoredDocument extends IssuedDocument {
  readonly id: string;
  readonly entityId: string;
  readonly status: DocumentStatus;
  readonly transitions: StatusTransitions;
  /** 1 at issuing, one more for each correction. */
  readonly revision: number;
  readonly channel: Channel;
  readonly metadata: Metadata;
  readonly authorization?: { readonly number: string; readonly authorizedAt: string };
  readonly sriMessages: readonly SriMessage[];
  readonly deliveryStatus: DeliveryStatus;
  /** In the order they were asked for; left out where there are none. */
  readonly emails?: readonly EmailDelivery[];
  /** What credit notes hold of it, dollars; `0.00` for all that is no invoice. */
  readonly credited: string;
  readonly simulate?: Simulation;
  /** Instants, ISO 8601. */
  readonly issuedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
