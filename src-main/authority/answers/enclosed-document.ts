import { childOf, childrenOf, textOf } from '../../documents/xml/xml-tree.ts';
import { normalizeStatus } from './normalize-status.ts';
import { openAnswer } from './soap-answer.ts';

/** The signed XML inside autorizacionComprobante's answer; undefined when nothing authorized is enclosed. */
export function enclosedDocument(answer: Uint8Array): string | undefined {
  const opened = openAnswer(
    { kind: 'answered', status: 200, date: null, body: answer },
    { response: 'autorizacionComprobanteResponse', content: 'RespuestaAutorizacionComprobante' },
  );
  if (opened.kind === 'unknown') return undefined;
  const list = childOf(opened.content, 'autorizaciones');
  const authorized = (list ? childrenOf(list, 'autorizacion') : []).find((authorization) =>
    ['AUTORIZADO', 'AUT'].includes(normalizeStatus(textOf(authorization, 'estado'))),
  );
  return (authorized && textOf(authorized, 'comprobante')) || undefined;
}
