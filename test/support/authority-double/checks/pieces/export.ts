import type { XmlNode } from 'libxml2-wasm';
import { textAt } from '../../document-facts.ts';
import { money, sum } from '../amounts.ts';

/** Charged to the buyer besides the goods, outside the tax base (technical sheet 2.34, annex 4). */
const costs = ['fleteInternacional', 'seguroInternacional', 'gastosAduaneros', 'gastosTransporteOtros'];

/** What the sheet demands of an export beyond its schema. */
const demanded = [
  'incoTermFactura',
  'lugarIncoTerm',
  'paisOrigen',
  'puertoEmbarque',
  'puertoDestino',
  'incoTermTotalSinImpuestos',
  ...costs,
];

/** An export is stated in full, and nothing else states an export; `info` is `infoFactura`. */
export function exportDifferences(info: XmlNode): readonly string[] {
  const isExport = textAt(info, 'comercioExterior') !== '';
  const isStated = (name: string) => textAt(info, name) !== '';
  return isExport
    ? demanded.filter((name) => !isStated(name)).map((name) => `Falta ${name} en una exportación`)
    : [...demanded, 'paisDestino', 'paisAdquisicion']
        .filter(isStated)
        .map((name) => `${name} sin comercioExterior`);
}

/** All four costs together, in cents. */
export function exportCosts(info: XmlNode): bigint {
  return sum(costs.map((name) => money(info, name)));
}
