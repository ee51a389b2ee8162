import { taxTotalOf } from '../lines/compute/compute-lines.ts';
import { ratesNotInForce } from '../lines/rate-faults.ts';
import type { DocumentKind, Warning } from '../model/document-kind.ts';
import { type PurchaseSettlement, purchaseSettlement } from '../model/purchase-settlement.ts';
import { customerReferences } from '../parties/party.ts';
import { laterReimbursed } from '../reimbursement/later-reimbursed.ts';
import { decimal } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import { doubtfulIdentification } from '../warnings/doubtful-identification.ts';
import { paymentWarnings } from '../warnings/payment-warnings.ts';
import { quantityZero } from '../warnings/quantity-zero.ts';
import { type PurchaseSettlementBody, purchaseSettlementBody } from './body.ts';
import { computePurchaseSettlement } from './compute.ts';
import { printedPurchaseSettlement } from './printed.ts';
import { readPurchaseSettlementXml } from './read-xml.ts';
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

function purchaseSettlementWarnings(settlement: PurchaseSettlement): readonly Warning[] {
  return [
    ...paymentWarnings(settlement),
    ...quantityZero(settlement.lines),
    ...doubtfulIdentification(settlement.supplier, 'del proveedor'),
    ...withholdingDue(settlement),
  ];
}

/** Who buys with a settlement withholds all of its IVA, agent or not (NAC-DGERCGC20-00000061). */
function withholdingDue({ iva }: PurchaseSettlement): readonly Warning[] {
  if (decimal(iva).eq(0)) return [];
  return [
    {
      code: 'settlement_withholding_due',
      message: `Esta liquidación lleva ${iva} de IVA: emita después su retención del 100 %.`,
      detail:
        'La emite quien compra, sea o no agente de retención: código 3 de IVA, y el de renta que corresponda.',
    },
  ];
}

/** Says the same on any day, as long as its rates are in force and what it names has happened. */
function redatedPurchaseSettlement(
  content: PurchaseSettlement,
  issueDate: string,
): Checked<PurchaseSettlement> {
  const faults: Fault[] = [
    ...content.lines.flatMap(({ taxes }, index) =>
      ratesNotInForce(taxes, { date: issueDate, pointer: `/lines/${index}` }),
    ),
    ...laterReimbursed(content.reimbursement, { issueDate, pointer: '/reimbursement' }),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: content };
}
