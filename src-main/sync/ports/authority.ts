import type { Environment, Simulation } from '../../documents/kinds.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import type { StandingAuthorization } from '../../issuing/ports/authorization-evidence.ts';

/**
 * The port to the tax authority: send a signed document, ask for the decision.
 * Implemented by `authority/` over SOAP and by its sandbox. It never throws for what the network or the
 * authority does: whatever is not a clear answer is `unknown`, and unknown never means refused.
 */
export interface Authority {
  /** Sends the signed bytes to reception (validarComprobante). */
  receive(submission: Submission): Promise<Answered<Reception>>;
  /** Asks what was decided about an access key (autorizacionComprobante). */
  decision(question: Question): Promise<Answered<Decision>>;
}

export interface Submission extends Question {
  readonly signedXml: Uint8Array;
}

export interface Question {
  readonly environment: Environment;
  readonly accessKey: string;
  /** The outcome the sandbox gives this revision; absent outside the sandbox. */
  readonly simulate?: Simulation;
}

export type Reception =
  /** RECIBIDA: accepted for processing, nothing decided yet. */
  | { readonly kind: 'received'; readonly messages: readonly SriMessage[] }
  /** DEVUELTA with only 43 or 70: it is already there; ask, never resend. */
  | { readonly kind: 'already_there'; readonly messages: readonly SriMessage[] }
  /** DEVUELTA with any other error. */
  | { readonly kind: 'returned'; readonly messages: readonly SriMessage[] }
  | Unknown;

export type Decision =
  /** AUTORIZADO, of whatever it encloses: whether that is what was sent is for the delivery to find out. */
  | (StandingAuthorization & { readonly kind: 'authorized'; readonly messages: readonly SriMessage[] })
  | (Refusal & { readonly kind: 'not_authorized' })
  /** The authority knows the key and has not decided; or says of a decision, dated then, what nobody understands. */
  | { readonly kind: 'in_process'; readonly decidedAt?: string }
  /** `numeroComprobantes` 0: never received, still in its queue, or too old to be handed out. */
  | { readonly kind: 'not_found' }
  | Unknown;

/** NO AUTORIZADO. The authority keeps it, and may tell it again after the document was corrected. */
export interface Refusal {
  /** By the authority's clock: instant, ISO 8601 with offset; null when the answer has none. */
  readonly decidedAt: string | null;
  readonly messages: readonly SriMessage[];
}

/** Time-out, cut connection, 5xx, HTML, a fault, garbage: nothing is known about the document. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly problem:
    | 'unreachable'
    | 'timeout'
    | 'cut'
    | 'http_error'
    | 'not_soap'
    | 'fault'
    | 'too_large'
    | 'contradictory';
  /** What was seen, for the journal; without secrets. */
  readonly detail: string;
}

export interface Answered<Outcome> {
  readonly outcome: Outcome;
  readonly exchange: Exchange;
}

/** One question and its answer, kept verbatim as evidence. */
export interface Exchange {
  readonly operation: 'reception' | 'authorization';
  /** Address asked; `sandbox:` for the simulator. */
  readonly endpoint: string;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly httpStatus: number | null;
  /** The answer's `Date` header: what the authority's clock says. */
  readonly authorityDate: Date | null;
  /** The body exactly as it came; null when none did. */
  readonly answer: Uint8Array | null;
}
