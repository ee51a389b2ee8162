import type { KeyScope } from '../../contract/local.ts';
import type { WebhookEventPattern } from '../../contract/webhooks/webhook-event.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';

/** Whose endpoints: a key reaches those of its business and environment. */
export interface EndpointScope {
  readonly entityId: string;
  readonly environment: Environment;
}

/** The holder of a key, who subscribes to what the key lets it read. */
export interface EndpointCaller extends EndpointScope {
  readonly scopes: readonly KeyScope[];
}

/** An endpoint as it is kept; its secrets sealed. */
export interface StoredEndpoint extends EndpointScope {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventPattern[];
  readonly disabled: boolean;
  readonly secret: EndpointSecret;
  /** Every attempt since has failed. */
  readonly failingSince?: string;
  readonly createdAt: string;
}

export interface EndpointSecret {
  readonly sealed: Uint8Array;
  readonly hint: string;
  /** The one before, and until when it signs too. */
  readonly previous?: { readonly sealed: Uint8Array; readonly expiresAt: string };
}

export type EndpointChanges = Partial<Pick<StoredEndpoint, 'url' | 'events' | 'disabled' | 'secret'>>;

/** What went to an endpoint since a moment. */
export interface EndpointCounts {
  readonly deliveries: number;
  /** Of them, those whose last attempt failed. */
  readonly failed: number;
}

/** The endpoints of a business in an environment. */
export interface EndpointStore {
  /** False when there are `atMost` already. */
  insert(endpoint: StoredEndpoint, atMost: number): Promise<boolean>;
  find(scope: EndpointScope, id: string): Promise<StoredEndpoint | undefined>;
  /** Newest first. */
  page(scope: EndpointScope, question: KeysetQuestion): Promise<readonly StoredEndpoint[]>;
  /** As it is then; undefined when there is none. */
  change(scope: EndpointScope, id: string, changes: EndpointChanges): Promise<StoredEndpoint | undefined>;
  /** Takes it and its secrets away; false when there is none. */
  remove(scope: EndpointScope, id: string, at: string): Promise<boolean>;
  counts(endpointId: string, since: string): Promise<EndpointCounts>;
}
