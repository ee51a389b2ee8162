import type { SriMessage } from '../../../documents/messages/sri-message.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { DeliverySlot } from '../delivery-dependencies.ts';
import type { LoadedDelivery, NextStep, OutboxEntry } from '../delivery-store.ts';

/** A step that is due, of a document that is in the outbox. */
export interface Step extends LoadedDelivery, Pick<StepOutcome, 'numberTaken'> {
  readonly entry: OutboxEntry;
  readonly step: OutboxEntry['step'];
  readonly attempts: number;
  readonly slot: DeliverySlot;
}

/** The result of a step. */
export interface StepOutcome {
  readonly next: NextStep | undefined;
  /** The next step needs another slot. */
  readonly ends?: boolean;
  /** The messages with which reception returned the document because of its number, for the question that follows. */
  readonly numberTaken?: readonly SriMessage[] | undefined;
}

/** How the authority is asked about a document. */
export function questionOf({ identity, simulate }: StoredDocument) {
  return {
    environment: identity.environment,
    accessKey: identity.accessKey,
    ...(simulate && { simulate }),
  };
}
