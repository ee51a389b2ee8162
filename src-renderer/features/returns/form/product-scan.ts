import { productList } from '../../../../src-main/contract/catalog/product.ts';
import { isSameBarcode } from '../../../../src-main/documents/identifiers/gtin.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { useService } from '../../../lib/http/service.tsx';

/**
 * The line of a sale that a scanned product is on: by the line's own code, or by the barcode the product has now.
 * Undefined: it is not on this sale.
 */
export function useScannedLine(lines: readonly ReturnableLine[]) {
  const { local } = useService();
  const lineOfCode = (code: string | undefined) =>
    lines.find(({ line }) => code !== undefined && (line.code === code || line.auxiliary_code === code));
  return async (scanned: string): Promise<ReturnableLine | undefined> => {
    const direct = lineOfCode(scanned);
    if (direct) return direct;
    const answer = await local.send(productList, 'GET /v1/local/products', {
      query: { q: scanned, limit: 6 },
    });
    if (!answer.ok) return undefined;
    return lineOfCode(answer.value.data.find(({ barcode }) => isSameBarcode(barcode, scanned))?.code);
  };
}
