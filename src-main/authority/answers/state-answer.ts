import { normalizeStatus } from '../../documents/xml/normalize-status.ts';
import { textOf } from '../../documents/xml/xml-tree.ts';
import type { ReceivedState } from '../../received/received-store.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { openAnswer } from './soap-answer.ts';

/** The texts of `estadoAutorizacion` (SRI technical sheet 2.34 §8). */
const states: ReadonlyMap<string, ReceivedState> = new Map([
  ['AUTORIZADO', 'authorized'],
  ['NO AUTORIZADO', 'not_authorized'],
  ['PENDIENTE DE ANULAR', 'annulment_pending'],
  ['ANULADO', 'annulled'],
]);

/**
 * What consultarEstadoAutorizacionComprobante's answer says became of that document; undefined when it says nothing:
 * no answer, another key, a key without data (message 99), a text nobody knows.
 */
export function readState(reply: HttpReply, accessKey: string): ReceivedState | undefined {
  const opened = openAnswer(reply, {
    response: 'consultarEstadoAutorizacionComprobanteResponse',
    content: 'EstadoAutorizacionComprobante',
  });
  if (opened.kind === 'unknown') return undefined;
  const { content } = opened;
  // `estadoConsulta` is there on failure only: a successful answer was seen without it.
  if (textOf(content, 'claveAcceso') !== accessKey) return undefined;
  return states.get(normalizeStatus(textOf(content, 'estadoAutorizacion')));
}
