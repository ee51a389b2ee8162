import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentPreview } from '../../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import { type Answer, acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';
import { sendAllowed } from '../../../../lib/workplace/send-allowed.ts';
import { usePermit } from '../../../../lib/workplace/use-permit.ts';
import { type IssuedBody, issueBody, type ReadyBody } from './issue-body.ts';
import { operations } from './operations.ts';

/** What a document would be if it were issued now, as the service computes it, and what it warns of. */
export function usePreview(type: DocumentType) {
  const { documents } = useService();
  return useMutation({
    mutationFn: (body: ReadyBody) =>
      acceptedBy(documents.send(documentPreview, operations[type].preview, { body })),
  });
}

interface Wanted {
  readonly body: ReadyBody;
  readonly previewId: string;
}

/** Issues a draft, asking for the PIN of somebody who may where the person may not by themselves. */
export function useIssuing(type: DocumentType, draftId: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  const permit = usePermit();
  const unanswered = useRef<ReadyBody[]>([]);
  const isUnderWay = useRef(false);
  const tryIt = (first: ReadyBody, previewId: string): Promise<Answer<IssuedBody>> =>
    sendAllowed(first, {
      permit,
      send: (body, isFirst) =>
        issueBody(documents, {
          type,
          body,
          previewId: isFirst ? previewId : undefined,
          draftId,
          unanswered: unanswered.current,
        }),
    });
  const issuing = useMutation({
    mutationFn: ({ body, previewId }: Wanted) => acceptedBy(tryIt(body, previewId)),
    onSuccess: ({ document }) => {
      cache.setQueryData(['document', environment, document.id], document);
      for (const key of ['documents', 'document', 'sync', 'drafts', 'proformas']) {
        void cache.invalidateQueries({ queryKey: [key] });
      }
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    ...issuing,
    /** Two presses of an impatient finger are one document. */
    issue: (wanted: Wanted, onIssued: (issued: IssuedBody) => void) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      issuing.mutate(wanted, { onSuccess: onIssued });
    },
  };
}
