import type { PurchaseSettlement } from '../../../../src-main/documents/model/purchase-settlement.ts';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import { arbitraryPurchaseSettlement } from '../../../support/builders/arbitrary/arbitrary-purchase-settlement.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(purchaseSettlementKind, {
  bodies: arbitraryPurchaseSettlement,
  schemaFile: 'LiquidacionCompra_V1.1.0.xsd',
  carried,
});

/** The XML has no element for the supplier's e-mail address, nor for compensations of reimbursed documents. */
function carried(content: PurchaseSettlement): PurchaseSettlement {
  const { email: _email, ...supplier } = content.supplier;
  const { reimbursement } = content;
  return {
    ...content,
    supplier,
    reimbursement: reimbursement && {
      ...reimbursement,
      documents: reimbursement.documents.map((document) => ({ ...document, compensations: [] })),
    },
  };
}
