import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import type { DebitNote } from '../../../../src-main/documents/model/debit-note.ts';
import { arbitraryDebitNote } from '../../../support/builders/arbitrary/arbitrary-debit-note.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(debitNoteKind, {
  bodies: arbitraryDebitNote,
  schemaFile: 'NotaDebito_V1.0.0.xsd',
  carried,
});

/**
 * The XML has no element for the buyer's address and e-mail, nor for whether the invoice was issued here, nor for which
 * charge bears which tax: that follows only where there is a single one, an IVA.
 */
function carried(content: DebitNote): DebitNote {
  const { identification_type, identification, name } = content.buyer;
  const { document_id: _issuedHere, ...modified_document } = content.modified_document;
  const hasSingleTax = content.taxes.length === 1;
  return {
    ...content,
    buyer: { identification_type, identification, name },
    modified_document,
    reasons: hasSingleTax ? content.reasons : content.reasons.map((reason) => ({ ...reason, taxes: [] })),
  };
}
