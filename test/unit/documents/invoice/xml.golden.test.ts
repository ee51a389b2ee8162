import { invoiceKind } from '../../../../src-main/documents/invoice/kind.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

describeGoldenXml(invoiceKind, { folder: 'invoice', schemaFile: 'factura_V2.1.0.xsd' });
