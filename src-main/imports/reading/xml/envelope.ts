import { normalizeStatus } from '../../../documents/xml/normalize-status.ts';
import { textOf, type XmlTree } from '../../../documents/xml/xml-tree.ts';
import { parseAuthorizedAt } from '../findings/authorization-date.ts';
import type { Envelope, EnvelopeStatus, FoundEnvironment } from '../findings/finding.ts';

/** An `<autorizacion>` without its bytes, in any of the forms of reference.md §5. */
export function readEnvelope(element: XmlTree): Omit<Envelope, 'bytes'> {
  const authorizedAt = parseAuthorizedAt(textOf(element, 'fechaAutorizacion'));
  const environment = environmentOf(textOf(element, 'ambiente'));
  return {
    number: textOf(element, 'numeroAutorizacion').replace(/\s/g, ''),
    status: statusOf(textOf(element, 'estado')),
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(environment !== undefined && { environment }),
  };
}

const STATUSES: Readonly<Record<string, EnvelopeStatus>> = {
  AUTORIZADO: 'authorized',
  AUT: 'authorized',
  'NO AUTORIZADO': 'not_authorized',
  NAT: 'not_authorized',
  RECHAZADO: 'not_authorized',
  RECHAZADA: 'not_authorized',
  DEVUELTA: 'not_authorized',
  'EN PROCESO': 'in_process',
  'EN PROCESAMIENTO': 'in_process',
  PPR: 'in_process',
  ANULADO: 'annulled',
};

function statusOf(text: string): EnvelopeStatus {
  return STATUSES[normalizeStatus(text)] ?? 'unsaid';
}

/** Recognized by its beginning: the accent of PRODUCCIÓN has been through every encoding. */
function environmentOf(text: string): FoundEnvironment | undefined {
  if (/^(?:2$|PROD)/i.test(text)) return 'live';
  return /^(?:1$|PRUEBA)/i.test(text) ? 'test' : undefined;
}
