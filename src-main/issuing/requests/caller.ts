import type { KeyScope } from '../../contract/local.ts';
import type { Channel, Environment } from '../../documents/kinds.ts';

/** For whom a use case runs: one business, in one environment, through one door. */
export interface Caller {
  readonly entityId: string;
  readonly environment: Environment;
  readonly channel: Channel;
  readonly scopes: readonly KeyScope[];
  /** Origins from which a browser may use the key, exactly as sent in `Origin`. */
  readonly allowedOrigins: readonly string[];
  /** Names the session of the person who acts; undefined for a program with a key of its own. */
  readonly session?: string;
  /** Who at the head office asked for it, as the journey of the document names them. */
  readonly requestedBy?: string;
  /** What of the business it reads, at a head office; all of it by default. */
  readonly reach?: Reach;
}

/** What the journey of a document says of who had it done from the head office. */
export function askedBy({ requestedBy }: Caller): { readonly requested_by?: string } {
  return requestedBy === undefined ? {} : { requested_by: requestedBy };
}

/** The part of a business's documents that a key of a head office is for. Any other document is not there. */
export interface Reach {
  /** Shops. */
  readonly establishments?: readonly string[];
  /** Days of issue, both inclusive, YYYY-MM-DD. */
  readonly issuedFrom?: string;
  readonly issuedTo?: string;
}
