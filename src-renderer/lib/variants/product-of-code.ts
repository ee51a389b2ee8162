import type { ProductResource } from '../../../src-main/contract/catalog/product.ts';
import { isSameBarcode } from '../../../src-main/documents/identifiers/gtin.ts';

/** The one product a scanned or fully typed code means. */
export function productOfCode(
  products: readonly ProductResource[],
  code: string,
): ProductResource | undefined {
  const wanted = code.trim().toLowerCase();
  return (
    products.find(({ barcode }) => isSameBarcode(barcode?.toLowerCase(), wanted)) ??
    products.find((product) => product.code.toLowerCase() === wanted)
  );
}
