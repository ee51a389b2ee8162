import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type DocumentDraftBody,
  documentDraftResource,
} from '../../../../../src-main/contract/documents/document-draft.ts';
import { acceptedBy } from '../../../../lib/http/answer.ts';
import { useService } from '../../../../lib/http/service.tsx';

/** Between the last key and the writing. */
const PAUSE_MS = 600;
/** After a refusal, as of a service that is away for a moment. */
const AGAIN_MS = 5_000;

type DraftContent = Omit<DocumentDraftBody, 'environment'>;

/** Keeps a draft with the service as it is written; nothing is kept of one that nobody has written in. */
export function useAutosave(id: string, content: DraftContent, onKept: () => void) {
  const { local, environment } = useService();
  const cache = useQueryClient();
  const text = JSON.stringify(content.body);
  const [savedText, setKept] = useState(text);
  const [savedAt, setSavedAt] = useState<Date>();
  const isEnded = useRef(false);
  const { mutate, error } = useMutation({
    mutationFn: async (draft: DraftContent) => {
      if (isEnded.current) return undefined;
      await acceptedBy(
        local.send(documentDraftResource, 'PUT /v1/local/document-drafts/{id}', {
          path: { id },
          body: { environment, ...draft },
        }),
      );
      return JSON.stringify(draft.body);
    },
    onSuccess: (written) => {
      if (written === undefined) return;
      setKept(written);
      setSavedAt(new Date());
      onKept();
    },
    // One after the other: what was written last stays.
    scope: { id: `draft ${id}` },
  });
  const isDirty = text !== savedText;
  const latest = useRef({ content, isDirty });
  latest.current = { content, isDirty };

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => mutate({ ...latest.current.content, body: JSON.parse(text) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, mutate]);
  useEffect(() => {
    if (!error) return;
    const timer = setInterval(() => {
      if (latest.current.isDirty) mutate(latest.current.content);
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [error, mutate]);
  // A user who leaves at once has been writing all the same.
  useEffect(
    () => () => {
      if (latest.current.isDirty) mutate(latest.current.content);
      void cache.invalidateQueries({ queryKey: ['drafts'] });
    },
    [mutate, cache],
  );
  return {
    savedAt,
    isDirty,
    error,
    /** The draft became a document: nothing of it is written any more. */
    end: () => {
      isEnded.current = true;
    },
  };
}
