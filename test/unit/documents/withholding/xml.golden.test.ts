import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

describeGoldenXml(withholdingKind, {
  folder: 'withholding',
  schemaFile: 'ComprobanteRetencion_V2.0.0.xsd',
});
