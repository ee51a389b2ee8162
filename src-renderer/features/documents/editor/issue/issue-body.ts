import {
  type DocumentResource,
  documentResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { Answer } from '../../../../lib/http/answer.ts';
import type { Http } from '../../../../lib/http/http.ts';
import { mayBeWritten, sendOnce } from '../../../../lib/http/send-once.ts';
import type { readBody } from '../../body/read-body.ts';
import { operations } from './operations.ts';

/** A body that has its shape. */
export type ReadyBody = Extract<ReturnType<typeof readBody>, { ok: true }>['value'];

interface Issuing {
  readonly type: DocumentType;
  readonly body: ReadyBody;
  /** So that exactly what was looked at is issued. */
  readonly previewId: string | undefined;
  /** The draft's id: it becomes one document, however often it is tried. */
  readonly draftId: string;
  /** Bodies of this draft whose answers were lost; this one is added until its answer decides it. */
  readonly unanswered: ReadyBody[];
}

export interface IssuedBody {
  readonly document: DocumentResource;
  /** An earlier try had issued it, and what was changed since is not in it. */
  readonly isEarlier: boolean;
}

/** Issues a draft, also when an answer was lost and the draft was changed since. */
export async function issueBody(
  documents: Http,
  { type, body, previewId, draftId, unanswered }: Issuing,
): Promise<Answer<IssuedBody>> {
  const earlier = [...unanswered];
  unanswered.push(body);
  const answer = await sendOnce({
    body,
    earlier,
    send: (sent) =>
      documents.send(documentResource, operations[type].issue, {
        body: sent,
        query: sent === body && previewId !== undefined ? { preview_id: previewId } : {},
        idempotencyKey: draftId,
      }),
  });
  if (answer.ok || !mayBeWritten(answer.refusal)) unanswered.pop();
  return answer.ok
    ? { ok: true, value: { document: answer.value.value, isEarlier: answer.value.body !== body } }
    : answer;
}
