import { useState } from 'react';
import type { DocumentPreview } from '../../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { JsonObject } from '../../body/json.ts';
import { readBody } from '../../body/read-body.ts';
import type { useAutosave } from '../drafts/use-autosave.ts';
import type { IssuedBody, ReadyBody } from './issue-body.ts';
import { useIssuing, usePreview } from './use-issuing.ts';

interface Looked {
  readonly body: ReadyBody;
  readonly preview: DocumentPreview;
}

/** A document is looked at once more, as the service computes it, and then issued just so. */
export function useReview({
  type,
  draftId,
  saving,
}: {
  readonly type: DocumentType;
  readonly draftId: string;
  readonly saving: Pick<ReturnType<typeof useAutosave>, 'end'>;
}) {
  const preview = usePreview(type);
  const issuing = useIssuing(type, draftId);
  const [looked, setLooked] = useState<Looked>();
  return {
    preview: looked?.preview,
    isLooking: preview.isPending,
    isIssuing: issuing.isPending,
    /** Why it was refused, at the last look or try. */
    refused: looked ? issuing.error : preview.error,
    look: (ready: JsonObject) => {
      const read = readBody(type, ready);
      if (!read.ok || preview.isPending) return;
      issuing.reset();
      preview.mutate(read.value, {
        onSuccess: (reviewed) => setLooked({ body: read.value, preview: reviewed }),
      });
    },
    issue: (onIssued: (issued: IssuedBody) => void) => {
      if (!looked) return;
      issuing.issue({ body: looked.body, previewId: looked.preview.preview_id }, (issued) => {
        saving.end();
        onIssued(issued);
      });
    },
    close: () => setLooked(undefined),
  };
}
