import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { openDocumentFile } from '../files/open-file.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';
import { useWorkplace } from '../workplace/use-workplace.ts';
import { printDocument } from './print-document.ts';
import { usePrinters } from './printers-query.ts';

/**
 * Prints documents from a page: silently on the till's printer, and where it has none the ticket is opened for the
 * system to print. One at a time; why the last could not be printed is kept.
 */
export function usePrintDocument() {
  const service = useService();
  const cache = useQueryClient();
  const { data: printers } = usePrinters();
  const { till } = useWorkplace();
  return useMutation({
    mutationFn: async (document: Pick<DocumentResource, 'id' | 'number' | 'object'>) => {
      if (printers?.length === 0) {
        await acceptedBy(openDocumentFile(service, document, 'ticket80'));
        return undefined;
      }
      return acceptedBy(printDocument(service.documents, { documentId: document.id, tillId: till?.id }));
    },
    onSettled: () =>
      Promise.all(['printers', 'print-jobs'].map((first) => cache.invalidateQueries({ queryKey: [first] }))),
  });
}
