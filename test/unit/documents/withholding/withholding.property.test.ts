import type { Withholding } from '../../../../src-main/documents/model/withholding.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { arbitraryWithholdingBody } from '../../../support/builders/arbitrary/arbitrary-withholding.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(withholdingKind, {
  bodies: arbitraryWithholdingBody,
  schemaFile: 'ComprobanteRetencion_V2.0.0.xsd',
  carried,
});

/**
 * No XML of a withholding says where the supplier is and reads its mail, when the support documents are due, or what
 * was compensated in the documents reimbursed.
 */
function carried(content: Withholding): Withholding {
  const { address: _address, email: _email, ...supplier } = content.supplier;
  return {
    ...content,
    supplier,
    support_documents: content.support_documents.map((document) => ({
      ...document,
      payments: document.payments.map(({ method, amount }) => ({ method, amount })),
      reimbursement: document.reimbursement && {
        ...document.reimbursement,
        documents: document.reimbursement.documents.map((reimbursed) => ({
          ...reimbursed,
          compensations: [],
        })),
      },
    })),
  };
}
