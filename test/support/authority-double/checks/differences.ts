import type { XmlElement } from 'libxml2-wasm';
import { recomputeFactura } from './recompute-factura.ts';

/** The kinds the double recomputes, by root element; the others are judged by all the other checks. */
const recomputations: Readonly<Record<string, (root: XmlElement) => readonly string[]>> = {
  factura: recomputeFactura,
};

/** Where a document's amounts do not follow from its lines; empty when they do. */
export function differencesIn(root: XmlElement): readonly string[] {
  return recomputations[root.name]?.(root) ?? [];
}
