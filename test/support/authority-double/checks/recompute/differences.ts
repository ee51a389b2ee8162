import type { XmlElement } from 'libxml2-wasm';
import { type IvaTolerance, productTolerance } from '../amounts.ts';
import { recomputeFactura } from './recompute-factura.ts';
import { recomputeGuia } from './recompute-guia.ts';
import { recomputeLiquidacion } from './recompute-liquidacion.ts';
import { recomputeNotaCredito } from './recompute-nota-credito.ts';
import { recomputeNotaDebito } from './recompute-nota-debito.ts';
import { recomputeRetencion } from './recompute-retencion.ts';

/** How each kind is recomputed, by root element. */
const recomputations: Readonly<
  Record<string, (root: XmlElement, tolerance: IvaTolerance) => readonly string[]>
> = {
  factura: recomputeFactura,
  liquidacionCompra: recomputeLiquidacion,
  notaCredito: recomputeNotaCredito,
  notaDebito: recomputeNotaDebito,
  guiaRemision: recomputeGuia,
  comprobanteRetencion: recomputeRetencion,
};

/** Where a document contradicts itself, by the inventory of message 52; empty when it does not. */
export function differencesIn(
  root: XmlElement,
  tolerance: IvaTolerance = productTolerance,
): readonly string[] {
  const recompute = recomputations[root.name];
  if (recompute === undefined) throw new Error(`The double does not know how to recompute ${root.name}`);
  return recompute(root, tolerance);
}
