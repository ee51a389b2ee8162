import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { desktopOf } from '../desktop.ts';
import type { Answer } from '../http/answer.ts';
import type { Service } from '../http/service.tsx';

export type DocumentFileKind = 'ticket80' | 'a4' | 'xml';

interface DocumentName {
  readonly id: string;
  readonly number: string;
  readonly object: DocumentType;
}

/** Fetches a document's file and shows it: the printed page in a viewer, the XML as a download. */
export async function openDocumentFile(
  service: Service,
  document: DocumentName,
  kind: DocumentFileKind,
): Promise<Answer<undefined>> {
  const path = { id: document.id };
  const fetched =
    kind === 'xml'
      ? await service.documents.call('GET /v1/ec/documents/{id}/xml', { path })
      : await service.documents.call('GET /v1/ec/documents/{id}/ride', { path, query: { format: kind } });
  if (!fetched.ok) return fetched;
  const name = `${fileNames[document.object]}-${document.number}`;
  if (kind !== 'xml') return showPdf(fetched.value, kind === 'a4' ? `${name}.pdf` : `${name}-ticket.pdf`);
  download(fetched.value, `${name}.xml`, 'application/xml');
  return done;
}

/** Files are named in the recipient's language. */
const fileNames: Readonly<Record<DocumentType, string>> = {
  invoice: 'factura',
  purchase_settlement: 'liquidacion',
  credit_note: 'nota-credito',
  debit_note: 'nota-debito',
  delivery_note: 'guia',
  withholding: 'retencion',
};

const done = { ok: true, value: undefined } as const;

/** The desktop opens the system's viewer, a browser a tab of its own, or saves it where tabs are blocked. */
export async function showPdf(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Answer<undefined>> {
  const desktop = desktopOf(window);
  if (desktop) {
    const noViewer = { ok: false, refusal: { code: 'no_pdf_viewer', detail: '', errors: [] } } as const;
    return desktop.openPdf({ name, bytes }).then(
      () => done,
      () => noViewer,
    );
  }
  const url = objectUrl(bytes, 'application/pdf');
  if (!window.open(url)) download(bytes, name, 'application/pdf');
  return done;
}

function download(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const anchor = window.document.createElement('a');
  anchor.href = objectUrl(bytes, type);
  anchor.download = name;
  anchor.click();
}

/** Lives long enough for a viewer to load it. */
const OBJECT_URL_MS = 60_000;

function objectUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_MS);
  return url;
}
