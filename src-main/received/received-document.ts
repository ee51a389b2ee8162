import type { Outcome, Problem } from '../contract/problems.ts';
import { isAccessKey } from '../documents/access-key.ts';
import type { IssuedDocument } from '../documents/document.ts';
import type { Environment } from '../documents/kinds.ts';
import { readDocument } from '../documents/read-document.ts';
import type { ReceivedStore } from './received-store.ts';

/** The sandbox never asks the authority. */
export type AskedEnvironment = Exclude<Environment, 'sandbox'>;

/** Where documents of suppliers come from: the authority's authorization service. */
export interface ReceivedSource {
  fetch(environment: AskedEnvironment, accessKey: string): Promise<Fetched>;
}

export type Fetched =
  | { readonly kind: 'authorized'; readonly xml: string; readonly authorizedAt: string }
  /** The authority does not know the key, or has not authorized it. */
  | { readonly kind: 'not_authorized' }
  /** No clear answer: the line, or the authority. */
  | { readonly kind: 'unavailable' };

export interface ReceivedDependencies {
  readonly store: ReceivedStore;
  readonly source: ReceivedSource;
  readonly now: () => Date;
}

/** A supplier's document by its access key: as kept here, else as the authority has it, and then kept. */
export async function receivedDocument(
  { store, source, now }: ReceivedDependencies,
  { environment, accessKey }: { environment: Environment; accessKey: string },
): Promise<Outcome<IssuedDocument>> {
  if (environment === 'sandbox') return refused(notInSandbox);
  if (!isAccessKey(accessKey)) return refused(notAKey);
  const kept = await store.find(environment, accessKey);
  if (kept) return read(kept.xml, accessKey);

  const fetched = await source.fetch(environment, accessKey);
  switch (fetched.kind) {
    case 'unavailable':
      return refused(unavailable);
    case 'not_authorized':
      return refused(notAuthorized);
    case 'authorized': {
      const reading = read(fetched.xml, accessKey);
      // What cannot be read today may be read by a later version: only what was understood is kept.
      if (reading.ok) {
        const { xml, authorizedAt } = fetched;
        await store.keep(environment, { accessKey, xml, authorizedAt, fetchedAt: now() });
      }
      return reading;
    }
  }
}

function read(xml: string, accessKey: string): Outcome<IssuedDocument> {
  const reading = readDocument(xml);
  if (!reading.ok || reading.document.identity.accessKey !== accessKey) return refused(unreadable);
  return { ok: true, value: reading.document };
}

function refused(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}

const pointer = '/access_key';

const notInSandbox: Problem = {
  code: 'not_available_in_sandbox',
  detail: 'El ambiente de pruebas (sandbox) nunca consulta al SRI: envíe la factura en «invoice».',
};

const notAKey: Problem = {
  code: 'validation_failed',
  errors: [
    {
      pointer,
      code: 'invalid_value',
      message: 'No es una clave de acceso: son 49 dígitos y el último los verifica.',
    },
  ],
};

const notAuthorized: Problem = {
  code: 'validation_failed',
  errors: [
    { pointer, code: 'not_found', message: 'El SRI no tiene un comprobante autorizado con esta clave.' },
  ],
};

const unreadable: Problem = {
  code: 'validation_failed',
  errors: [{ pointer, code: 'invalid_value', message: 'El comprobante de esta clave no se pudo leer.' }],
};

const unavailable: Problem = {
  code: 'authority_unavailable',
  detail: 'El SRI no responde en este momento. Intente de nuevo, o envíe la factura en «invoice».',
  retryAfterSeconds: 30,
};
