import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type InvoiceResource,
  invoiceResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import { documentListOf } from '../../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { putAnswer } from '../../../../lib/queries/put-answer.ts';

const key = ['documents', 'test', 'newest-invoice'];
const newestPage = documentListOf(invoiceResource);

/** The newest invoice of the testing service: the last try, in whatever window it was made. */
export function useNewestTest() {
  const { documents } = useService();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<InvoiceResource | null> => {
      const query = { limit: 1 };
      const page = await acceptedBy(documents.send(newestPage, 'GET /v1/ec/invoices', { query, signal }));
      return page.data[0] ?? null;
    },
  });
}

/** Issues an invoice of a dollar for a final consumer at the testing service. */
export function useTestInvoice() {
  const { documents, workspace } = useService();
  const cache = useQueryClient();
  // Another only once it is known what became of the one before.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const isExempt = workspace.entities.some(
    ({ kind, regime }) => kind === 'live' && regime === 'rimpe_negocio_popular',
  );
  return useMutation({
    mutationFn: (description: string) =>
      acceptedBy(
        documents.send(invoiceResource, 'POST /v1/ec/invoices', {
          body: {
            buyer: { identification_type: 'consumidor_final' },
            lines: [
              {
                code: 'PRUEBA',
                description,
                quantity: '1',
                unit_price: '1.00',
                taxes: [{ type: 'iva', rate: isExempt ? 'iva_0' : 'iva_15' }],
              },
            ],
            payments: [{ method: 'sin_sistema_financiero' }],
          },
          idempotencyKey,
        }),
      ),
    onSuccess: (invoice) => {
      setKey(crypto.randomUUID());
      putAnswer(cache, key, invoice);
    },
  });
}
