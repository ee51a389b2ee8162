import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { WayOfProforma } from '../proformas/body-of-proforma.ts';

/** Each kind in the address of its editor, the most usual first. */
const names = {
  invoice: 'factura',
  withholding: 'retencion',
  credit_note: 'nota-de-credito',
  debit_note: 'nota-de-debito',
  delivery_note: 'guia-de-remision',
  purchase_settlement: 'liquidacion-de-compra',
} as const satisfies Readonly<Record<DocumentType, string>>;

export const editedTypes = keysOf(names);

export interface EditorAddress {
  readonly draft?: string | undefined;
  readonly from?: string | undefined;
  readonly proforma?: string | undefined;
  readonly way?: WayOfProforma | undefined;
}

/**
 * Where a document of a kind is written.
 *
 * @param draft the draft that goes on
 * @param from the document it starts from
 * @param proforma the proforma it goes on with, and how
 */
export function editorPath(type: DocumentType, { draft, from, proforma, way }: EditorAddress = {}): string {
  const query = new URLSearchParams({
    ...(draft && { borrador: draft }),
    ...(from && { de: from }),
    ...(proforma && way && { proforma, como: way }),
  }).toString();
  return `/documentos/nuevo/${names[type]}${query && `?${query}`}`;
}
