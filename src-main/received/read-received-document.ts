import type { ReceivedDocumentResource } from '../contract/documents/purchases/received-document.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import type { DocumentStates } from '../issuing/ports/document-states.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import { notHandedOut, notYetAtAuthority } from './key-problem.ts';
import {
  type AskedEnvironment,
  type NotReceived,
  type Received,
  type ReceivedDependencies,
  receivedDocument,
} from './received-document.ts';
import { receivedResourceOf } from './received-resource.ts';
import type { NotedState } from './received-store.ts';

export interface ReceivedReadingDependencies extends ReceivedDependencies {
  readonly states: DocumentStates;
  /** RUC of the caller's business. */
  readonly rucOf: (entityId: string) => Promise<string>;
}

/** For so long the authority is not asked again about a document. */
const STATE_HOLDS_MS = 10 * 60 * 1000;

/**
 * A supplier's document by its access key, and what became of it since. What it says is read once and kept; that it
 * was annulled only the authority knows, who is asked when it answers: without it the last known state is given.
 */
export async function readReceivedDocument(
  dependencies: ReceivedReadingDependencies,
  { entityId, environment }: Caller,
  accessKey: string,
): Promise<Outcome<ReceivedDocumentResource>> {
  const reading = await receivedDocument(dependencies, { environment, accessKey });
  if (!reading.ok) return { ok: false, problem: problemOf(reading.reason) };
  const { received } = reading;
  const noted =
    environment === 'sandbox' ? received.noted : await whatBecameOf(dependencies, environment, received);
  const value = receivedResourceOf(
    { ...received, ...(noted && { noted }) },
    { environment, ruc: await dependencies.rucOf(entityId) },
  );
  return { ok: true, value };
}

/** What the authority says became of a document since it was authorized; the last known, when it does not answer. */
export async function whatBecameOf(
  { store, states, now }: Pick<ReceivedReadingDependencies, 'store' | 'states' | 'now'>,
  environment: AskedEnvironment,
  { document, noted }: Received,
): Promise<NotedState | undefined> {
  if (noted && !isStale(noted, now())) return noted;
  const { accessKey } = document.identity;
  const answer = await states.stateOf(environment, accessKey);
  if (answer.kind !== 'found') return noted;
  const latest = { state: answer.state, at: now() };
  await store.noteState(environment, accessKey, latest);
  return latest;
}

/** An annulment is not undone. */
function isStale({ state, at }: NotedState, now: Date): boolean {
  return state !== 'annulled' && now.getTime() - at.getTime() >= STATE_HOLDS_MS;
}

function problemOf(reason: NotReceived): Problem {
  switch (reason) {
    case 'not_an_access_key':
      return faultyKey('No es una clave de acceso: son 49 dígitos y el último los verifica.');
    case 'other_environment':
      return faultyKey(
        'Esta clave de acceso es de otro ambiente: en su posición 24 lleva 1 si es de pruebas y 2 si es de producción.',
      );
    case 'unreadable':
      return faultyKey('El SRI tiene este comprobante, pero no es ninguno de los seis que el programa lee.');
    case 'not_in_sandbox':
      return {
        code: 'not_available_in_sandbox',
        detail:
          'El ambiente de práctica (sandbox) nunca consulta al SRI. Pida el comprobante con una clave de pruebas o ' +
          'de producción, según el ambiente en que se emitió.',
      };
    case 'not_authorized':
      return { code: 'not_found', detail: 'El SRI no autorizó el comprobante de esta clave de acceso.' };
    case 'undecided':
      return { code: 'not_found', detail: notYetAtAuthority };
    case 'not_handed_out':
      return { code: 'not_found', detail: notHandedOut };
    case 'unavailable':
      return {
        code: 'authority_unavailable',
        detail: 'El SRI no responde en este momento, y este comprobante aún no se guardó aquí.',
        retryAfterSeconds: 30,
      };
  }
}

function faultyKey(message: string): Problem {
  return {
    code: 'validation_failed',
    errors: [{ parameter: 'access_key', code: 'invalid_value', message }],
  };
}
