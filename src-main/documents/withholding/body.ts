import { z } from 'zod';
import { commonBody } from '../body/common-body.ts';
import { knownPartyBody } from '../parties/party.ts';
import { supplierType } from '../parties/supplier-type.ts';
import { namedObject } from '../values/named-object.ts';
import { supportDocumentShape } from './support-documents/support-document-body.ts';
import { checkRepeatedDocuments, checkSupportDocument } from './support-documents/support-document-rules.ts';

/** A document of the supplier from which tax is withheld. */
export const supportDocumentBody = supportDocumentShape
  .superRefine(checkSupportDocument)
  .meta({ id: 'withholding_support_document_body' });

/** What a person decides of a withholding (interface specification, "Withholdings"). */
export const withholdingBody = namedObject('withholding_body', {
  supplier: knownPartyBody,
  supplier_type: supplierType
    .optional()
    .meta({ description: 'Solo y siempre cuando el proveedor tiene identificación del exterior' }),
  related_party: z.boolean().default(false),
  support_documents: z.array(supportDocumentBody).min(1).superRefine(checkRepeatedDocuments),
  ...commonBody,
});
export type WithholdingBody = z.output<typeof withholdingBody>;
