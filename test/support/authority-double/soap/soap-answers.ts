import type { ServiceMessage } from './service-message.ts';

/** The content of a reception answer. */
export interface ReceptionAnswer {
  readonly estado: string;
  readonly comprobantes: readonly {
    readonly claveAcceso: string;
    readonly mensajes: readonly ServiceMessage[];
  }[];
}

/** The content of an authorization answer. */
export interface AuthorizationAnswer {
  readonly claveAccesoConsultada: string;
  readonly autorizaciones: readonly Autorizacion[];
}

export interface Autorizacion {
  readonly estado: string;
  readonly numeroAutorizacion?: string;
  /** Null while nothing is decided: written as an empty element, as the service does. */
  readonly fechaAutorizacion: Date | null;
  readonly ambiente: string;
  /** Goes into CDATA byte for byte; null: the element is left out, as the schema of the service allows. */
  readonly comprobante: Uint8Array | null;
  readonly mensajes: readonly ServiceMessage[];
}

/** The content of a query answer (ConsultaComprobante, technical sheet 2.34 §8). */
export interface QueryAnswer {
  readonly claveAcceso: string;
  readonly found: { readonly estado: string; readonly ruc: string; readonly at: Date } | null;
  readonly mensajes: readonly ServiceMessage[];
}

export function receptionAnswerXml({ estado, comprobantes }: ReceptionAnswer): string {
  const documents = comprobantes.map(
    ({ claveAcceso, mensajes }) =>
      `<comprobante><claveAcceso>${escaped(claveAcceso)}</claveAcceso>${messagesXml(mensajes)}</comprobante>`,
  );
  return envelope(
    'http://ec.gob.sri.ws.recepcion',
    'validarComprobanteResponse',
    `<RespuestaRecepcionComprobante><estado>${escaped(estado)}</estado>` +
      `${list('comprobantes', documents)}</RespuestaRecepcionComprobante>`,
  );
}

export function authorizationAnswerXml(answer: AuthorizationAnswer): string {
  return envelope(
    'http://ec.gob.sri.ws.autorizacion',
    'autorizacionComprobanteResponse',
    '<RespuestaAutorizacionComprobante>' +
      `<claveAccesoConsultada>${escaped(answer.claveAccesoConsultada)}</claveAccesoConsultada>` +
      `<numeroComprobantes>${answer.autorizaciones.length}</numeroComprobantes>` +
      `${list('autorizaciones', answer.autorizaciones.map(authorizationXml))}</RespuestaAutorizacionComprobante>`,
  );
}

export function queryAnswerXml({ claveAcceso, found, mensajes }: QueryAnswer): string {
  const key = `<claveAcceso>${escaped(claveAcceso)}</claveAcceso>`;
  const content =
    found === null
      ? `<estadoConsulta>RECHAZADA</estadoConsulta>${key}${messagesXml(mensajes)}`
      : `${key}<mensajes/><estadoAutorizacion>${found.estado}</estadoAutorizacion>` +
        `<rucEmisor>${found.ruc}</rucEmisor><fechaAutorizacion>${inEcuador(found.at)}</fechaAutorizacion>`;
  return envelope(
    'http://ec.gob.sri.ws.consultas',
    'consultarEstadoAutorizacionComprobanteResponse',
    `<EstadoAutorizacionComprobante>${content}</EstadoAutorizacionComprobante>`,
  );
}

export function faultXml(code: 'Client' | 'Server', text: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
    `<faultcode>soap:${code}</faultcode><faultstring>${escaped(text)}</faultstring>` +
    '</soap:Fault></soap:Body></soap:Envelope>'
  );
}

function authorizationXml(authorization: Autorizacion): string {
  const { estado, numeroAutorizacion, fechaAutorizacion, ambiente, comprobante, mensajes } = authorization;
  const number =
    numeroAutorizacion === undefined ? '' : `<numeroAutorizacion>${numeroAutorizacion}</numeroAutorizacion>`;
  const date = fechaAutorizacion === null ? '' : inEcuador(fechaAutorizacion);
  return (
    `<autorizacion><estado>${escaped(estado)}</estado>${number}` +
    `<fechaAutorizacion>${date}</fechaAutorizacion><ambiente>${ambiente}</ambiente>` +
    `${comprobante === null ? '' : `<comprobante>${cdata(comprobante)}</comprobante>`}` +
    `${messagesXml(mensajes)}</autorizacion>`
  );
}

function messagesXml(messages: readonly ServiceMessage[]): string {
  const items = messages.map(
    ({ code, title, detail, type }) =>
      `<mensaje><identificador>${code}</identificador><mensaje>${escaped(title)}</mensaje>` +
      (detail === '' ? '' : `<informacionAdicional>${escaped(detail)}</informacionAdicional>`) +
      `<tipo>${type}</tipo></mensaje>`,
  );
  return list('mensajes', items);
}

function list(name: string, items: readonly string[]): string {
  return items.length === 0 ? `<${name}/>` : `<${name}>${items.join('')}</${name}>`;
}

function envelope(namespace: string, response: string, content: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<ns2:${response} xmlns:ns2="${namespace}">${content}</ns2:${response}></soap:Body></soap:Envelope>`
  );
}

function cdata(bytes: Uint8Array): string {
  return `<![CDATA[${Buffer.from(bytes).toString('utf8').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function inEcuador(instant: Date): string {
  return `${new Date(instant.getTime() - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
