/**
 * The messages of the authority's services, restated in our words: what each means, why it comes and what helps.
 * In Spanish it goes with a document, in English the window says it. What only a mistake of the program can cause speaks of
 * no tag: nobody at a counter can mend it.
 * Source: SRI technical sheet 2.34 (2026-07-27) §11 and the services' own answers; titles as the services write
 * them.
 */

/** What the way out of a message is, for a program that acts on it without reading. */
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

/**
 * Whose fault a message is, so that a person knows where to look: the business itself (its RUC, its certificate, what it
 * wrote), its customer's data, the program, the authority, or nobody's.
 */
export const messageFaults = ['business', 'customer', 'program', 'authority', 'none'] as const;
export type MessageFault = (typeof messageFaults)[number];

export interface Explanation {
  /** What happened, in a shopkeeper's words. */
  readonly meaning: string;
  /** Why. */
  readonly cause: string;
  /** What to press. */
  readonly remedy: string;
}

export interface CatalogueMessage {
  /** `identificador` */
  readonly code: string;
  readonly title: string;
  readonly type: 'error' | 'warning';
  readonly action: MessageAction;
  readonly fault: MessageFault;
  readonly es: Explanation;
  readonly en: Explanation;
}

const programFault = {
  es: 'Error del programa; su venta está a salvo.',
  en: 'An error of the program; your sale is safe.',
} as const;

const reportIt = {
  es: 'No repita la venta. Pulse «Descargar informe» y envíelo a quien le da soporte de Mostrador; con el programa corregido bastará «Corregir y reenviar».',
  en: 'Do not repeat the sale. Press “Download report” and send it to those who support your Mostrador; with the program mended, “Correct and resend” is enough.',
} as const;

