import type { SriMessage } from '../documents/sri-message.ts';
import { messageCatalogue } from './message-catalogue.ts';

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
 * The authority's message with its cause and what to do about it. Its own words stay as they came; for a code
 * nobody described yet the explanation says so instead of guessing.
 */
export function explainMessage(raw: RawMessage): SriMessage {
  const known = messageCatalogue.find(({ code }) => code === raw.code);
  // Without a type it is taken for the worst, so that no refusal passes as a notice.
  const type = types.get(raw.type.toUpperCase()) ?? known?.type ?? 'error';
  const { cause, remedy } = known?.es ?? undescribed[type === 'error' ? 'error' : 'notice'];
  return {
    code: raw.code,
    message: raw.title || known?.title || 'MENSAJE SIN TEXTO',
    detail: raw.detail,
    type,
    cause,
    remedy,
  };
}

const undescribed = {
  error: {
    cause:
      'El SRI usa un código que Mostrador no conoce; lo que se sabe es el texto del mensaje y su detalle.',
    remedy:
      'Lea el detalle y corrija lo que indique antes de reenviar. Si no queda claro, pregunte al SRI por este código.',
  },
  notice: {
    cause: 'El SRI usa un código que Mostrador no conoce; es un aviso y no un rechazo.',
    remedy:
      'No hace falta hacer nada para este documento. Lea el detalle por si conviene corregir algún dato.',
  },
} as const;
