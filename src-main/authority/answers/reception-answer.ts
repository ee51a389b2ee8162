import { normalizeStatus } from '../../documents/xml/normalize-status.ts';
import { childOf, childrenOf, textOf } from '../../documents/xml/xml-tree.ts';
import type { Reception } from '../../sync/ports/authority.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { messagesIn } from './answer-messages.ts';
import { openAnswer } from './soap-answer.ts';
import { unknownBecause } from './unknown.ts';

/** Key already registered, key in process: the document is there (SRI technical sheet 2.34 §11). */
const alreadyThereCodes: ReadonlySet<string> = new Set(['43', '70']);

/** The authority's internal failure says nothing about the document. */
const internalFailureCode = '50';

/** What validarComprobante's answer says about the document of that key. */
export function readReception(reply: HttpReply, accessKey: string): Reception {
  const opened = openAnswer(reply, {
    response: 'validarComprobanteResponse',
    content: 'RespuestaRecepcionComprobante',
  });
  if (opened.kind === 'unknown') return opened;

  const list = childOf(opened.content, 'comprobantes');
  const documents = list === undefined ? [] : childrenOf(list, 'comprobante');
  // `N/A` stands where the authority could not read the key.
  const strangers = documents
    .map((document) => textOf(document, 'claveAcceso'))
    .filter((key) => /\d/u.test(key) && key !== accessKey);
  if (strangers.length > 0) {
    return unknownBecause('contradictory', `Asked about ${accessKey}, answered about ${strangers[0]}`);
  }

  const messages = documents.flatMap(messagesIn);
  const status = normalizeStatus(textOf(opened.content, 'estado'));
  if (status === 'RECIBIDA') return { kind: 'received', messages };
  if (status !== 'DEVUELTA') {
    return unknownBecause('contradictory', `A reception status without meaning: «${status}»`);
  }

  const refusals = messages.filter(({ code, type }) => type === 'error' && !alreadyThereCodes.has(code));
  if (refusals.length > 0 && refusals.every(({ code }) => code === internalFailureCode)) {
    return unknownBecause('fault', refusals.map(({ code, message }) => `${code} ${message}`).join(', '));
  }
  const isThere = refusals.length === 0 && messages.some(({ code }) => alreadyThereCodes.has(code));
  return { kind: isThere ? 'already_there' : 'returned', messages };
}
