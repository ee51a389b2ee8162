import { XmlElement, XmlLibError } from 'libxml2-wasm';
import { textAt, withXml } from '../document-facts.ts';

/** What a client asked, once its envelope proved right. */
export type ServiceQuestion =
  | { readonly operation: 'reception'; readonly xml: Uint8Array }
  | { readonly operation: 'authorization'; readonly accessKey: string }
  | { readonly operation: 'query'; readonly accessKey: string };

export type ServiceOperation = ServiceQuestion['operation'];

export type RequestReading =
  | { readonly ok: true; readonly question: ServiceQuestion }
  | { readonly ok: false; readonly fault: string };

interface Service {
  readonly operation: ServiceOperation;
  readonly namespace: string;
  readonly element: string;
  readonly parameter: string;
}

/** The services by the last part of their path (published WSDLs). */
const services: Readonly<Record<string, Service>> = {
  RecepcionComprobantesOffline: {
    operation: 'reception',
    namespace: 'http://ec.gob.sri.ws.recepcion',
    element: 'validarComprobante',
    parameter: 'xml',
  },
  AutorizacionComprobantesOffline: {
    operation: 'authorization',
    namespace: 'http://ec.gob.sri.ws.autorizacion',
    element: 'autorizacionComprobante',
    parameter: 'claveAccesoComprobante',
  },
  ConsultaComprobante: {
    operation: 'query',
    namespace: 'http://ec.gob.sri.ws.consultas',
    element: 'consultarEstadoAutorizacionComprobante',
    parameter: 'claveAcceso',
  },
};

/** The service at a path, null when none is. */
export function serviceAt(path: string): Service | null {
  const [, root, name = '', ...rest] = path.split('/');
  const service = services[name];
  return root === 'comprobantes-electronicos-ws' && rest.length === 0 && service !== undefined
    ? service
    : null;
}

/** Reads an envelope as strictly as the services' contract is written: namespaces, one operation, one parameter. */
export function readRequest(service: Service, body: Uint8Array): RequestReading {
  try {
    return withXml(body, ({ root }) => readEnvelope(service, root));
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return { ok: false, fault: `The envelope is not well-formed: ${error.message}` };
  }
}

function readEnvelope(service: Service, root: XmlElement): RequestReading {
  const names = { s: 'http://schemas.xmlsoap.org/soap/envelope/', ec: service.namespace };
  const operation = root.get(`/s:Envelope/s:Body/ec:${service.element}`, names);
  if (!(operation instanceof XmlElement)) return { ok: false, fault: `No ${service.element} in the body` };
  // Without a prefix XPath asks for no namespace: a qualified parameter is not found.
  const text = textAt(operation, service.parameter).replace(/\s+/gu, '');
  if (service.operation !== 'reception') {
    return { ok: true, question: { operation: service.operation, accessKey: text } };
  }
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text);
  return isBase64
    ? { ok: true, question: { operation: 'reception', xml: Buffer.from(text, 'base64') } }
    : { ok: false, fault: 'The xml parameter is not base64' };
}
