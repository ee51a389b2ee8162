import type { DeliveryItem, DeliveryNote, DeliveryRecipient } from '../model/delivery-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { additionalInfoElement, fiscalMachineElement, taxInfo } from '../model/xml-parts.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { supportDocumentCodeOf } from '../tables/support-document-types.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { detailsElement } from '../xml/line-elements.ts';
import { element, type XmlElement, type XmlNode, xmlDocument } from '../xml/xml-writer.ts';

/** Version 1.1.0 takes six decimals of a quantity where 1.0.0 took two, and is the same otherwise (SRI reference §14.5). */
export const DELIVERY_NOTE_SCHEMA_VERSION = '1.1.0';

/**
 * `guiaRemision`, element by element in the order of its schema (SRI reference §14.5). The date of issue has no
 * element: the access key alone tells it.
 */
export function writeDeliveryNoteXml(document: IssuedDocument<DeliveryNote>): string {
  const { content } = document;
  return xmlDocument('guiaRemision', DELIVERY_NOTE_SCHEMA_VERSION, [
    taxInfo(document),
    transportInfo(document),
    element('destinatarios', content.recipients.map(recipientElement)),
    fiscalMachineElement(content.fiscal_machine),
    additionalInfoElement(document),
  ]);
}

function transportInfo({ issuer, content }: IssuedDocument<DeliveryNote>): XmlElement | undefined {
  const { carrier } = content;
  return element('infoGuiaRemision', [
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('dirPartida', content.origin_address),
    element('razonSocialTransportista', carrier.name),
    element('tipoIdentificacionTransportista', codeOf(identificationTypeCodes, carrier.identification_type)),
    // Any identification, whatever the element's name says (SRI reference §9).
    element('rucTransportista', carrier.identification),
    // In this order only here: the other kinds have it the other way round (SRI reference §9).
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    element('contribuyenteEspecial', issuer.specialTaxpayerResolution),
    element('fechaIniTransporte', toSriDate(content.transport_start)),
    element('fechaFinTransporte', toSriDate(content.transport_end)),
    element('placa', content.plate),
  ]);
}

function recipientElement(recipient: DeliveryRecipient): XmlElement | undefined {
  return element('destinatario', [
    element('identificacionDestinatario', recipient.identification),
    element('razonSocialDestinatario', recipient.name),
    element('dirDestinatario', recipient.address),
    element('motivoTraslado', recipient.reason),
    element('docAduaneroUnico', recipient.customs_document),
    element('codEstabDestino', recipient.destination_establishment),
    element('ruta', recipient.route),
    supportElements(recipient.support_document),
    element('detalles', recipient.items.map(itemElement)),
  ]);
}

function supportElements(support: DeliveryRecipient['support_document']): XmlNode {
  const {
    document_type: type,
    number,
    authorization_number: authorization,
    issue_date: date,
  } = support ?? {};
  return [
    element('codDocSustento', type && supportDocumentCodeOf(type)),
    element('numDocSustento', number),
    element('numAutDocSustento', authorization),
    element('fechaEmisionDocSustento', date && toSriDate(date)),
  ];
}

function itemElement(item: DeliveryItem): XmlElement | undefined {
  return element('detalle', [
    element('codigoInterno', item.code),
    element('codigoAdicional', item.auxiliary_code),
    element('descripcion', item.description),
    element('cantidad', item.quantity),
    detailsElement(item.additional_info),
  ]);
}
