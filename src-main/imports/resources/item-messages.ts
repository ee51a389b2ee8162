import type { ImportItemCode } from '../../contract/import.ts';
import type { Params } from '../ports/draft.ts';

/** What a person reads about an item: what happened, and what can be done about it. */
export function itemMessage(code: ImportItemCode, params: Params): string {
  const message = messages[code];
  return typeof message === 'string' ? message : message(params);
}

type Message = string | ((params: Params) => string);

const messages: Readonly<Record<ImportItemCode, Message>> = {
  confirmed_by_sri: 'Importado: el SRI confirmó que está autorizado.',
  listed_by_sri: 'Importado: un listado del SRI lo nombra entre los autorizados.',
  signature_only: ({ chain }) =>
    chain === 'unknown'
      ? 'Importado por su firma y la autorización que trae. No conocemos a quien emitió el certificado con que se firmó.'
      : 'Importado por su firma y la autorización que trae. Un listado del SRI lo confirmaría.',
  issuer_signature_only: ({ chain }) =>
    chain === 'unknown'
      ? 'Importado solo por la firma del emisor: nada dice aún que el SRI lo autorizó, y no conocemos a quien emitió el certificado.'
      : 'Importado solo por la firma del emisor: nada dice aún que el SRI lo autorizó. Un listado del SRI lo confirmaría.',
  already_exists: 'Ya estaba aquí, y esto no añade nada.',
  evidence_added: 'Ya estaba aquí; ahora hay mejor evidencia de que el SRI lo autorizó.',
  wrong_issuer: ({ ruc }) =>
    ruc === undefined ? 'Lo emitió otro RUC.' : `Lo emitió otro RUC, ${ruc}: aquí van solo los suyos.`,
  wrong_environment: ({ environment }) =>
    environment === 'live'
      ? 'Es un documento de producción: súbalo con una clave del ambiente de producción.'
      : 'Es un documento de pruebas: no tiene validez tributaria y no se importa en producción.',
  unsupported_version: ({ version }) =>
    version === undefined
      ? 'Es de una versión del esquema que el SRI no ha publicado.'
      : `Es de la versión «${version}» del esquema, que el SRI no ha publicado.`,
  annulled: 'Está anulado en el SRI.',
  not_authorized: 'El SRI no lo autorizó.',
  no_sri_in_sandbox:
    'Solo está su clave de acceso, y en el ambiente de práctica no se consulta al SRI. Suba su XML.',
  canceled: 'La importación se canceló antes de llegar a este.',
  not_importable: ({ content, reason }) =>
    contents[content ?? reason ?? ''] ?? 'Por su naturaleza no se puede importar.',
  not_a_document: 'Es un XML, pero no de un comprobante electrónico.',
  unreadable_xml: ({ reason }) =>
    reason === 'unverifiable'
      ? 'No se pudo comprobar su firma: el programa no entiende cómo está escrito este XML.'
      : 'El XML está dañado o le falta una parte: pida otra copia a quien lo guarda.',
  unknown_code: 'Usa un código que no está en las tablas del SRI.',
  entry_too_large: 'Pesa más de 1 MiB: ningún comprobante pesa tanto.',
  invalid_access_key: ({ field }) =>
    field === undefined
      ? 'La clave de acceso no es válida. Si viene de una hoja de cálculo, vuelva a bajar el listado como texto.'
      : `La clave de acceso no corresponde al documento (${field}).`,
  invalid_signature: ({ fault }) => signatureFaults[fault ?? ''] ?? signatureFaults.digest_mismatch,
  certificate_mismatch: 'Lo firmó un certificado que no es del emisor.',
  certificate_expired: 'El certificado con que se firmó no estaba vigente en la fecha del documento.',
  authorization_mismatch: 'La autorización que trae es de otro documento.',
  unknown_to_sri: 'El SRI no conoce esta clave de acceso.',
  xml_unavailable:
    'El SRI ya no entrega su XML: solo lo hace durante unos días. Descárguelo de SRI en Línea y súbalo.',
  number_taken: ({ number }) =>
    number === undefined
      ? 'Otro documento ya tiene este número.'
      : `Otro documento ya tiene el número ${number}, con otra clave de acceso.`,
  sri_unavailable: 'El SRI no respondió, o todavía no lo decide. Importe el listado otra vez más tarde.',
};

const CHANGED = 'La firma no corresponde al contenido: el archivo se cambió después de firmarlo.';

/** What a signature lacks (`SignatureFaultCode`): only a changed document is reported as changed. */
const signatureFaults: Readonly<Record<string, string>> & { readonly digest_mismatch: string } = {
  digest_mismatch: CHANGED,
  signature_mismatch: CHANGED,
  unsupported:
    'Lleva una firma de una forma que este programa no comprueba. No quiere decir que se haya cambiado: pida al emisor ' +
    'otra copia, o consúltelo en SRI en Línea.',
  no_signature: 'No lleva la firma donde debe: pida otra copia a quien lo guarda.',
  certificate_missing: 'Su firma no trae el certificado con que se hizo, y no se puede comprobar.',
  document_not_covered: 'Su firma no cubre todo el documento.',
  properties_not_covered: 'Su firma no cubre sus propios datos, como cuándo y con qué certificado se hizo.',
  certificate_mismatch: 'Su firma nombra otro certificado que el que trae.',
};

/** What it is that cannot be imported, or what it lacks. */
const contents: Readonly<Record<string, string>> = {
  pdf: 'Es un PDF: el RIDE es solo una impresión. Suba el XML del comprobante.',
  spreadsheet: 'Es una hoja de cálculo: guárdela como CSV y súbala de nuevo.',
  other_archive: 'Es un archivo comprimido que no es ZIP: comprímalo como ZIP.',
  empty: 'El archivo está vacío.',
  unsigned: 'No está firmado: sin firma no es un comprobante electrónico.',
};
