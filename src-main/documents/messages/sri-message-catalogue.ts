/**
 * The messages of the authority's services, restated in our words: what each means, why it comes and what helps.
 * In Spanish it goes with a document, in English the window says it.
 * Source: SRI technical sheet 2.34 (2026-07-27) §11 and the services' own answers; titles as the services write
 * them.
 */

/** What the way out of a message is, for whoever acts on it without reading. */
export type MessageAction =
  | 'correct_and_resend'
  | 'resign_and_resend'
  | 'resend_same'
  | 'query_authorization'
  | 'retry_later'
  | 'fix_at_sri_then_resend'
  | 'new_number'
  | 'new_document'
  | 'correct_query'
  | 'none';

export interface Explanation {
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
}

export interface CatalogueMessage {
  /** `identificador` */
  readonly code: string;
  readonly title: string;
  readonly type: 'error' | 'warning';
  readonly action: MessageAction;
  readonly es: Explanation;
  readonly en: Explanation;
}

/** Ordered by code. */
export const messageCatalogue: readonly CatalogueMessage[] = [
  {
    code: '2',
    title: 'RUC DEL EMISOR SE ENCUENTRA NO ACTIVO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'El RUC del emisor no está activo.',
      cause: 'El contribuyente suspendió o canceló su RUC.',
      remedy: 'Reactive el RUC en el SRI y reenvíe el mismo documento con la misma clave.',
    },
    en: {
      meaning: "The issuer's RUC is not active.",
      cause: "The taxpayer's registration is suspended or cancelled.",
      remedy: 'Reactivate the RUC at the SRI, then send the same document with the same key.',
    },
  },
  {
    code: '10',
    title: 'ESTABLECIMIENTO DEL EMISOR SE ENCUENTRA CLAUSURADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'El establecimiento emisor está clausurado.',
      cause: 'El SRI clausuró ese local o su serie no está habilitada.',
      remedy: 'Levante la clausura o emita desde otro establecimiento con otra numeración.',
    },
    en: {
      meaning: 'The issuing establishment is closed by the authority.',
      cause: 'The SRI shut that site or its series is not enabled.',
      remedy: 'Have the closure lifted, or issue from another establishment.',
    },
  },
  {
    code: '26',
    title: 'TAMAÑO MÁXIMO SUPERADO',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El archivo supera el tamaño permitido.',
      cause: 'XML mayor de 320 KB (o lote mayor de 500 KB).',
      remedy: 'Divida el documento en varios o reduzca líneas e información adicional.',
    },
    en: {
      meaning: 'The file is larger than allowed.',
      cause: 'XML above 320 KB (or a batch above 500 KB).',
      remedy: 'Split it into several documents or cut lines and additional information.',
    },
  },
  {
    code: '27',
    title: 'CLASE NO PERMITIDO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'La clase de contribuyente no puede emitir ese tipo de documento.',
      cause: 'El régimen o clase del RUC no habilita ese comprobante.',
      remedy: 'Revise en SRI en Línea qué comprobantes puede emitir el RUC.',
    },
    en: {
      meaning: "The taxpayer's class may not issue this kind of document.",
      cause: 'The regime or class of the RUC does not allow it.',
      remedy: 'Check in SRI en Línea which documents the RUC may issue.',
    },
  },
  {
    code: '28',
    title: 'ACUERDO DE MEDIOS ELECTRÓNICOS NO ACEPTADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'Falta aceptar el acuerdo de medios electrónicos.',
      cause: 'El contribuyente nunca aceptó el acuerdo en el portal.',
      remedy: 'Acepte el acuerdo de uso de medios electrónicos en SRI en Línea y reenvíe.',
    },
    en: {
      meaning: 'The electronic-means agreement has not been accepted.',
      cause: 'The taxpayer never accepted it in the portal.',
      remedy: 'Accept the agreement in SRI en Línea and resend.',
    },
  },
  {
    code: '34',
    title: 'COMPROBANTE NO AUTORIZADO',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El comprobante de sustento no consta como autorizado.',
      cause: 'Se hace referencia a un documento que el SRI no autorizó.',
      remedy: 'Revise el documento de sustento y espere su autorización antes de referirlo.',
    },
    en: {
      meaning: 'The referenced document is not authorized.',
      cause: 'It points to a document that the SRI did not authorize.',
      remedy: 'Check the supporting document and wait until it is authorized.',
    },
  },
  {
    code: '35',
    title: 'DOCUMENTO INVÁLIDO / ARCHIVO NO CUMPLE ESTRUCTURA XML',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El XML no cumple el esquema.',
      cause:
        'Etiqueta ausente, fuera de orden, vacía o con formato no permitido; codificación distinta de UTF-8; saltos de línea en textos.',
      remedy:
        'Lea el detalle (nombra la etiqueta), corrija ese dato, firme de nuevo y reenvíe con la misma clave.',
    },
    en: {
      meaning: 'The XML does not follow the schema.',
      cause:
        'A tag is missing, misplaced, empty or badly formatted; encoding other than UTF-8; line breaks in texts.',
      remedy:
        'Read the detail (it names the tag), correct that value, sign again and resend with the same key.',
    },
  },
  {
    code: '36',
    title: 'VERSIÓN DE ESQUEMA DESCONTINUADA',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'La versión del esquema ya no se acepta.',
      cause: 'El atributo version no corresponde a un esquema vigente.',
      remedy: 'Genere el documento con una versión vigente y reenvíe.',
    },
    en: {
      meaning: 'The schema version is no longer accepted.',
      cause: 'The version attribute names a withdrawn schema.',
      remedy: 'Build the document in a current version and resend.',
    },
  },
  {
    code: '37',
    title: 'RUC SIN AUTORIZACIÓN DE EMISIÓN',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'El RUC no tiene autorización para emitir electrónicamente en ese ambiente.',
      cause: 'No se solicitó la emisión electrónica (pruebas y producción se solicitan por separado).',
      remedy: 'Solicite la autorización en SRI en Línea (Facturación electrónica) y reenvíe.',
    },
    en: {
      meaning: 'The RUC is not authorized to issue electronically in that environment.',
      cause: 'Electronic issuing was not requested (test and production are requested separately).',
      remedy: 'Request it in SRI en Línea (Facturación electrónica) and resend.',
    },
  },
  {
    code: '39',
    title: 'FIRMA INVÁLIDA',
    type: 'error',
    action: 'resign_and_resend',
    es: {
      meaning: 'La firma electrónica no es válida.',
      cause:
        'El XML cambió tras firmarse, cadena de confianza no reconocida, certificado que no es de firma digital, hora del equipo adelantada o firma mal construida.',
      remedy:
        'Vuelva a firmar con un certificado vigente de una entidad acreditada, compruebe la hora del equipo y reenvíe con la misma clave.',
    },
    en: {
      meaning: 'The electronic signature is not valid.',
      cause:
        'The XML changed after signing, untrusted chain, a certificate that is not for signing, a fast computer clock or a badly built signature.',
      remedy:
        'Sign again with a valid certificate of an accredited authority, check the clock and resend with the same key.',
    },
  },
  {
    code: '40',
    title: 'ERROR EN EL CERTIFICADO',
    type: 'error',
    action: 'resign_and_resend',
    es: {
      meaning: 'El certificado no se pudo validar.',
      cause: 'No se encontró un certificado en la firma o no se puede leer como X.509.',
      remedy: 'Firme de nuevo incluyendo el certificado completo del emisor en KeyInfo y reenvíe.',
    },
    en: {
      meaning: 'The certificate could not be validated.',
      cause: 'No certificate was found in the signature, or it cannot be read as X.509.',
      remedy: "Sign again with the issuer's full certificate inside KeyInfo and resend.",
    },
  },
  {
    code: '42',
    title: 'CERTIFICADO REVOCADO',
    type: 'error',
    action: 'resign_and_resend',
    es: {
      meaning: 'El certificado está revocado o caducado.',
      cause: 'Se firmó con un certificado vencido o revocado.',
      remedy: 'Renueve el certificado, cárguelo y reenvíe firmando de nuevo.',
    },
    en: {
      meaning: 'The certificate is revoked or expired.',
      cause: 'It was signed with an expired or revoked certificate.',
      remedy: 'Renew the certificate, load it, sign again and resend.',
    },
  },
  {
    code: '43',
    title: 'CLAVE ACCESO REGISTRADA',
    type: 'error',
    action: 'query_authorization',
    es: {
      meaning: 'La clave de acceso ya está registrada.',
      cause: 'El documento ya había llegado (por ejemplo tras un tiempo de espera agotado).',
      remedy:
        'No reenvíe: consulte la autorización con esa clave. Si el contenido es distinto, emita con otra clave.',
    },
    en: {
      meaning: 'The access key is already registered.',
      cause: 'The document had already arrived (for example after a time-out).',
      remedy:
        'Do not resend: query the authorization of that key. If the content differs, issue under another key.',
    },
  },
  {
    code: '45',
    title: 'ERROR SECUENCIAL REGISTRADO',
    type: 'error',
    action: 'new_number',
    es: {
      meaning: 'El número secuencial ya está usado.',
      cause:
        'Otro documento del mismo tipo, serie y ambiente ya usa ese número (otro sistema o numeración inicial errónea).',
      remedy: 'Consulte qué documento usa el número y adelante la numeración; emita con el siguiente número.',
    },
    en: {
      meaning: 'The sequential number is already used.',
      cause:
        'Another document of that type, series and environment has it (another system, or a wrong starting number).',
      remedy: 'Find what uses the number, move the numbering forward and issue with the next number.',
    },
  },
  {
    code: '46',
    title: 'RUC NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El RUC del emisor no existe.',
      cause: 'RUC mal escrito en el documento.',
      remedy: 'Corrija el RUC del emisor y reenvíe.',
    },
    en: {
      meaning: "The issuer's RUC does not exist.",
      cause: 'The RUC is mistyped.',
      remedy: "Correct the issuer's RUC and resend.",
    },
  },
  {
    code: '47',
    title: 'TIPO COMPROBANTE NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El tipo de comprobante no existe.',
      cause: 'codDoc fuera del catálogo o distinto de la raíz del XML.',
      remedy: 'Use 01, 03, 04, 05, 06 o 07 según el documento.',
    },
    en: {
      meaning: 'The document type does not exist.',
      cause: 'codDoc is outside the list or disagrees with the XML root.',
      remedy: 'Use 01, 03, 04, 05, 06 or 07 as fits.',
    },
  },
  {
    code: '48',
    title: 'ESQUEMA XSD NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'No existe esquema para el tipo y versión enviados.',
      cause: 'Atributo version inexistente para ese documento.',
      remedy: 'Corrija el atributo version (p. ej. 1.1.0 o 2.0.0) y reenvíe.',
    },
    en: {
      meaning: 'There is no schema for that type and version.',
      cause: 'The version attribute does not exist for that document.',
      remedy: 'Correct the version attribute (e.g. 1.1.0 or 2.0.0) and resend.',
    },
  },
  {
    code: '49',
    title: 'ARGUMENTOS QUE ENVÍAN AL WS NULOS',
    type: 'error',
    action: 'resend_same',
    es: {
      meaning: 'La petición llegó sin contenido.',
      cause: 'El campo xml de la petición estaba vacío.',
      remedy: 'Reenvíe el archivo; revise que el documento firmado exista.',
    },
    en: {
      meaning: 'The request came empty.',
      cause: 'The xml field of the request was empty.',
      remedy: 'Send again; check that the signed file exists.',
    },
  },
  {
    code: '50',
    title: 'ERROR INTERNO GENERAL',
    type: 'error',
    action: 'retry_later',
    es: {
      meaning: 'Error interno del SRI.',
      cause: 'Falla o saturación del servicio.',
      remedy: 'Espere, consulte la autorización y, si no consta, reenvíe el mismo archivo.',
    },
    en: {
      meaning: 'Internal error at the SRI.',
      cause: 'The service failed or is overloaded.',
      remedy: 'Wait, query the authorization and, if unknown, resend the same file.',
    },
  },
  {
    code: '52',
    title: 'ERROR EN DIFERENCIAS',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'Los valores calculados no cuadran.',
      cause:
        'Totales, impuestos o tarifas no coinciden con lo que calcula el SRI, o una tarifa no está vigente en la fecha.',
      remedy:
        'Lea el inventario de errores del detalle, corrija importes o tarifas y reenvíe con la misma clave. Si los precios incluyen IVA, basta reenviar lo mismo: se calcula de nuevo como base × tarifa.',
    },
    en: {
      meaning: 'The amounts do not add up.',
      cause:
        "Totals, taxes or rates differ from the SRI's own calculation, or a rate is not in force on the date.",
      remedy:
        'Read the list of differences in the detail, correct amounts or rates and resend with the same key. Where prices include IVA, send the same again: it is computed anew as base × rate.',
    },
  },
  {
    code: '56',
    title: 'ESTABLECIMIENTO CERRADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'El establecimiento está cerrado en el RUC.',
      cause: 'El código de establecimiento no consta abierto.',
      remedy: 'Ábralo en el RUC o emita desde uno abierto.',
    },
    en: {
      meaning: 'The establishment is closed in the RUC.',
      cause: 'That establishment code is not open.',
      remedy: 'Open it in the RUC, or issue from an open one.',
    },
  },
  {
    code: '57',
    title: 'AUTORIZACIÓN SUSPENDIDA',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'La autorización de emisión está suspendida.',
      cause: 'El SRI la suspendió por un control, o el RUC aún no estaba autorizado en la fecha de emisión.',
      remedy: 'Regularice su estado tributario y reenvíe.',
    },
    en: {
      meaning: 'The authorization to issue is suspended.',
      cause: 'The SRI suspended it in a control, or the RUC was not yet authorized on the issue date.',
      remedy: 'Bring the tax situation up to date and resend.',
    },
  },
  {
    code: '58',
    title: 'ERROR EN LA ESTRUCTURA DE CLAVE ACCESO',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'La clave no coincide con los datos del documento.',
      cause: 'Fecha, RUC, ambiente, serie, secuencial o dígito verificador distintos de los del XML.',
      remedy: 'Corrija el dato que difiere de la clave; no cambie la clave si el número ya se asignó.',
    },
    en: {
      meaning: 'The key disagrees with the document.',
      cause: 'Date, RUC, environment, series, number or check digit differ from the XML.',
      remedy: 'Correct the datum that differs; keep the key when the number was already assigned.',
    },
  },
  {
    code: '59',
    title: 'IDENTIFICACIÓN NO EXISTE',
    type: 'warning',
    action: 'none',
    es: {
      meaning: 'La identificación del adquirente no consta en los registros.',
      cause: 'Cédula o RUC no encontrado.',
      remedy: 'El documento se autoriza igual; verifique la identificación para próximos documentos.',
    },
    en: {
      meaning: "The buyer's identification is not on record.",
      cause: 'The cédula or RUC was not found.',
      remedy: 'The document is authorized anyway; check the identification for next time.',
    },
  },
  {
    code: '60',
    title: 'AMBIENTE EJECUTADO',
    type: 'warning',
    action: 'none',
    es: {
      meaning: 'El proceso corrió en el ambiente de pruebas.',
      cause: 'Es un aviso propio de pruebas.',
      remedy: 'Nada que hacer; sin validez tributaria.',
    },
    en: {
      meaning: 'Processed in the test environment.',
      cause: 'A notice of the test service.',
      remedy: 'Nothing to do; it has no tax effect.',
    },
  },
  {
    code: '62',
    title: 'IDENTIFICACIÓN INCORRECTA',
    type: 'warning',
    action: 'none',
    es: {
      meaning: 'La identificación está mal formada.',
      cause: 'Dígitos o tipo de identificación incorrectos.',
      remedy: 'El documento se autoriza igual; corrija los datos del cliente.',
    },
    en: {
      meaning: 'The identification is malformed.',
      cause: 'Wrong digits or identification type.',
      remedy: "The document is authorized anyway; fix the customer's data.",
    },
  },
  {
    code: '63',
    title: 'RUC CLAUSURADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    es: {
      meaning: 'El RUC del emisor está clausurado.',
      cause: 'Clausura vigente impuesta por el SRI.',
      remedy: 'Resuelva la clausura y reenvíe el mismo documento.',
    },
    en: {
      meaning: "The issuer's RUC is closed by the authority.",
      cause: 'A closure is in force.',
      remedy: 'Resolve it and resend the same document.',
    },
  },
  {
    code: '64',
    title: 'CÓDIGO DOCUMENTO SUSTENTO',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El código del documento de sustento no es válido.',
      cause: 'codDocSustento no existe o no se permite con ese sustento.',
      remedy: 'Elija un código de documento admitido por el sustento tributario.',
    },
    en: {
      meaning: 'The supporting-document code is not valid.',
      cause: 'codDocSustento is unknown or not allowed with that support code.',
      remedy: 'Choose a document code that the tax-support code admits.',
    },
  },
  {
    code: '65',
    title: 'FECHA DE EMISIÓN EXTEMPORÁNEA',
    type: 'error',
    action: 'new_document',
    es: {
      meaning: 'La fecha de emisión está fuera de plazo.',
      cause: 'Fecha futura respecto al SRI o con más de 90 días (129600 minutos).',
      remedy: 'Envíe enseguida; use la fecha de Ecuador. Si ya venció el plazo, emita un documento nuevo.',
    },
    en: {
      meaning: 'The issue date is out of range.',
      cause: "A date later than the SRI's, or more than 90 days old (129600 minutes).",
      remedy: "Send at once; use Ecuador's date. If the limit has passed, issue a new document.",
    },
  },
  {
    code: '67',
    title: 'FECHA INVÁLIDA',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'Una fecha tiene formato o valor incorrecto.',
      cause: 'Formato distinto de dd/mm/aaaa o fecha inexistente.',
      remedy: 'Corrija la fecha y reenvíe.',
    },
    en: {
      meaning: 'A date is wrong.',
      cause: 'Not dd/mm/yyyy, or a date that does not exist.',
      remedy: 'Correct the date and resend.',
    },
  },
  {
    code: '68',
    title: 'DOCUMENTO SUSTENTO',
    type: 'warning',
    action: 'none',
    es: {
      meaning: 'El documento de sustento no existe como electrónico.',
      cause: 'Se refiere a un documento no electrónico o que el SRI no tiene.',
      remedy: 'Se autoriza igual; confirme número, fecha y autorización del sustento.',
    },
    en: {
      meaning: 'The supporting document does not exist electronically.',
      cause: 'It refers to a paper document or one the SRI lacks.',
      remedy: 'Authorised anyway; confirm its number, date and authorization.',
    },
  },
  {
    code: '69',
    title: 'ERROR EN LA IDENTIFICACIÓN DEL RECEPTOR',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'La identificación del receptor es incorrecta.',
      cause: 'El número no corresponde al tipo indicado o no existe en el registro.',
      remedy: 'Corrija tipo o número de identificación del receptor y reenvíe con la misma clave.',
    },
    en: {
      meaning: "The recipient's identification is wrong.",
      cause: 'The number does not fit the stated type or is not on record.',
      remedy: "Correct the recipient's type or number and resend with the same key.",
    },
  },
  {
    code: '70',
    title: 'CLAVE DE ACCESO EN PROCESAMIENTO',
    type: 'error',
    action: 'query_authorization',
    es: {
      meaning: 'La clave ya se está procesando.',
      cause: 'El SRI recibió el documento y aún no decide.',
      remedy: 'No reenvíe ni cree otra clave: consulte la autorización cada cierto tiempo, hasta 24 horas.',
    },
    en: {
      meaning: 'The key is already being processed.',
      cause: 'The SRI received the document and has not decided.',
      remedy: 'Do not resend nor make another key: poll the authorization, for up to 24 hours.',
    },
  },
  {
    code: '80',
    title: 'ERROR EN LA ESTRUCTURA DE LA CLAVE DE ACCESO',
    type: 'error',
    action: 'correct_query',
    es: {
      meaning: 'La clave consultada está mal formada.',
      cause: 'Tiene más de 49 dígitos, letras, o llegó vacía.',
      remedy: 'Revise la clave antes de consultar.',
    },
    en: {
      meaning: 'The queried key is malformed.',
      cause: 'It has over 49 digits, letters, or came empty.',
      remedy: 'Check the key before querying.',
    },
  },
  {
    code: '82',
    title: 'ERROR EN LA FECHA DE INICIO DE TRANSPORTE',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El transporte empieza antes de la emisión.',
      cause: 'fechaIniTransporte menor que la fecha de emisión de la guía.',
      remedy: 'Ponga un inicio de transporte igual o posterior a la emisión.',
    },
    en: {
      meaning: 'The transport starts before issuing.',
      cause: "fechaIniTransporte is earlier than the delivery note's date.",
      remedy: 'Set the start on or after the issue date.',
    },
  },
  {
    code: '92',
    title: 'ERROR AL VALIDAR MONTO DE DEVOLUCIÓN DEL IVA',
    type: 'error',
    action: 'correct_and_resend',
    es: {
      meaning: 'El monto de devolución de IVA no coincide con el autorizado.',
      cause:
        'valorDevolucionIva difiere de lo aprobado por el servicio de devoluciones o no hay autorización.',
      remedy: 'Use exactamente el monto autorizado y una cédula como identificación del comprador.',
    },
    en: {
      meaning: 'The IVA refund differs from the authorized amount.',
      cause: 'valorDevolucionIva is not what the refund service approved, or there is no approval.',
      remedy: "Use exactly the approved amount and a cédula as the buyer's identification.",
    },
  },
  {
    code: '99',
    title: 'ERROR AL CONSULTAR DATOS DEL SERVICIO WEB',
    type: 'error',
    action: 'query_authorization',
    es: {
      meaning: 'La consulta no devolvió datos.',
      cause: 'Clave fuera del rango permitido o sin datos para ella.',
      remedy: 'Verifique la clave y el ambiente; si acaba de enviarlo, espere y repita.',
    },
    en: {
      meaning: 'The query returned no data.',
      cause: 'The key is outside the allowed range, or there are no data for it.',
      remedy: 'Check key and environment; if just sent, wait and repeat.',
    },
  },
];
