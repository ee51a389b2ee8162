import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

describeGoldenXml(purchaseSettlementKind, {
  folder: 'purchase-settlement',
  schemaFile: 'LiquidacionCompra_V1.1.0.xsd',
});
