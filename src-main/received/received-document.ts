import { isAccessKey, isKeyOf, issueDateOfKey } from '../documents/identifiers/access-key.ts';
import type { Environment } from '../documents/kinds.ts';
import type { IssuedDocument } from '../documents/model/document.ts';
import { readDocument } from '../documents/reading/read-document.ts';
import { startOfEcuadorDay } from '../documents/values/ecuador-time.ts';
import { afterEmptyAnswer } from '../issuing/authorization/empty-answer.ts';
import type { NotedState, ReceivedStore, StoredReceived } from './received-store.ts';

/** The sandbox never asks the authority. */
export type AskedEnvironment = Exclude<Environment, 'sandbox'>;

/** Where documents of suppliers come from: the authority's authorization service. */
export interface ReceivedSource {
  fetch(environment: AskedEnvironment, accessKey: string): Promise<Fetched>;
}

export type Fetched =
  | { readonly kind: 'authorized'; readonly xml: string; readonly authorizedAt: string }
  | { readonly kind: 'not_authorized' }
  /** It knows the key and has not decided. */
  | { readonly kind: 'undecided' }
  /** `numeroComprobantes` 0. */
  | { readonly kind: 'not_found' }
  /** No clear answer: the line, or the authority. */
  | { readonly kind: 'unavailable' };

export interface ReceivedDependencies {
  readonly store: ReceivedStore;
  readonly source: ReceivedSource;
  readonly now: () => Date;
}

/** A supplier's document and where it was read. */
export interface Received {
  readonly document: IssuedDocument;
  /** Instant, ISO 8601. */
  readonly authorizedAt: string;
  /** `kept` when the authority was not asked for it this time. */
  readonly source: 'sri' | 'kept';
  readonly fetchedAt: Date;
  readonly noted?: NotedState;
}

/** Why there is no document to show. */
export type NotReceived =
  | 'not_an_access_key'
  /** The key's `ambiente` is not the caller's: the authority of one knows nothing of the other. */
  | 'other_environment'
  | 'not_in_sandbox'
  | 'not_authorized'
  /** The authority has not received or decided it yet. */
  | 'undecided'
  /** It is too old for the authority to hand its XML out; what else may be known of it gives none either. */
  | 'not_handed_out'
  /** None of the six documents, or one that says another key of itself. */
  | 'unreadable'
  | 'unavailable';

export type ReceivedReading =
  | { readonly ok: true; readonly received: Received }
  | { readonly ok: false; readonly reason: NotReceived };

/** A supplier's document by its access key: as kept here, else as the authority has it, and then kept. */
export async function receivedDocument(
  { store, source, now }: ReceivedDependencies,
  { environment, accessKey }: { environment: Environment; accessKey: string },
): Promise<ReceivedReading> {
  if (!isAccessKey(accessKey)) return { ok: false, reason: 'not_an_access_key' };
  if (!isKeyOf(environment, accessKey)) return { ok: false, reason: 'other_environment' };
  const storedOne = await store.find(environment, accessKey);
  if (storedOne) return readStored(storedOne, 'kept');
  if (environment === 'sandbox') return { ok: false, reason: 'not_in_sandbox' };

  const fetched = await source.fetch(environment, accessKey);
  if (fetched.kind === 'not_found') {
    const since = startOfEcuadorDay(issueDateOfKey(accessKey));
    const state = await afterEmptyAnswer({ at: now(), since }, async () => ({ kind: 'no_data' }));
    return { ok: false, reason: state.kind === 'undecided' ? 'undecided' : 'not_handed_out' };
  }
  if (fetched.kind !== 'authorized') return { ok: false, reason: fetched.kind };
  const { xml, authorizedAt } = fetched;
  const received = { accessKey, xml, authorizedAt, fetchedAt: now() };
  const reading = readStored(received, 'sri');
  // What cannot be read today may be read by a later version: only what was understood is kept.
  if (reading.ok) await store.keep(environment, received);
  return reading;
}

export function readStored(stored: StoredReceived, source: Received['source']): ReceivedReading {
  const { accessKey, xml, authorizedAt, fetchedAt, noted } = stored;
  const reading = readDocument(xml);
  if (!reading.ok || reading.document.identity.accessKey !== accessKey) {
    return { ok: false, reason: 'unreadable' };
  }
  const { document } = reading;
  return { ok: true, received: { document, authorizedAt, source, fetchedAt, ...(noted && { noted }) } };
}
