import { type PrintJobResource, printJobResource } from '../../../src-main/contract/printing/print-job.ts';
import type { Answer } from '../http/answer.ts';
import type { Http } from '../http/http.ts';

interface DocumentPrinting {
  readonly documentId: string;
  /** Where it is printed: on the till's own printer, or else on the usual one. */
  readonly tillId?: string | undefined;
  /** Opens the drawer too, if it is printed at once. */
  readonly openDrawer?: boolean | undefined;
  /** Of a paper that must come once, however often and by however many windows it is asked for. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Puts a document's printing on the service's disk; the paper follows by itself. `documents`: the API in the
 * document's environment. Asked for twice, the second paper says COPIA.
 */
export function printDocument(
  documents: Http,
  { documentId, tillId, openDrawer = false, idempotencyKey }: DocumentPrinting,
): Promise<Answer<PrintJobResource>> {
  return documents.send(printJobResource, 'POST /v1/local/print', {
    body: {
      document_id: documentId,
      open_drawer: openDrawer,
      ...(tillId !== undefined && { till_id: tillId }),
    },
    idempotencyKey,
  });
}
