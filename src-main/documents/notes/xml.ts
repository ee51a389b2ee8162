import type { ModifiedDocument } from '../body/modified-document.ts';
import type { CreditNote } from '../model/credit-note.ts';
import type { DebitNote } from '../model/debit-note.ts';
import type { IssuedDocument } from '../model/document.ts';
import { identificationTypeCodes } from '../parties/party.ts';
import { supportDocumentCodeOf, supportDocumentSlug } from '../tables/support-document-types.ts';
import { codeOf } from '../values/as-written.ts';
import { toSriDate } from '../values/ecuador-time.ts';
import { dateOf, textOf } from '../xml/read-parts.ts';
import type { XmlTree } from '../xml/xml-tree.ts';
import { element, type XmlNode } from '../xml/xml-writer.ts';

/** What `infoNotaCredito` and `infoNotaDebito` both begin with (SRI reference §14.3, §14.4). */
export function noteInfoElements({
  identity,
  issuer,
  content,
}: IssuedDocument<CreditNote | DebitNote>): XmlNode {
  const { buyer, modified_document } = content;
  return [
    element('fechaEmision', toSriDate(identity.issueDate)),
    element('dirEstablecimiento', issuer.establishmentAddress),
    element('tipoIdentificacionComprador', codeOf(identificationTypeCodes, buyer.identification_type)),
    element('razonSocialComprador', buyer.name),
    element('identificacionComprador', buyer.identification),
    element('contribuyenteEspecial', issuer.specialTaxpayerResolution),
    element('obligadoContabilidad', issuer.keepsAccounting ? 'SI' : 'NO'),
    element('codDocModificado', supportDocumentCodeOf(modified_document.document_type)),
    element('numDocModificado', modified_document.number),
    element('fechaEmisionDocSustento', toSriDate(modified_document.issue_date)),
    element('totalSinImpuestos', content.subtotal),
  ];
}

/** The document a note modifies; whether it was issued here no XML says. */
export function modifiedDocumentFrom(info: XmlTree): ModifiedDocument {
  return {
    document_type: supportDocumentSlug(textOf(info, 'codDocModificado')),
    number: textOf(info, 'numDocModificado'),
    issue_date: dateOf(info, 'fechaEmisionDocSustento'),
  };
}
