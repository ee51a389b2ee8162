import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InputOf } from '../../../client/mostrador-client.ts';
import { proformaResource } from '../../../src-main/contract/proformas/proforma.ts';
import { acceptedBy } from '../http/answer.ts';
import { useService } from '../http/service.tsx';

/** What is quoted, as an invoice says it, and to whom and until when. */
export type QuotedBody = Omit<InputOf<'POST /v1/local/proformas'>['body'], 'valid_until' | 'recipient_name'>;

/** Makes a proforma of what is being sold or written. The same again after a lost answer makes no other. */
export function useMakeProforma() {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (body: QuotedBody) => {
      const text = JSON.stringify(body);
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
      return acceptedBy(
        documents.send(proformaResource, 'POST /v1/local/proformas', {
          body,
          idempotencyKey: attempt.current.key,
        }),
      );
    },
    onSuccess: (proforma) => {
      cache.setQueryData(['proformas', environment, 'one', proforma.id], proforma);
      void cache.invalidateQueries({ queryKey: ['proformas', environment, 'list'] });
    },
  });
}
