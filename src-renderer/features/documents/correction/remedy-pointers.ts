import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { SriMessage } from '../../../../src-main/documents/messages/sri-message.ts';

/**
 * Where in a document's body a message of the authority is about, as JSON pointers, none when it is about no datum of
 * the document (a signature, a closed establishment). The code says what kind of datum; of the XML's structure (35) the
 * detail names the tag (SRI technical sheet 2.34 §11).
 */
export function remedyPointersOf(
  message: Pick<SriMessage, 'code' | 'detail'>,
  type: DocumentType,
): readonly string[] {
  const byCode = pointersByCode[message.code];
  // Details of such messages are sentences, in which a tag's name may be an ordinary word.
  if (byCode) return byCode[type] ?? byCode.any ?? [];
  const tagged = pointersByTag
    .filter(([tag]) => new RegExp(`(?<![A-Za-z])${tag}(?![A-Za-z])`).test(message.detail))
    .map(([, pointer]) => pointerIn(type, pointer));
  return [...new Set(tagged)];
}

/** The other side has another name in each kind's body. */
const parties: Readonly<Record<DocumentType, string>> = {
  invoice: '/buyer',
  purchase_settlement: '/supplier',
  credit_note: '/buyer',
  debit_note: '/buyer',
  delivery_note: '/recipients',
  withholding: '/supplier',
};

const PARTY = '{party}';

function pointerIn(type: DocumentType, pointer: string): string {
  // The recipients of a delivery note are several: the message is about one of them.
  if (type === 'delivery_note' && pointer.startsWith(PARTY)) return parties[type];
  return pointer.replace(PARTY, parties[type]);
}

type Pointers = Readonly<Partial<Record<DocumentType | 'any', readonly string[]>>>;

const ofParty = Object.fromEntries(
  Object.entries(parties).map(([type, party]) => [
    type,
    [type === 'delivery_note' ? party : `${party}/identification`],
  ]),
);

const pointersByCode: Readonly<Record<string, Pointers>> = {
  '26': { any: ['/lines', '/additional_info'] },
  '34': { withholding: ['/support_documents'], delivery_note: ['/recipients'] },
  '52': {
    any: ['/lines'],
    debit_note: ['/reasons'],
    withholding: ['/support_documents'],
    delivery_note: ['/recipients'],
  },
  '59': ofParty,
  '62': ofParty,
  '64': { withholding: ['/support_documents'], delivery_note: ['/recipients'] },
  '67': { delivery_note: ['/transport_start'], withholding: ['/support_documents'] },
  '68': { withholding: ['/support_documents'], delivery_note: ['/recipients'] },
  '69': ofParty,
  '82': { any: ['/transport_start'] },
};

/** Tags of the schemas and the body's field each is written from (SRI reference §14). */
const pointersByTag: readonly (readonly [tag: string, pointer: string])[] = [
  ['razonSocialComprador', `${PARTY}/name`],
  ['identificacionComprador', `${PARTY}/identification`],
  ['tipoIdentificacionComprador', `${PARTY}/identification_type`],
  ['direccionComprador', `${PARTY}/address`],
  ['razonSocialProveedor', `${PARTY}/name`],
  ['identificacionProveedor', `${PARTY}/identification`],
  ['tipoIdentificacionProveedor', `${PARTY}/identification_type`],
  ['direccionProveedor', `${PARTY}/address`],
  ['razonSocialSujetoRetenido', `${PARTY}/name`],
  ['identificacionSujetoRetenido', `${PARTY}/identification`],
  ['tipoIdentificacionSujetoRetenido', `${PARTY}/identification_type`],
  ['razonSocialTransportista', '/carrier/name'],
  ['rucTransportista', '/carrier/identification'],
  ['tipoIdentificacionTransportista', '/carrier/identification_type'],
  ['razonSocialDestinatario', '/recipients'],
  ['identificacionDestinatario', '/recipients'],
  ['dirDestinatario', '/recipients'],
  ['motivoTraslado', '/recipients'],
  ['dirPartida', '/origin_address'],
  ['placa', '/plate'],
  ['fechaIniTransporte', '/transport_start'],
  ['fechaFinTransporte', '/transport_end'],
  ['codigoPrincipal', '/lines'],
  ['descripcion', '/lines'],
  ['cantidad', '/lines'],
  ['precioUnitario', '/lines'],
  ['descuento', '/lines'],
  ['codigoPorcentaje', '/lines'],
  ['razon', '/reasons'],
  ['motivo', '/reason'],
  ['formaPago', '/payments'],
  ['plazo', '/payments'],
  ['unidadTiempo', '/payments'],
  ['propina', '/tip'],
  ['guiaRemision', '/delivery_note_number'],
  ['campoAdicional', '/additional_info'],
  ['codDocSustento', '/support_documents'],
  ['numDocSustento', '/support_documents'],
  ['fechaEmisionDocSustento', '/support_documents'],
  ['numAutDocSustento', '/support_documents'],
  ['codigoRetencion', '/support_documents'],
  ['porcentajeRetener', '/support_documents'],
];