/** Ordered by code. */
export const messageCatalogue: readonly CatalogueMessage[] = [
  {
    code: '2',
    title: 'RUC DEL EMISOR SE ENCUENTRA NO ACTIVO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su RUC no está activo.',
      cause: 'Consta suspendido o cancelado en el SRI.',
      remedy: 'Reactive el RUC en SRI en Línea; después pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'Your RUC is not active.',
      cause: 'The SRI has it as suspended or cancelled.',
      remedy: 'Reactivate the RUC in SRI en Línea; then press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '10',
    title: 'ESTABLECIMIENTO DEL EMISOR SE ENCUENTRA CLAUSURADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su establecimiento está clausurado.',
      cause: 'El SRI clausuró ese local, o no le permite emitir desde él.',
      remedy:
        'Resuelva la clausura en el SRI y pulse «Corregir y reenviar», sin cambiar nada. Mientras tanto, venda desde otro establecimiento.',
    },
    en: {
      meaning: 'Your establishment is closed by the authority.',
      cause: 'The SRI shut that site, or does not let you issue from it.',
      remedy:
        'Have the closure lifted at the SRI and press “Correct and resend”, changing nothing. Meanwhile, sell from another establishment.',
    },
  },
  {
    code: '26',
    title: 'TAMAÑO MÁXIMO SUPERADO',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El documento pesa más de lo que el SRI admite, y el programa debió avisarlo antes de emitirlo.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause:
        'The document is larger than the SRI admits, and the program should have said so before issuing it.',
      remedy: reportIt.en,
    },
  },
  {
    code: '27',
    title: 'CLASE NO PERMITIDO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su RUC no puede emitir este tipo de documento.',
      cause: 'Su régimen o su clase de contribuyente no lo incluye.',
      remedy:
        'Revise en SRI en Línea qué documentos puede emitir, o pregunte a su contador. Si ya se lo habilitan, pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'Your RUC may not issue this kind of document.',
      cause: 'Your regime or class of taxpayer does not include it.',
      remedy:
        'Check in SRI en Línea which documents you may issue, or ask your accountant. Once it is enabled, press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '28',
    title: 'ACUERDO DE MEDIOS ELECTRÓNICOS NO ACEPTADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Falta aceptar el acuerdo de medios electrónicos.',
      cause: 'Se acepta una sola vez, en el portal del SRI.',
      remedy: 'Acéptelo en SRI en Línea y pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'The agreement on electronic means has not been accepted.',
      cause: 'It is accepted once, in the portal of the SRI.',
      remedy: 'Accept it in SRI en Línea and press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '34',
    title: 'COMPROBANTE NO AUTORIZADO',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'business',
    es: {
      meaning: 'El documento al que este se refiere no está autorizado.',
      cause: 'Su número o su autorización tienen un error, o el SRI aún no lo autoriza.',
      remedy:
        'Pulse «Corregir y reenviar» y revise ese documento: su número, su fecha y su autorización. Si está por autorizarse, espere y reenvíe.',
    },
    en: {
      meaning: 'The document that this one refers to is not authorized.',
      cause: 'Its number or its authorization is mistyped, or the SRI has not authorized it yet.',
      remedy:
        'Press “Correct and resend” and check that document: its number, date and authorization. If it is still to be authorized, wait and resend.',
    },
  },
  {
    code: '35',
    title: 'DOCUMENTO INVÁLIDO / ARCHIVO NO CUMPLE ESTRUCTURA XML',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El SRI no acepta la forma en que el programa escribió este documento.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The SRI does not accept the form in which the program wrote this document.',
      remedy: reportIt.en,
    },
  },
  {
    code: '36',
    title: 'VERSIÓN DE ESQUEMA DESCONTINUADA',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El programa escribió el documento en una versión que el SRI ya no acepta.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The program wrote the document in a version that the SRI no longer accepts.',
      remedy: reportIt.en,
    },
  },
  {
    code: '37',
    title: 'RUC SIN AUTORIZACIÓN DE EMISIÓN',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su RUC no está autorizado a emitir en este ambiente.',
      cause: 'La emisión electrónica se pide al SRI, para pruebas y para producción por separado.',
      remedy:
        'Pídala en SRI en Línea → Facturación electrónica; después pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'Your RUC is not authorized to issue in this environment.',
      cause: 'Electronic issuing is requested from the SRI, for tests and for production separately.',
      remedy:
        'Request it in SRI en Línea → Facturación electrónica; then press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '39',
    title: 'FIRMA INVÁLIDA',
    type: 'error',
    action: 'resign_and_resend',
    fault: 'business',
    es: {
      meaning: 'El SRI no acepta la firma.',
      cause:
        'Su certificado no es de firma electrónica o el SRI no reconoce a quien lo emitió, o la hora del computador está adelantada.',
      remedy:
        'Vea en Ajustes › Firma electrónica si el certificado sirve, y la hora del computador en Ajustes › General. Después pulse «Corregir y reenviar»: se firma de nuevo.',
    },
    en: {
      meaning: 'The SRI does not accept the signature.',
      cause:
        'Your certificate is not one for signing or the SRI does not recognize who issued it, or the computer’s clock is fast.',
      remedy:
        'See in Settings › Electronic signature whether the certificate serves, and the computer’s clock in Settings › General. Then press “Correct and resend”: it is signed anew.',
    },
  },
  {
    code: '40',
    title: 'ERROR EN EL CERTIFICADO',
    type: 'error',
    action: 'resign_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El SRI no pudo leer el certificado dentro de la firma que hizo el programa.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The SRI could not read the certificate inside the signature that the program made.',
      remedy: reportIt.en,
    },
  },
  {
    code: '42',
    title: 'CERTIFICADO REVOCADO',
    type: 'error',
    action: 'resign_and_resend',
    fault: 'business',
    es: {
      meaning: 'Su certificado de firma está caducado o revocado.',
      cause: 'Con él ya no se puede firmar.',
      remedy:
        'Instale el certificado renovado en Ajustes › Firma electrónica y pulse «Corregir y reenviar»: se firma de nuevo.',
    },
    en: {
      meaning: 'Your signing certificate is expired or revoked.',
      cause: 'Nothing can be signed with it any more.',
      remedy:
        'Install the renewed certificate in Settings › Electronic signature and press “Correct and resend”: it is signed anew.',
    },
  },
  {
    code: '43',
    title: 'CLAVE ACCESO REGISTRADA',
    type: 'error',
    action: 'query_authorization',
    fault: 'none',
    es: {
      meaning: 'El SRI ya tenía este documento.',
      cause: 'Llegó en un envío anterior, cuya respuesta se perdió.',
      remedy: 'No haga nada: Mostrador consulta su autorización por su cuenta.',
    },
    en: {
      meaning: 'The SRI had this document already.',
      cause: 'It arrived with an earlier sending, whose answer was lost.',
      remedy: 'Do nothing: Mostrador queries its authorization by itself.',
    },
  },
  {
    code: '45',
    title: 'ERROR SECUENCIAL REGISTRADO',
    type: 'error',
    action: 'new_number',
    fault: 'business',
    es: {
      meaning: 'Otro documento ya usa este número.',
      cause: 'Otro programa emite con la misma serie, o la numeración empezó donde no debía.',
      remedy:
        'Averigüe el último número usado y pulse «Reanudar…» en el aviso de la serie. Después emita la venta otra vez: tomará el número que sigue.',
    },
    en: {
      meaning: 'Another document has this number already.',
      cause: 'Another program issues in the same series, or the numbering began at the wrong place.',
      remedy:
        'Find the last number used and press “Resume…” in the notice of the series. Then issue the sale again: it takes the next number.',
    },
  },
  {
    code: '46',
    title: 'RUC NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'business',
    es: {
      meaning: 'El SRI no encuentra su RUC.',
      cause: 'El RUC del negocio no consta en sus registros.',
      remedy:
        'Compruebe el RUC del negocio en Ajustes › Negocio y en SRI en Línea; si es el suyo, pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'The SRI does not find your RUC.',
      cause: 'The RUC of the business is not in its records.',
      remedy:
        'Check the RUC of the business in Settings › Business and in SRI en Línea; if it is yours, press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '47',
    title: 'TIPO COMPROBANTE NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El programa indicó un tipo de documento que el SRI no conoce.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The program stated a type of document that the SRI does not know.',
      remedy: reportIt.en,
    },
  },
  {
    code: '48',
    title: 'ESQUEMA XSD NO EXISTE',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El programa escribió el documento en una versión que el SRI no conoce.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The program wrote the document in a version that the SRI does not know.',
      remedy: reportIt.en,
    },
  },
  {
    code: '49',
    title: 'ARGUMENTOS QUE ENVÍAN AL WS NULOS',
    type: 'error',
    action: 'resend_same',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El programa hizo un envío vacío.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The program sent nothing in its request.',
      remedy: reportIt.en,
    },
  },
  {
    code: '50',
    title: 'ERROR INTERNO GENERAL',
    type: 'error',
    action: 'retry_later',
    fault: 'authority',
    es: {
      meaning: 'El servicio del SRI falló.',
      cause: 'Está saturado o averiado; el documento no tiene nada de malo.',
      remedy: 'No haga nada y siga vendiendo: Mostrador pregunta y reenvía por su cuenta.',
    },
    en: {
      meaning: 'The service of the SRI failed.',
      cause: 'It is overloaded or out of order; nothing is wrong with the document.',
      remedy: 'Do nothing and go on selling: Mostrador asks and resends by itself.',
    },
  },
  {
    code: '52',
    title: 'ERROR EN DIFERENCIAS',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause:
        'El SRI calcula otros valores que el programa, con precios que incluyen IVA o con una tarifa que no rige ese día.',
      remedy:
        'Pulse «Corregir y reenviar» y reenvíe sin cambiar nada: el programa calcula de nuevo, y el total puede variar un centavo. Si el SRI lo rechaza otra vez, pulse «Descargar informe» y envíelo a quien le da soporte de Mostrador.',
    },
    en: {
      meaning: programFault.en,
      cause:
        'The SRI computes other amounts than the program, with prices that include IVA or a rate that is not in force that day.',
      remedy:
        'Press “Correct and resend” and resend changing nothing: the program computes anew, and the total may differ by a cent. If the SRI refuses it again, press “Download report” and send it to those who support your Mostrador.',
    },
  },
  {
    code: '56',
    title: 'ESTABLECIMIENTO CERRADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su establecimiento está cerrado en el RUC.',
      cause: 'El SRI no lo tiene como abierto.',
      remedy:
        'Ábralo en SRI en Línea y pulse «Corregir y reenviar», sin cambiar nada. Mientras tanto, venda desde uno abierto.',
    },
    en: {
      meaning: 'Your establishment is closed in the RUC.',
      cause: 'The SRI does not have it as open.',
      remedy:
        'Open it in SRI en Línea and press “Correct and resend”, changing nothing. Meanwhile, sell from an open one.',
    },
  },
  {
    code: '57',
    title: 'AUTORIZACIÓN SUSPENDIDA',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su autorización para emitir está suspendida.',
      cause: 'El SRI la suspendió, o aún no regía el día de la emisión.',
      remedy:
        'Póngase al día en el SRI, o pregunte a su contador; después pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'Your authorization to issue is suspended.',
      cause: 'The SRI suspended it, or it was not in force yet on the day of issue.',
      remedy:
        'Bring your situation at the SRI up to date, or ask your accountant; then press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '58',
    title: 'ERROR EN LA ESTRUCTURA DE CLAVE ACCESO',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'La clave de acceso que formó el programa no concuerda con el documento.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The access key that the program made does not agree with the document.',
      remedy: reportIt.en,
    },
  },
  {
    code: '59',
    title: 'IDENTIFICACIÓN NO EXISTE',
    type: 'warning',
    action: 'none',
    fault: 'customer',
    es: {
      meaning: 'El SRI no encuentra la identificación de su cliente.',
      cause: 'Su cédula o RUC no consta en los registros.',
      remedy:
        'El documento vale igual. Para la próxima venta, pida al cliente su cédula o RUC y corríjalo en Clientes.',
    },
    en: {
      meaning: 'The SRI does not find your customer’s identification.',
      cause: 'The cédula or RUC is not on record.',
      remedy:
        'The document is valid all the same. For the next sale, ask for the cédula or RUC and correct it in Customers.',
    },
  },
  {
    code: '60',
    title: 'AMBIENTE EJECUTADO',
    type: 'warning',
    action: 'none',
    fault: 'none',
    es: {
      meaning: 'Se procesó en el ambiente de pruebas.',
      cause: 'El SRI lo recuerda en cada documento de pruebas.',
      remedy: 'No haga nada. Este documento no tiene validez tributaria.',
    },
    en: {
      meaning: 'It was processed in the test environment.',
      cause: 'The SRI recalls it on every test document.',
      remedy: 'Do nothing. This document has no tax effect.',
    },
  },
  {
    code: '62',
    title: 'IDENTIFICACIÓN INCORRECTA',
    type: 'warning',
    action: 'none',
    fault: 'customer',
    es: {
      meaning: 'La identificación de su cliente está mal escrita.',
      cause: 'Le faltan o sobran dígitos, o no es del tipo que se indicó.',
      remedy: 'El documento vale igual. Para la próxima venta, corríjala en Clientes.',
    },
    en: {
      meaning: 'Your customer’s identification is mistyped.',
      cause: 'Digits are missing or too many, or it is not of the stated type.',
      remedy: 'The document is valid all the same. For the next sale, correct it in Customers.',
    },
  },
  {
    code: '63',
    title: 'RUC CLAUSURADO',
    type: 'error',
    action: 'fix_at_sri_then_resend',
    fault: 'business',
    es: {
      meaning: 'Su RUC está clausurado.',
      cause: 'El SRI mantiene una clausura vigente.',
      remedy: 'Resuélvala en el SRI y pulse «Corregir y reenviar», sin cambiar nada.',
    },
    en: {
      meaning: 'Your RUC is closed by the authority.',
      cause: 'A closure by the SRI is in force.',
      remedy: 'Resolve it at the SRI and press “Correct and resend”, changing nothing.',
    },
  },
  {
    code: '64',
    title: 'CÓDIGO DOCUMENTO SUSTENTO',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El SRI no admite el tipo que el programa dio al documento de sustento.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The SRI does not admit the type that the program gave to the supporting document.',
      remedy: reportIt.en,
    },
  },
  {
    code: '65',
    title: 'FECHA DE EMISIÓN EXTEMPORÁNEA',
    type: 'error',
    action: 'new_document',
    fault: 'business',
    es: {
      meaning: 'El SRI no acepta la fecha de emisión.',
      cause: 'El computador tenía otra fecha, o el documento se envió demasiado tarde.',
      remedy:
        'Compruebe la fecha del computador. Después pulse «Emitir de nuevo con fecha de hoy» en los documentos que necesitan su decisión.',
    },
    en: {
      meaning: 'The SRI does not accept the date of issue.',
      cause: 'The computer had another date, or the document was sent too late.',
      remedy:
        "Check the computer’s date. Then press “Issue again with today's date” among the documents that need your decision.",
    },
  },
  {
    code: '67',
    title: 'FECHA INVÁLIDA',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El SRI no entiende una fecha que escribió el programa.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The SRI does not understand a date that the program wrote.',
      remedy: reportIt.en,
    },
  },
  {
    code: '68',
    title: 'DOCUMENTO SUSTENTO',
    type: 'warning',
    action: 'none',
    fault: 'business',
    es: {
      meaning: 'El SRI no tiene el documento al que este se refiere.',
      cause: 'Es de papel, o su número o su autorización tienen un error.',
      remedy:
        'El documento vale igual. Compruebe el número, la fecha y la autorización del otro; si están mal, anule este y emita uno nuevo.',
    },
    en: {
      meaning: 'The SRI does not have the document that this one refers to.',
      cause: 'It is on paper, or its number or authorization is mistyped.',
      remedy:
        'The document is valid all the same. Check the number, date and authorization of the other; if they are wrong, annul this one and issue a new one.',
    },
  },
  {
    code: '69',
    title: 'ERROR EN LA IDENTIFICACIÓN DEL RECEPTOR',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'customer',
    es: {
      meaning: 'El SRI rechaza la identificación de su cliente.',
      cause: 'El número no es del tipo indicado, o no existe.',
      remedy:
        'Pida al cliente su cédula o RUC, pulse «Corregir y reenviar» y corríjalo: el documento conserva su número.',
    },
    en: {
      meaning: 'The SRI refuses your customer’s identification.',
      cause: 'The number is not of the stated type, or does not exist.',
      remedy:
        'Ask the customer for the cédula or RUC, press “Correct and resend” and correct it: the document keeps its number.',
    },
  },
  {
    code: '70',
    title: 'CLAVE DE ACCESO EN PROCESAMIENTO',
    type: 'error',
    action: 'query_authorization',
    fault: 'authority',
    es: {
      meaning: 'El SRI todavía procesa el documento.',
      cause: 'Lo recibió y aún no decide; puede tardar hasta 24 horas.',
      remedy: 'No haga nada ni repita la venta: Mostrador consulta por su cuenta.',
    },
    en: {
      meaning: 'The SRI is still processing the document.',
      cause: 'It received it and has not decided; that can take up to 24 hours.',
      remedy: 'Do nothing and do not repeat the sale: Mostrador asks by itself.',
    },
  },
  {
    code: '80',
    title: 'ERROR EN LA ESTRUCTURA DE LA CLAVE DE ACCESO',
    type: 'error',
    action: 'correct_query',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El programa preguntó al SRI con una clave de acceso mal formada.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The program asked the SRI with a malformed access key.',
      remedy: reportIt.en,
    },
  },
  {
    code: '82',
    title: 'ERROR EN LA FECHA DE INICIO DE TRANSPORTE',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'El traslado empieza antes de la emisión, y el programa debió advertirlo.',
      remedy: reportIt.es,
    },
    en: {
      meaning: programFault.en,
      cause: 'The transport starts before the issue, and the program should have noticed.',
      remedy: reportIt.en,
    },
  },
  {
    code: '92',
    title: 'ERROR AL VALIDAR MONTO DE DEVOLUCIÓN DEL IVA',
    type: 'error',
    action: 'correct_and_resend',
    fault: 'program',
    es: {
      meaning: programFault.es,
      cause: 'La devolución de IVA que se escribió no es la que el SRI aprobó para este comprador.',
      remedy:
        'Si usted escribió ese monto, pulse «Corregir y reenviar» y ponga el que aprobó el SRI. Si es el aprobado, pulse «Descargar informe» y envíelo a quien le da soporte de Mostrador.',
    },
    en: {
      meaning: programFault.en,
      cause: 'The IVA refund written is not the one that the SRI approved for this buyer.',
      remedy:
        'If you wrote that amount, press “Correct and resend” and put the one that the SRI approved. If it is, press “Download report” and send it to those who support your Mostrador.',
    },
  },
  {
    code: '99',
    title: 'ERROR AL CONSULTAR DATOS DEL SERVICIO WEB',
    type: 'error',
    action: 'query_authorization',
    fault: 'authority',
    es: {
      meaning: 'El SRI no encontró datos de este documento.',
      cause: 'Acaba de enviarse, o su servicio de consultas falla.',
      remedy: 'No haga nada: Mostrador vuelve a preguntar por su cuenta.',
    },
    en: {
      meaning: 'The SRI found no data on this document.',
      cause: 'It has just been sent, or its query service fails.',
      remedy: 'Do nothing: Mostrador asks again by itself.',
    },
  },
];
