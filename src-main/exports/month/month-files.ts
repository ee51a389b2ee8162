import type { DocumentType } from '../../documents/kinds.ts';
import type { RecordedPurchase } from '../../documents/purchase/recorded-purchase.ts';
import { supportDocumentTitle } from '../../documents/tables/support-document-types.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { fileNameOf } from '../../reading/document-files.ts';

const folders: Readonly<Record<DocumentType, string>> = {
  invoice: 'facturas',
  credit_note: 'notas-de-credito',
  debit_note: 'notas-de-debito',
  withholding: 'retenciones',
  purchase_settlement: 'liquidaciones-de-compra',
  delivery_note: 'guias-de-remision',
};

/** Where a document is in the archive, without its ending; undefined of one without authorization, which has no files. */
export function pathOfDocument(document: StoredDocument): string | undefined {
  return document.authorization && `${folders[document.identity.type]}/${fileNameOf(document)}`;
}

/** Where the XML of a purchase is: numbers of suppliers repeat, so that their RUC goes before. */
export function pathOfPurchase({ content }: RecordedPurchase): string {
  const folder = isWithheldOfUs(content) ? 'retenciones-recibidas' : 'compras';
  const label = supportDocumentTitle(content.document_type)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
  const supplier = content.supplier.identification.replaceAll(/[^A-Za-z0-9]/g, '');
  return `${folder}/${supplier}-${label}-${content.number}.xml`;
}

/** Withholdings that customers made are among the purchases, and are no expense. */
export function isWithheldOfUs({
  document_type,
}: Pick<RecordedPurchase['content'], 'document_type'>): boolean {
  return document_type === 'retencion';
}
