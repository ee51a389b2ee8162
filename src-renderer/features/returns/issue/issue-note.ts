import type { z } from 'zod';
import { creditNoteResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';
import { mayBeWritten, sendOnce } from '../../../lib/http/send-once.ts';
import type { bodyOfReturn } from '../form/return-draft.ts';

type ReturnBody = ReturnType<typeof bodyOfReturn>;
type CreditNoteResource = z.output<typeof creditNoteResource>;

interface IssuingNote {
  readonly body: ReturnBody;
  /** Of one return: it comes back once, however often it is tried. */
  readonly idempotencyKey: string;
  /** Bodies of this return whose answers were lost; this one is added until its answer decides it. */
  readonly unanswered: ReturnBody[];
}

/** Issues the credit note of a return, also when an answer was lost and the return was changed since. */
export async function issueNote(
  documents: Http,
  { body, idempotencyKey, unanswered }: IssuingNote,
): Promise<Answer<CreditNoteResource>> {
  const earlier = [...unanswered];
  unanswered.push(body);
  const answer = await sendOnce({
    body,
    earlier,
    send: (sent) =>
      documents.send(creditNoteResource, 'POST /v1/ec/credit-notes', { body: sent, idempotencyKey }),
  });
  if (answer.ok || !mayBeWritten(answer.refusal)) unanswered.pop();
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}
