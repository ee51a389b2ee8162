import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

describeGoldenXml(deliveryNoteKind, {
  folder: 'delivery-note',
  schemaFile: 'GuiaRemision_V1.1.0.xsd',
});
