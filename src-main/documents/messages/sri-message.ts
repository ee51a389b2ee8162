import type { MessageFault } from './sri-message-catalogue.ts';

/** A message of the authority about a document, explained: what it says, why, and what to do about it. */
export interface SriMessage {
  /** `identificador`: the authority's number of the message, for example `43`. */
  readonly code: string;
  /** The authority's own title. */
  readonly message: string;
  /** `informacionAdicional`: what it adds for this document; empty when it adds nothing. */
  readonly detail: string;
  readonly type: 'error' | 'warning' | 'info';
  /** Whose fault it is; absent where nobody knows, and in messages kept by an earlier version. */
  readonly fault?: MessageFault | undefined;
  /** What happened and why, in Spanish, for the person at the counter. */
  readonly cause: string;
  /** What that person presses now. */
  readonly remedy: string;
}
