import type { Outcome } from '../../contract/problems/problems.ts';
import { canonicalJson, sha256 } from './fingerprint.ts';

/** How a repeated request is recognized, so that it has its effect only once. */
export interface Idempotency {
  readonly key: string | undefined;
  readonly fingerprint: string;
}

/** What an Idempotency-Key stands for. */
export interface Keyed<Value> {
  readonly fingerprint: string;
  readonly value: Value;
}

/** What a request made, or had made before with the same Idempotency-Key. */
export interface Made<Value> {
  readonly value: Value;
  readonly replayed: boolean;
}

/** The fingerprint covers all that the request says: another request with the same key differs in it. */
export function idempotencyOf(key: string | undefined, request: unknown): Idempotency {
  return { key, fingerprint: sha256(canonicalJson(request)) };
}

/** The answer that was given before, if it is the same request that comes again. */
export function replayed<Value>(earlier: Keyed<Value>, { fingerprint }: Idempotency): Outcome<Made<Value>> {
  return earlier.fingerprint === fingerprint
    ? { ok: true, value: { value: earlier.value, replayed: true } }
    : { ok: false, problem: { code: 'idempotency_key_reused' } };
}

/** The answer to a request that came for the first time. */
export function madeNow<Value>(value: Value): Outcome<Made<Value>> {
  return { ok: true, value: { value, replayed: false } };
}
