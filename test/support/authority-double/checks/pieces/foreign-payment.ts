import type { XmlNode } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';

const details = ['tipoRegi', 'paisEfecPago', 'aplicConvDobTrib', 'pagExtSujRetNorLeg', 'pagoRegFis'];

/** A payment abroad (`pagoLocExt` 02) says to where and under what rules, one at home says nothing of it (§9). */
export function foreignPaymentDifferences(support: XmlNode, name: string): readonly string[] {
  const stated = (element: string) => textAt(support, element);
  if (stated('pagoLocExt') !== '02') {
    return details.filter((one) => stated(one) !== '').map((one) => `${one} (${name}) en un pago local`);
  }
  const demanded = ['tipoRegi', 'paisEfecPago', 'aplicConvDobTrib'];
  const missing = demanded.filter((one) => stated(one) === '').map((one) => `Falta ${one} (${name})`);
  const hasTreaty = stated('aplicConvDobTrib') === 'SI';
  const regime = stated('tipoRegi');
  return [
    ...missing,
    ...(regime === '' || ['01', '02', '03'].includes(regime)
      ? []
      : [`tipoRegi ${regime} (${name}) no existe`]),
    ...(hasTreaty === (stated('pagExtSujRetNorLeg') === '')
      ? []
      : [`pagExtSujRetNorLeg (${name}) va cuando no se aplica un convenio`]),
    ...(regime === '03' && stated('pagoRegFis') !== 'SI' ? [`pagoRegFis (${name}) debe ser SI`] : []),
    ...(regime === '03' && stated('paisEfecPago') === '593'
      ? [`paisEfecPago (${name}) no puede ser Ecuador`]
      : []),
  ];
}
