import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cashMethod } from '../../../../src-main/contract/counter/cash-session.ts';
import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { printDocument } from '../../../lib/printing/print-document.ts';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { refundsIn } from '../form/refunds-in.ts';

/** What becomes of a return on paper. */
export interface PaperWanted {
  readonly note: DocumentResource;
  /** Money is handed back: the drawer opens when any of it is cash. */
  readonly isPaidBack: boolean;
}

/** Prints the credit note of a return on its own, where the shop has a printer. */
export function useReturnPaper() {
  const { documents } = useService();
  const { data: printers } = usePrinters();
  const { till } = useWorkplace();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ note, isPaidBack }: PaperWanted) => {
      if (!printers || printers.length === 0) return;
      await acceptedBy(
        printDocument(documents, {
          documentId: note.id,
          tillId: till?.id,
          openDrawer: isPaidBack && isInCash(note),
        }),
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['print-jobs'] }),
  });
}

function isInCash(note: DocumentResource): boolean {
  return note.object === 'credit_note' && refundsIn(note).some(({ method }) => method === cashMethod);
}
