/** A message as the double's services write it. */
export interface ServiceMessage {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly type: 'ERROR' | 'ADVERTENCIA' | 'INFORMATIVO';
}

/** Titles of the messages the double gives (SRI technical sheet 2.34 §11). */
const titles = {
  '26': 'TAMAÑO MÁXIMO SUPERADO',
  '35': 'ARCHIVO NO CUMPLE ESTRUCTURA XML',
  '39': 'FIRMA INVALIDA',
  '40': 'ERROR EN EL CERTIFICADO',
  '42': 'CERTIFICADO REVOCADO',
  '43': 'CLAVE ACCESO REGISTRADA',
  '45': 'ERROR SECUENCIAL REGISTRADO',
  '46': 'RUC NO EXISTE',
  '47': 'TIPO COMPROBANTE NO EXISTE',
  '48': 'ESQUEMA XSD NO EXISTE',
  '49': 'ARGUMENTOS QUE ENVIAN AL WS NULOS',
  '52': 'ERROR EN DIFERENCIAS',
  '58': 'ERROR EN LA ESTRUCTURA DE CLAVE ACCESO',
  '60': 'ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS',
  '64': 'CÓDIGO DOCUMENTO SUSTENTO',
  '65': 'FECHA EMISIÓN EXTEMPORANEA',
  '67': 'FECHA INVÁLIDA',
  '69': 'ERROR EN LA IDENTIFICACIÓN DEL RECEPTOR',
  '70': 'CLAVE DE ACCESO EN PROCESAMIENTO',
  '82': 'ERROR EN LA FECHA DE INICIO DE TRANSPORTE',
  '92': 'ERROR AL VALIDAR MONTO DE DEVOLUCIÓN DEL IVA',
  '99': 'ERROR AL CONSULTAR DATOS DEL SERVICIO WEB',
} as const;

export function errorMessage(code: keyof typeof titles, detail: string): ServiceMessage {
  return { code, title: titles[code], detail, type: 'ERROR' };
}

/** What every document authorized by the testing service carries. */
export const testEnvironmentNotice: ServiceMessage = {
  code: '60',
  title: titles['60'],
  detail: '',
  type: 'ADVERTENCIA',
};
