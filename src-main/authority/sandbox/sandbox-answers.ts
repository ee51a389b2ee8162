import type { Simulation } from '../../documents/kinds.ts';
import { ecuadorTimestamp } from '../../documents/values/ecuador-time.ts';
import {
  date,
  differences,
  type SimulatedMessage,
  sequence,
  signature,
  structure,
  testEnvironment,
} from './sandbox-messages.ts';

export const outOfService =
  '<html><head><title>503 Service Temporarily Unavailable</title></head>' +
  '<body><h1>Service Temporarily Unavailable</h1></body></html>';

/** What the simulated reception writes about a document; the key is the question's, the rest is fixed. */
export function sandboxReceptionAnswer(simulation: Simulation, accessKey: string): string {
  switch (simulation) {
    case 'returned':
      return returnedWith(structure, accessKey);
    case 'returned_sequence':
      return returnedWith(sequence, accessKey);
    case 'returned_date':
      return returnedWith(date, accessKey);
    case 'unavailable':
      return outOfService;
    case 'authorized':
    case 'authorized_with_warnings':
    case 'not_authorized':
    case 'not_authorized_differences':
    case 'undecided':
      return receptionAnswer('<estado>RECIBIDA</estado><comprobantes/>');
  }
}

/**
 * What the simulated authorization writes. It does not enclose the document: the question brings only the key,
 * and the services' own schema lets `comprobante` be absent.
 */
export function sandboxDecisionAnswer(simulation: Simulation, accessKey: string, at: Date): string {
  switch (simulation) {
    case 'authorized':
      return authorizationAnswer(accessKey, authorized(accessKey, at, []));
    case 'authorized_with_warnings':
      return authorizationAnswer(accessKey, authorized(accessKey, at, [testEnvironment]));
    case 'not_authorized':
      return authorizationAnswer(accessKey, refused(at, signature));
    case 'not_authorized_differences':
      return authorizationAnswer(accessKey, refused(at, differences));
    case 'undecided':
      return authorizationAnswer(accessKey, inProcess);
    case 'unavailable':
      return outOfService;
    // The authority does not keep what it returned.
    case 'returned':
    case 'returned_sequence':
    case 'returned_date':
      return authorizationAnswer(accessKey, '');
  }
}

/** DEVUELTA with one message. */
export function returnedWith(message: SimulatedMessage, accessKey: string): string {
  return receptionAnswer(
    `<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso>${accessKey}</claveAcceso>` +
      `${messageList([message])}</comprobante></comprobantes>`,
  );
}

/** AUTORIZADO, without the document. */
export function authorized(accessKey: string, at: Date, messages: readonly SimulatedMessage[]): string {
  return authorization(authorizedHead(accessKey, at), messages);
}

/** AUTORIZADO, with a document of that key which says nothing of what was sent. */
export function authorizedAsAnother(accessKey: string, at: Date): string {
  const document =
    '<factura id="comprobante" version="2.1.0"><infoTributaria><ambiente>1</ambiente>' +
    `<razonSocial>OTRO PROGRAMA</razonSocial><claveAcceso>${accessKey}</claveAcceso></infoTributaria></factura>`;
  return authorization(
    authorizedHead(accessKey, at),
    [],
    `<comprobante><![CDATA[${document}]]></comprobante>`,
  );
}

function authorizedHead(accessKey: string, at: Date): string {
  return (
    `<estado>AUTORIZADO</estado><numeroAutorizacion>${accessKey}</numeroAutorizacion>` +
    `<fechaAutorizacion>${ecuadorTimestamp(at)}</fechaAutorizacion>`
  );
}

/** NO AUTORIZADO with one message. */
export function refused(at: Date, message: SimulatedMessage): string {
  const head = `<estado>NO AUTORIZADO</estado><fechaAutorizacion>${ecuadorTimestamp(at)}</fechaAutorizacion>`;
  return authorization(head, [message]);
}

export const inProcess = authorization(
  '<estado>EN PROCESO</estado><fechaAutorizacion></fechaAutorizacion>',
  [],
);

function authorization(head: string, messages: readonly SimulatedMessage[], document = ''): string {
  return `<autorizacion>${head}<ambiente>PRUEBAS</ambiente>${document}${messageList(messages)}</autorizacion>`;
}

function messageList(messages: readonly SimulatedMessage[]): string {
  if (messages.length === 0) return '<mensajes/>';
  const items = messages.map(
    ({ code, title, detail, type }) =>
      `<mensaje><identificador>${code}</identificador><mensaje>${title}</mensaje>` +
      (detail === undefined ? '' : `<informacionAdicional>${detail}</informacionAdicional>`) +
      `<tipo>${type}</tipo></mensaje>`,
  );
  return `<mensajes>${items.join('')}</mensajes>`;
}

function receptionAnswer(content: string): string {
  return soapAnswer(
    'http://ec.gob.sri.ws.recepcion',
    'validarComprobanteResponse',
    `<RespuestaRecepcionComprobante>${content}</RespuestaRecepcionComprobante>`,
  );
}

/** What the authorization answers about a key; no `<autorizacion>`: it does not know it. */
export function authorizationAnswer(accessKey: string, authorizations: string): string {
  const list =
    authorizations === '' ? '<autorizaciones/>' : `<autorizaciones>${authorizations}</autorizaciones>`;
  return soapAnswer(
    'http://ec.gob.sri.ws.autorizacion',
    'autorizacionComprobanteResponse',
    `<RespuestaAutorizacionComprobante><claveAccesoConsultada>${accessKey}</claveAccesoConsultada>` +
      `<numeroComprobantes>${authorizations === '' ? 0 : 1}</numeroComprobantes>${list}` +
      '</RespuestaAutorizacionComprobante>',
  );
}

function soapAnswer(namespace: string, response: string, content: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<ns2:${response} xmlns:ns2="${namespace}">${content}</ns2:${response}></soap:Body></soap:Envelope>`
  );
}
