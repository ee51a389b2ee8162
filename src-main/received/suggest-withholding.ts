import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import type { WithholdingSuggestionBody } from '../documents/withholding/suggestion/body.ts';
import { suggestWithholding as suggest } from '../documents/withholding/suggestion/suggest-withholding.ts';
import type { WithholdingSuggestion } from '../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Caller } from '../issuing/caller.ts';
import { type NotReceived, type ReceivedDependencies, receivedDocument } from './received-document.ts';

export interface SuggestionDependencies extends ReceivedDependencies {
  /** RUC of the caller's business. */
  readonly rucOf: (entityId: string) => Promise<string>;
}

/** What to withhold from a supplier's invoice: as told, or read by its access key. Stores nothing of the suggestion. */
export async function suggestWithholding(
  dependencies: SuggestionDependencies,
  { entityId, environment }: Caller,
  body: WithholdingSuggestionBody,
): Promise<Outcome<WithholdingSuggestion>> {
  const { access_key: accessKey } = body;
  const reading =
    accessKey === undefined ? undefined : await receivedDocument(dependencies, { environment, accessKey });
  if (reading && !reading.ok) return { ok: false, problem: problemOf(reading.reason) };
  const suggestion = suggest(body, {
    received: reading?.received.document,
    today: ecuadorDate(dependencies.now()),
    issuerRuc: await dependencies.rucOf(entityId),
  });
  if (suggestion.ok) return suggestion;
  return { ok: false, problem: { code: 'validation_failed', errors: suggestion.faults } };
}

function problemOf(reason: NotReceived): Problem {
  switch (reason) {
    case 'not_in_sandbox':
      return {
        code: 'not_available_in_sandbox',
        detail: 'El ambiente de pruebas (sandbox) nunca consulta al SRI: envíe la factura en «invoice».',
      };
    case 'unavailable':
      return {
        code: 'authority_unavailable',
        detail: 'El SRI no responde en este momento. Intente de nuevo, o envíe la factura en «invoice».',
        retryAfterSeconds: 30,
      };
    case 'not_an_access_key':
      return faultyKey(
        'invalid_value',
        'No es una clave de acceso: son 49 dígitos y el último los verifica.',
      );
    case 'other_environment':
      return faultyKey('invalid_value', 'La clave de acceso es de otro ambiente que el de su clave de API.');
    case 'not_authorized':
      return faultyKey('not_found', 'El SRI no tiene un comprobante autorizado con esta clave.');
    case 'unreadable':
      return faultyKey('invalid_value', 'El comprobante de esta clave no se pudo leer.');
  }
}

function faultyKey(code: string, message: string): Problem {
  return { code: 'validation_failed', errors: [{ pointer: '/access_key', code, message }] };
}
