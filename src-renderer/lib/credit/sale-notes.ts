import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  creditNoteResource,
  type InvoiceResource,
} from '../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../src-main/contract/list.ts';
import type { DocumentStatus } from '../../../src-main/documents/kinds.ts';
import { acceptedBy } from '../http/answer.ts';
import type { Http } from '../http/http.ts';
import { useService } from '../http/service.tsx';

const noteList = documentListOf(creditNoteResource);
type CreditNoteResource = z.output<typeof creditNoteResource>;

/** Credit notes one buyer got since a sale: beyond so many pages the service's own count has to do. */
const PAGES_AT_MOST = 20;

const holding: readonly DocumentStatus[] = ['pending', 'submitted', 'authorized'];

/** The credit notes that take from a sale: those undecided or authorized (decision 0017). */
export function useSaleNotes(invoice: InvoiceResource | undefined) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'notes-on', invoice?.id],
    queryFn: ({ signal }) => (invoice ? notesOn(documents, invoice, signal) : []),
    enabled: invoice !== undefined,
  });
}

/** The same, asked once. */
export async function notesOn(
  documents: Http,
  invoice: InvoiceResource,
  signal?: AbortSignal,
): Promise<readonly CreditNoteResource[]> {
  const notes: CreditNoteResource[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    const { data, next_cursor } = await acceptedBy(
      documents.send(noteList, 'GET /v1/ec/credit-notes', {
        query: {
          counterparty: invoice.buyer.identification,
          'issue_date[gte]': invoice.issue_date,
          limit: 100,
          cursor,
        },
        signal,
      }),
    );
    notes.push(
      ...data.filter(
        ({ modified_document, status }) =>
          modified_document.number === invoice.number && holding.includes(status),
      ),
    );
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  return notes;
}
