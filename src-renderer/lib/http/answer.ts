import type { Failure } from '../../../client/answer.ts';
import type { ProblemError } from '../../../src-main/contract/problems/problems.ts';
import { hasSentence } from './has-sentence.ts';

/** What stood in the way of a request: the service's problem, or no service at all. */
export interface Refusal {
  /** A code of the contract, `service_unreachable` when nothing answered, `no_pdf_viewer` of the desktop. */
  readonly code: string;
  /** The service's own Spanish sentence; empty when nothing answered. */
  readonly detail: string;
  readonly errors: readonly ProblemError[];
  /** When the same request may be made again, where the service says so. */
  readonly retryAfterSeconds?: number;
}

/** A value of the service, or its refusal. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function refusalOf(failure: Failure): Refusal {
  const { code, errors = [], retryAfterSeconds } = failure;
  // What the client notes of a lost connection is for developers; the title of a problem is its sentence again.
  const detail =
    code === 'service_unreachable' || (failure.detail === failure.title && hasSentence(code))
      ? ''
      : failure.detail;
  return { code, detail, errors, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Carries a refusal through TanStack Query, which knows failures only as thrown errors. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code} ${refusal.detail}`.trim());
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/** The value of an answer, for the functions of queries and mutations. */
export async function acceptedBy<Value>(answer: Promise<Answer<Value>>): Promise<Value> {
  const settled = await answer;
  if (!settled.ok) throw new RefusedError(settled.refusal);
  return settled.value;
}

/** What a failed query or mutation says of itself; undefined for a bug. */
export function refusalIn(error: unknown): Refusal | undefined {
  return error instanceof RefusedError ? error.refusal : undefined;
}

/** The refusal without what is shown beside its own field; undefined when nothing is left to say. */
export function refusalBesides(
  refusal: Refusal | undefined,
  pointers: readonly string[],
): Refusal | undefined {
  if (!refusal || refusal.errors.length === 0) return refusal;
  const errors = refusal.errors.filter(({ pointer = '' }) => !pointers.includes(pointer));
  return errors.length > 0 ? { ...refusal, errors } : undefined;
}

/** The service's message for one pointer of the body, if it has one. */
export function errorAt(refusal: Refusal | undefined, pointer: string): string | undefined {
  return refusal?.errors.find((error) => error.pointer === pointer)?.message;
}

/** The same with what to do about it, where the service's detail goes on from that sentence. */
export function adviceAt(refusal: Refusal | undefined, pointer: string): string | undefined {
  const message = errorAt(refusal, pointer);
  return message !== undefined && refusal?.detail.startsWith(message) ? refusal.detail : message;
}
