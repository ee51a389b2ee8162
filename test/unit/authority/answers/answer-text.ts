import type { HttpReply } from '../../../../src-main/authority/soap/soap-exchange.ts';

/** A key of the right form, and another. */
export const askedKey = '2011202601176001321000110010020000001011234567812';
export const otherKey = '2011202601176001321000110010020000001021234567818';

/** A reply with that body. */
export function reply(body: string | Uint8Array, status = 200): HttpReply {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return { kind: 'answered', status, date: null, body: bytes };
}

export function receptionText(content: string): string {
  return soap(
    `<r:validarComprobanteResponse xmlns:r="http://ec.gob.sri.ws.recepcion"><RespuestaRecepcionComprobante>${content}</RespuestaRecepcionComprobante></r:validarComprobanteResponse>`,
  );
}

export function returnedText(messages: string, key = askedKey): string {
  return receptionText(
    `<estado>DEVUELTA</estado><comprobantes><comprobante><claveAcceso>${key}</claveAcceso><mensajes>${messages}</mensajes></comprobante></comprobantes>`,
  );
}

export function decisionText(authorizations: string, { key = askedKey, count = 1 } = {}): string {
  return soap(
    `<r:autorizacionComprobanteResponse xmlns:r="http://ec.gob.sri.ws.autorizacion"><RespuestaAutorizacionComprobante><claveAccesoConsultada>${key}</claveAccesoConsultada><numeroComprobantes>${count}</numeroComprobantes><autorizaciones>${authorizations}</autorizaciones></RespuestaAutorizacionComprobante></r:autorizacionComprobanteResponse>`,
  );
}

export interface AuthorizationText {
  readonly estado: string;
  readonly date?: string;
  readonly number?: string;
  /** `ambiente`, in its own words. */
  readonly environment?: string;
  readonly document?: string;
  readonly messages?: string;
}

export function authorizationText(authorization: AuthorizationText): string {
  const { estado, date, number, environment, document, messages } = authorization;
  return (
    `<autorizacion><estado>${estado}</estado>` +
    (number === undefined ? '' : `<numeroAutorizacion>${number}</numeroAutorizacion>`) +
    `<fechaAutorizacion>${date ?? ''}</fechaAutorizacion>` +
    (environment === undefined ? '' : `<ambiente>${environment}</ambiente>`) +
    (document === undefined ? '' : `<comprobante>${document}</comprobante>`) +
    `<mensajes>${messages ?? ''}</mensajes></autorizacion>`
  );
}

export function messageText(code: string, type = 'ERROR'): string {
  return `<mensaje><identificador>${code}</identificador><mensaje>TITULO</mensaje><tipo>${type}</tipo></mensaje>`;
}

export function soap(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${content}</soap:Body></soap:Envelope>`;
}
