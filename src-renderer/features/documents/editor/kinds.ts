import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';

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

/**
 * Where a document of a kind is written.
 *
 * @param draft the draft that goes on
 * @param from the document it starts from
 */
export function editorPath(
  type: DocumentType,
  { draft, from }: { draft?: string; from?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(draft && { borrador: draft }),
    ...(from && { de: from }),
  }).toString();
  return `/documentos/nuevo/${names[type]}${query && `?${query}`}`;
}
