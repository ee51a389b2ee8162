import { isPublicBody } from '../../identifiers/identification.ts';
import type { Bought } from './bought.ts';
import type { SupplierInvoice } from './supplier-invoice.ts';

/**
 * Why the IVA of an invoice is not withheld (NAC-DGERCGC20-00000061, art. 2 and 3); Spanish, undefined where it is. Of the
 * calculator, which names no withholder, it always is.
 */
export function whyNoIva(
  { supplier, regime }: Pick<SupplierInvoice, 'supplier' | 'regime'>,
  { kind, withholder, special_taxpayer: isSpecial, supplier_regime: statedRegime }: Bought,
): string | undefined {
  if (!withholder) return undefined;
  if (kind === 'fuel') return 'Es de combustibles.';
  if (kind === 'air_travel') return 'Es de una aerolínea.';
  if (isPublicBody(supplier.identification)) return 'El proveedor es del Estado o una empresa pública.';
  if ((statedRegime ?? regime) === 'rimpe_negocio_popular')
    return 'El proveedor es un negocio popular RIMPE.';
  if (isSpecial && !withholder.isSpecialTaxpayer) {
    return 'El proveedor es contribuyente especial, y su negocio no consta como tal.';
  }
  return undefined;
}
