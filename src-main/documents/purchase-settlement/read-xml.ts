import type { XmlSource } from '../model/document-kind.ts';
import type { PurchaseSettlement } from '../model/purchase-settlement.ts';
import { reimbursementFrom } from '../reimbursement/read-xml.ts';
import { reimbursementDialects } from '../reimbursement/xml.ts';
import { amountOf, itemsOf, partOf } from '../xml/read-parts.ts';
import {
  fiscalMachineFrom,
  linesFrom,
  negotiableFrom,
  partyFrom,
  paymentsFrom,
  saleLineNames,
  taxOfType,
  taxTotalFrom,
} from '../xml/read-shared.ts';

/** `liquidacionCompra` of any version back to its content. */
export function readPurchaseSettlementXml({ root, additionalInfo }: XmlSource): PurchaseSettlement {
  const info = partOf(root, 'infoLiquidacionCompra');
  const taxes = itemsOf(info, 'totalConImpuestos', 'totalImpuesto').map(taxTotalFrom);
  return {
    object: 'purchase_settlement',
    supplier: partyFrom(info, 'Proveedor'),
    lines: linesFrom(root, saleLineNames),
    taxes,
    subtotal: amountOf(info, 'totalSinImpuestos'),
    discount: amountOf(info, 'totalDescuento'),
    iva: taxOfType(taxes, 'iva'),
    ice: taxOfType(taxes, 'ice'),
    irbpnr: taxOfType(taxes, 'irbpnr'),
    total: amountOf(info, 'importeTotal'),
    payments: paymentsFrom(info),
    reimbursement: reimbursementFrom({ list: root, head: info }, reimbursementDialects.purchase_settlement),
    negotiable: negotiableFrom(root),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}
