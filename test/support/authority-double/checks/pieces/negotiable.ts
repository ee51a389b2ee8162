import type { XmlElement } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';

/**
 * A negotiable document names where the other side is and when each payment is due (technical sheet 2.34, annex
 * 11). `address` is the path of that address.
 */
export function negotiableDifferences(
  root: XmlElement,
  { info, address }: { readonly info: string; readonly address: string },
): readonly string[] {
  if (root.get('tipoNegociable') === null) return [];
  const payments = root.find(`${info}/pagos/pago`);
  const isDue = payments.every(
    (payment) => textAt(payment, 'plazo') !== '' && textAt(payment, 'unidadTiempo') !== '',
  );
  return [
    ...(textAt(root, `${info}/${address}`) === '' ? [`Falta ${address} en un comprobante negociable`] : []),
    ...(payments.length > 0 && isDue ? [] : ['Falta el plazo de un pago en un comprobante negociable']),
  ];
}
