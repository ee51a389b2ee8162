import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

describeGoldenXml(debitNoteKind, {
  folder: 'debit-note',
  schemaFile: 'NotaDebito_V1.0.0.xsd',
  context: contextWith(anInvoiceHere()),
});
