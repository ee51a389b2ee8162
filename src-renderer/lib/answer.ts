import type { ProblemBody, ProblemError } from '../../src-main/contract/problems.ts';

/** What stood in the way of a request: the service's problem, or no service at all. */
export interface Refusal {
  /** A code of the contract, `service_unreachable` when nothing answered, `no_pdf_viewer` of the desktop. */
  readonly code: string;
  /** The service's own Spanish sentence; empty when nothing answered. */
  readonly detail: string;
  readonly errors: readonly ProblemError[];
}

/** A value of the service, or its refusal. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const unreachable: Refusal = { code: 'service_unreachable', detail: '', errors: [] };

export function refusalOf(problem: ProblemBody): Refusal {
  return { code: problem.code, detail: problem.detail, errors: problem.errors ?? [] };
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

/** The service's sentence about one place of the body, if it has one. */
export function errorAt(refusal: Refusal | undefined, pointer: string): string | undefined {
  return refusal?.errors.find((error) => error.pointer === pointer)?.message;
}
