import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { emailResource } from '../../../../src-main/contract/documents/document-actions.ts';
import type { ListedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import type { Answer, Refusal } from '../../../lib/http/answer.ts';
import { type Service, useService } from '../../../lib/http/service.tsx';
import { printDocument } from '../../../lib/printing/print-document.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';

export type BulkAction = 'email' | 'print';

/** What became of a document: done, or why not as a code that many share. */
export type BulkOutcome = 'done' | 'no_address' | 'not_authorized' | 'other';

export interface BulkProgress {
  readonly outcomes: readonly BulkOutcome[];
  readonly isRunning: boolean;
  /** What stands in the way of all of them: there is no mail account, nothing answers. */
  readonly refusal: Refusal | undefined;
}

/** Does the same with each document, one after the other, until it is done or the dialog is left. */
export function useBulkAction(action: BulkAction, documents: readonly ListedDocument[]): BulkProgress {
  const service = useService();
  const cache = useQueryClient();
  const { till } = useWorkplace();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const isStarted = useRef(false);
  const isLeft = useRef(false);

  async function run(): Promise<void> {
    for (const document of documents) {
      if (isLeft.current) break;
      const answer: Answer<unknown> =
        action === 'email'
          ? await emailDocument(service, document.id)
          : await printDocument(service.documents, { documentId: document.id, tillId: till?.id });
      if (!answer.ok && concernsAll(answer.refusal)) {
        setRefusal(answer.refusal);
        break;
      }
      const outcome = answer.ok ? 'done' : outcomeOf(answer.refusal);
      setOutcomes((before) => [...before, outcome]);
    }
    for (const key of ['documents', 'document', 'print-jobs', 'printers']) {
      void cache.invalidateQueries({ queryKey: [key] });
    }
  }

  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    isLeft.current = false;
    if (!isStarted.current) {
      isStarted.current = true;
      void latest.current();
    }
    return () => {
      isLeft.current = true;
    };
  }, []);

  return { outcomes, isRunning: !refusal && outcomes.length < documents.length, refusal };
}

/** To the recipient of each document. */
function emailDocument({ documents }: Service, id: string) {
  return documents.send(emailResource, 'POST /v1/ec/documents/{id}/email', { path: { id }, body: {} });
}

function outcomeOf({ code, errors }: Refusal): BulkOutcome {
  if (errors.some(({ pointer }) => pointer === '/to')) return 'no_address';
  return code === 'invalid_state' ? 'not_authorized' : 'other';
}

/** The next one would be refused for the same. */
function concernsAll({ code, errors }: Refusal): boolean {
  const isOfOne = ['invalid_state', 'not_found', 'validation_failed'].includes(code);
  return !isOfOne || errors.some(({ pointer }) => pointer === '/till_id' || pointer === '/printer_id');
}
