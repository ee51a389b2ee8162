import type { Operations, Problem } from './schema.ts';

/** Every code a problem of the service can have. They are permanent: switch on them. */
export type ProblemCode = Operations['GET /v1/docs/errors/{code}']['path']['code'];

/** The service refused, and says why (RFC 9457). */
export interface ServiceProblem extends Omit<Problem, 'code'> {
  /** A service newer than this client may send one that is not listed here: keep a default branch. */
  readonly code: ProblemCode;
  /** When the very same request may be made again, where the service says so. */
  readonly retryAfterSeconds?: number;
}

/** Nothing answered, or something that is not Mostrador. Whether the request was carried out is not known. */
export interface Unreachable {
  readonly code: 'service_unreachable';
  /** For the log of a developer. */
  readonly detail: string;
  readonly errors?: undefined;
  readonly retryAfterSeconds?: undefined;
}

/** What stood in the way of a request; `code` tells which. */
export type Failure = ServiceProblem | Unreachable;

/** What comes back: a value, or what stood in its way. Nothing but an abort and a wrong address is thrown. */
export type Answer<Value> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** The Idempotency-Key had been used: this is what it made then, as it stands now, and nothing new. */
      readonly replayed?: true;
    }
  | { readonly ok: false; readonly failure: Failure };

/** Carries a failure where an exception suits better than a value. */
export class MostradorError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.code}: ${failure.detail}`);
    this.name = 'MostradorError';
    this.failure = failure;
  }
}

/**
 * The value of an answer.
 *
 * @throws MostradorError with the failure where there is none
 */
export function accept<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new MostradorError(answer.failure);
  return answer.value;
}
