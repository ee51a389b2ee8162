import { normalizeStatus } from '../../documents/xml/normalize-status.ts';
import { textOf } from '../../documents/xml/xml-tree.ts';
import type { DocumentState, StateAnswer } from '../../issuing/ports/document-states.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { messagesIn } from './answer-messages.ts';
import { parseAuthorizationDate } from './authorization-date.ts';
import { openAnswer } from './soap-answer.ts';

/** The texts of `estadoAutorizacion` (SRI technical sheet 2.34 §8). */
const states: ReadonlyMap<string, DocumentState> = new Map([
  ['AUTORIZADO', 'authorized'],
  ['NO AUTORIZADO', 'not_authorized'],
  ['PENDIENTE DE ANULAR', 'annulment_pending'],
  ['ANULADO', 'annulled'],
]);

/**
 * What consultarEstadoAutorizacionComprobante's answer says became of that document. No answer, one about another key and
 * a text nobody knows say nothing.
 */
export function readState(reply: HttpReply, accessKey: string): StateAnswer {
  const opened = openAnswer(reply, {
    response: 'consultarEstadoAutorizacionComprobanteResponse',
    content: 'EstadoAutorizacionComprobante',
  });
  if (opened.kind === 'unknown') return { kind: 'unavailable' };
  const { content } = opened;
  if (textOf(content, 'claveAcceso') !== accessKey) return { kind: 'unavailable' };
  const state = states.get(normalizeStatus(textOf(content, 'estadoAutorizacion')));
  if (state !== undefined) {
    const decidedAt = parseAuthorizationDate(textOf(content, 'fechaAutorizacion'));
    return { kind: 'found', state, ...(decidedAt !== null && { decidedAt }) };
  }
  // `estadoConsulta` is there on failure only: a successful answer was seen without it.
  const hasNone = messagesIn(content).some(({ code }) => code === NO_DATA);
  return { kind: hasNone ? 'no_data' : 'unavailable' };
}

/** Key out of range, or no data of it. */
const NO_DATA = '99';
