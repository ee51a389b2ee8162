import { explanationOf } from '../../documents/messages/sri-explanation.ts';
import type { SriMessage } from '../../documents/messages/sri-message.ts';
import { messageCatalogue } from '../../documents/messages/sri-message-catalogue.ts';

/** A message as the services write it, each text trimmed and empty when missing. */
export interface RawMessage {
  /** `identificador` */
  readonly code: string;
  /** the inner `mensaje` */
  readonly title: string;
  /** `informacionAdicional` */
  readonly detail: string;
  /** `tipo` */
  readonly type: string;
}

/** `tipo` in Spanish as sent; compared in capitals. */
const types: ReadonlyMap<string, SriMessage['type']> = new Map([
  ['ERROR', 'error'],
  ['ADVERTENCIA', 'warning'],
  ['INFORMATIVO', 'info'],
]);

/**
 * The authority's message with its cause and what to do about it, in Spanish. Its own words stay as they came.
 */
export function explainMessage(raw: RawMessage): SriMessage {
  const explanation = messageCatalogue.find(({ code }) => code === raw.code);
  // Without a type it is taken for the worst, so that no refusal passes as a notice.
  const type = types.get(raw.type.toUpperCase()) ?? explanation?.type ?? 'error';
  const { fault, es } = explanationOf({ code: raw.code, type });
  return {
    code: raw.code,
    message: raw.title || explanation?.title || 'MENSAJE SIN TEXTO',
    detail: raw.detail,
    type,
    ...(fault !== undefined && { fault }),
    ...es,
  };
}
