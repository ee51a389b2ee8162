import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import type {
  WaitingChoice,
  WaitingDocument,
} from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { acceptedBy } from './answer.ts';
import { useService } from './service.tsx';

/** A decision that a person is about to take. */
export interface DecisionRequest {
  readonly document: WaitingDocument;
  readonly decision: WaitingChoice;
}

/** Carries a decision out: the document itself, or the new one where it was replaced. */
export function useDecision({ document, decision }: DecisionRequest) {
  const { local, documents } = useService();
  const cache = useQueryClient();
  // Of one dialog: asking again after a lost answer replaces nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => {
      const path = { id: document.document_id };
      if (decision === 'refresh-status') {
        return acceptedBy(
          documents.send(documentResource, 'POST /v1/ec/documents/{id}/refresh-status', { path }),
        );
      }
      return acceptedBy(
        local.send(documentResource, `POST /v1/local/documents/{id}/${decision}`, {
          path,
          ...(decision === 'replace' && { idempotencyKey }),
        }),
      );
    },
    onSettled: () => {
      // Not waited for: a document on its way is asked about for as long as it takes.
      for (const key of ['sync', 'document', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
    },
  });
}
