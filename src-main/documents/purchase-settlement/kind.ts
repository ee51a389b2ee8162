import type { DocumentKind } from '../document-kind.ts';
import { taxTotalOf } from '../lines/compute-lines.ts';
import { customerReferences } from '../parties/party.ts';
import { type PurchaseSettlementBody, purchaseSettlementBody } from './body.ts';
import { computePurchaseSettlement } from './compute.ts';
import { printedPurchaseSettlement } from './printed.ts';
import { type PurchaseSettlement, purchaseSettlement } from './purchase-settlement.ts';
import { readPurchaseSettlementXml } from './read-xml.ts';
import { redatedPurchaseSettlement } from './redated.ts';
import { purchaseSettlementWarnings } from './warnings.ts';
import { PURCHASE_SETTLEMENT_SCHEMA_VERSION, writePurchaseSettlementXml } from './xml.ts';

export const purchaseSettlementKind: DocumentKind<PurchaseSettlementBody, PurchaseSettlement> = {
  type: 'purchase_settlement',
  label: 'Liquidación de compra',
  plural: 'purchase-settlements',
  root: 'liquidacionCompra',
  revision: `${PURCHASE_SETTLEMENT_SCHEMA_VERSION}/2`,
  body: purchaseSettlementBody,
  content: purchaseSettlement,
  references: ({ supplier }) => customerReferences(supplier),
  compute: computePurchaseSettlement,
  redated: redatedPurchaseSettlement,
  warnings: purchaseSettlementWarnings,
  summary: (content) => ({
    counterparty: content.supplier,
    others: [],
    subtotal: content.subtotal,
    taxTotal: taxTotalOf(content),
    total: content.total,
  }),
  writeXml: writePurchaseSettlementXml,
  readXml: readPurchaseSettlementXml,
  printed: printedPurchaseSettlement,
};
