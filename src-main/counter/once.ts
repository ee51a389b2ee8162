import type { Outcome } from '../contract/problems.ts';
import { canonicalJson, sha256 } from '../issuing/fingerprint.ts';

/** A request that must have the same effect however often it is sent. */
export interface Once {
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

/** What tells a request from another with the same key: all that it says. */
export function onceOf(key: string | undefined, said: unknown): Once {
  return { key, fingerprint: sha256(canonicalJson(said)) };
}

/** The answer that was given before, if it is the same request that comes again. */
export function replayed<Value>(earlier: Keyed<Value>, { fingerprint }: Once): Outcome<Made<Value>> {
  return earlier.fingerprint === fingerprint
    ? { ok: true, value: { value: earlier.value, replayed: true } }
    : { ok: false, problem: { code: 'idempotency_key_reused' } };
}

/** The answer to a request that came for the first time. */
export function madeNow<Value>(value: Value): Outcome<Made<Value>> {
  return { ok: true, value: { value, replayed: false } };
}
