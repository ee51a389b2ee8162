/** A message of the authority about a document, explained: what it says, why, and what to do about it. */
export interface SriMessage {
  /** `identificador`: the authority's number of the message, for example `43`. */
  readonly code: string;
  /** The authority's own title. */
  readonly message: string;
  /** `informacionAdicional`: what it adds for this document; empty when it adds nothing. */
  readonly detail: string;
  readonly type: 'error' | 'warning' | 'info';
  /** Why this happens, in Spanish, for the person at the counter. */
  readonly cause: string;
  /** What that person can do now. */
  readonly remedy: string;
}
