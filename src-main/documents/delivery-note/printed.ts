import type { DeliveryItem, DeliveryNote, DeliveryRecipient } from '../model/delivery-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { facts, printedFrame } from '../model/printed-parts.ts';
import type { PrintedColumn, PrintedDocument, PrintedRow, PrintedSection } from '../printing/printed.ts';
import { supportDocumentTitle } from '../tables/support-document-types.ts';
import { toSriDate } from '../values/ecuador-time.ts';

/** The facts of a delivery note's page: the transport, then each recipient with its goods (SRI reference §11, "Guía"). */
export function printedDeliveryNote(document: IssuedDocument<DeliveryNote>): PrintedDocument {
  const { content, identity } = document;
  return {
    ...printedFrame('GUÍA DE REMISIÓN', document),
    party: facts([
      ['Transportista', content.carrier.name],
      ['Identificación', content.carrier.identification],
      ['Placa', content.plate],
      ['Fecha de emisión', toSriDate(identity.issueDate)],
      ['Inicio del traslado', toSriDate(content.transport_start)],
      ['Fin del traslado', toSriDate(content.transport_end)],
      ['Punto de partida', content.origin_address],
    ]),
    sections: content.recipients.map((recipient, index, { length }) => ({
      title: length === 1 ? 'DESTINATARIO' : `DESTINATARIO ${index + 1} DE ${length}`,
      ...recipientSection(recipient),
    })),
    totals: [],
    payments: [],
  };
}

/** Its e-mail address stays off the page, which travels with the goods of all recipients. */
function recipientSection(recipient: DeliveryRecipient): PrintedSection {
  const { support_document: support } = recipient;
  return {
    facts: facts([
      ['Razón social / Nombres y apellidos', recipient.name],
      ['Identificación', recipient.identification],
      ['Destino', recipient.address],
      ['Motivo del traslado', recipient.reason],
      ['Ruta', recipient.route],
      ['Establecimiento de destino', recipient.destination_establishment],
      ['Documento aduanero', recipient.customs_document],
      ['Comprobante de sustento', support && [typeLabel(support), support.number].join(' ').trim()],
      ['Emisión del sustento', support?.issue_date && toSriDate(support.issue_date)],
      ['Autorización del sustento', support?.authorization_number],
    ]),
    table: { columns, rows: recipient.items.map(row) },
  };
}

function typeLabel({
  document_type: type,
}: NonNullable<DeliveryRecipient['support_document']>): string | undefined {
  return type && supportDocumentTitle(type);
}

const columns: readonly PrintedColumn[] = [
  { key: 'quantity', label: 'Cantidad', align: 'right', width: 0.15 },
  { key: 'description', label: 'Descripción', align: 'left', width: 0.45 },
  { key: 'code', label: 'Código', align: 'left', width: 0.2 },
  { key: 'auxiliary', label: 'Auxiliar', align: 'left', width: 0.2 },
];

function row(item: DeliveryItem): PrintedRow {
  return {
    cells: {
      quantity: item.quantity,
      description: item.description,
      code: item.code ?? '',
      auxiliary: item.auxiliary_code ?? '',
    },
    notes: item.additional_info.map(({ name, value }) => `${name}: ${value}`),
    ticket: {
      text: item.description,
      detail: [item.code, item.auxiliary_code].flatMap((code) => code ?? []).join(' · '),
      amount: item.quantity,
    },
  };
}
