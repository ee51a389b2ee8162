import type { DeliveryItem, DeliveryNote, DeliveryRecipient } from '../model/delivery-note.ts';
import type { XmlSource } from '../model/document-kind.ts';
import { supportDocumentSlug } from '../tables/support-document-types.ts';
import {
  dateOf,
  itemsOf,
  optionalDate,
  optionalText,
  partOf,
  quantityOf,
  textOf,
} from '../xml/read-parts.ts';
import { carrierFrom, detailsFrom, fiscalMachineFrom } from '../xml/read-shared.ts';
import type { XmlTree } from '../xml/xml-tree.ts';

/** `guiaRemision` of any version back to its content. */
export function readDeliveryNoteXml({ root, additionalInfo }: XmlSource): DeliveryNote {
  const info = partOf(root, 'infoGuiaRemision');
  return {
    object: 'delivery_note',
    origin_address: textOf(info, 'dirPartida'),
    carrier: carrierFrom(info),
    plate: textOf(info, 'placa'),
    transport_start: dateOf(info, 'fechaIniTransporte'),
    transport_end: dateOf(info, 'fechaFinTransporte'),
    recipients: itemsOf(root, 'destinatarios', 'destinatario').map(recipientFrom),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}

function recipientFrom(recipient: XmlTree): DeliveryRecipient {
  return {
    identification: textOf(recipient, 'identificacionDestinatario'),
    name: textOf(recipient, 'razonSocialDestinatario'),
    address: textOf(recipient, 'dirDestinatario'),
    reason: textOf(recipient, 'motivoTraslado'),
    customs_document: optionalText(recipient, 'docAduaneroUnico'),
    destination_establishment: optionalText(recipient, 'codEstabDestino'),
    route: optionalText(recipient, 'ruta'),
    support_document: supportFrom(recipient),
    items: itemsOf(recipient, 'detalles', 'detalle').map(itemFrom),
  };
}

/** Each of its four parts is optional in the schema; without any there is no support document. */
function supportFrom(recipient: XmlTree): DeliveryRecipient['support_document'] {
  const type = optionalText(recipient, 'codDocSustento');
  const support = {
    document_type: type && supportDocumentSlug(type),
    number: optionalText(recipient, 'numDocSustento'),
    issue_date: optionalDate(recipient, 'fechaEmisionDocSustento'),
    authorization_number: optionalText(recipient, 'numAutDocSustento'),
  };
  return Object.values(support).some((part) => part !== undefined) ? support : undefined;
}

function itemFrom(item: XmlTree): DeliveryItem {
  return {
    code: optionalText(item, 'codigoInterno'),
    auxiliary_code: optionalText(item, 'codigoAdicional'),
    description: textOf(item, 'descripcion'),
    quantity: quantityOf(item, 'cantidad'),
    additional_info: detailsFrom(item),
  };
}
