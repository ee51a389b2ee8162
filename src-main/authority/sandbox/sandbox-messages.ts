/** A message as the services write it. */
export interface SimulatedMessage {
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly type: 'ERROR' | 'ADVERTENCIA';
}

export const structure: SimulatedMessage = {
  code: '35',
  title: 'ARCHIVO NO CUMPLE ESTRUCTURA XML',
  detail:
    'Se encontró el siguiente error en la estructura del comprobante: No se ha encontrado información en el tag razonSocialComprador.',
  type: 'ERROR',
};

export const sequence: SimulatedMessage = {
  code: '45',
  title: 'ERROR SECUENCIAL REGISTRADO',
  detail: 'El secuencial del comprobante ya se encuentra registrado con otra clave de acceso',
  type: 'ERROR',
};

export const date: SimulatedMessage = {
  code: '65',
  title: 'FECHA EMISIÓN EXTEMPORANEA',
  detail:
    'La fecha de emisión está fuera del rango de tolerancia [129600 minutos], o es mayor a la fecha del servidor',
  type: 'ERROR',
};

export const signature: SimulatedMessage = {
  code: '39',
  title: 'FIRMA INVALIDA',
  detail: 'La validacion de la cadena de confianza ha fallado',
  type: 'ERROR',
};

export const differences: SimulatedMessage = {
  code: '52',
  title: 'ERROR EN DIFERENCIAS',
  detail: [
    'Inventario de errores:',
    'El valor del impuesto IVA 15% es 14.79 y el valor calculado es 14.78 (base imponible 98.50 por tarifa 15.00)',
    'El importe total es 138.29 y el valor calculado es 138.28 ' +
      '(total sin impuestos - descuento adicional - devolución de IVA - compensaciones + impuestos + propina ' +
      '+ retenciones + gastos de comercio exterior + otros rubros de terceros)',
  ].join('\n'),
  type: 'ERROR',
};

/** Every document that the testing service authorizes carries it. */
export const testEnvironment: SimulatedMessage = {
  code: '60',
  title: 'ESTE PROCESO FUE REALIZADO EN EL AMBIENTE DE PRUEBAS',
  type: 'ADVERTENCIA',
};

/** A key that reception had before. */
export const registered: SimulatedMessage = {
  code: '43',
  title: 'CLAVE ACCESO REGISTRADA',
  type: 'ERROR',
};

/** A key that is being judged. */
export const inProcessing: SimulatedMessage = {
  code: '70',
  title: 'CLAVE DE ACCESO EN PROCESAMIENTO',
  detail: 'VALOR DEVUELTO POR EL PROCEDIMIENTO: SI',
  type: 'ERROR',
};
