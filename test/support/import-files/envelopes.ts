/** What an envelope around a document says, and how it is written (SRI reference §5). */
export interface EnvelopeRequest {
  readonly number: string;
  readonly status?: string;
  readonly date?: string;
  /** Left out, as in downloads from the portal, when it is null. */
  readonly environment?: string | null;
  readonly isEscaped?: boolean;
  /** Attributes of `fechaAutorizacion`. */
  readonly dateAttributes?: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/** `<autorizacion>` around a signed document. */
export function envelopeOf(signedXml: string, request: EnvelopeRequest): string {
  return `${DECLARATION}\n${authorizationOf(signedXml, request)}`;
}

/** The authority's whole answer, with as many authorizations as documents. */
export function soapAnswerOf(
  documents: readonly (readonly [xml: string, request: EnvelopeRequest])[],
): string {
  const list = documents.map(([xml, request]) => authorizationOf(xml, request)).join('');
  return `${DECLARATION}<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion"><RespuestaAutorizacionComprobante><claveAccesoConsultada>0</claveAccesoConsultada><numeroComprobantes>${documents.length}</numeroComprobantes><autorizaciones>${list}</autorizaciones></RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse></soap:Body></soap:Envelope>`;
}

function authorizationOf(signedXml: string, request: EnvelopeRequest): string {
  const { number, status = 'AUTORIZADO', date = '2026-11-20T10:31:09-05:00', isEscaped = false } = request;
  const { environment = 'PRODUCCIÓN', dateAttributes = '' } = request;
  const inner = isEscaped
    ? escaped(signedXml)
    : `<![CDATA[${signedXml.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const environmentElement = environment === null ? '' : `<ambiente>${environment}</ambiente>`;
  return `<autorizacion><estado>${status}</estado><numeroAutorizacion>${number}</numeroAutorizacion><fechaAutorizacion${dateAttributes}>${date}</fechaAutorizacion>${environmentElement}<comprobante>${inner}</comprobante><mensajes/></autorizacion>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
