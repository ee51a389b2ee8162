import type { z } from 'zod';
import { creditNoteResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';
import type { bodyOfReturn } from '../form/return-draft.ts';

type ReturnBody = ReturnType<typeof bodyOfReturn>;
type CreditNoteResource = z.output<typeof creditNoteResource>;

interface IssuingNote {
  readonly body: ReturnBody;
  /** Of one return: it comes back once, however often it is tried. */
  readonly idempotencyKey: string;
  /** What was sent for it before without hearing what became of it; what is sent now is added. */
  readonly unanswered: ReturnBody[];
}

/**
 * Issues the credit note of a return. When an answer was lost and the return was changed since, the service refuses
 * another body under the same key: then one of those sent before is the note.
 */
export async function issueNote(
  documents: Http,
  { body, idempotencyKey, unanswered }: IssuingNote,
): Promise<Answer<CreditNoteResource>> {
  const send = (sent: ReturnBody) =>
    documents.send(creditNoteResource, 'POST /v1/ec/credit-notes', { body: sent, idempotencyKey });
  const answer = await send(body);
  if (answer.ok) return answer;
  if (openRefusals.includes(answer.refusal.code)) unanswered.push(body);
  if (answer.refusal.code !== 'idempotency_key_reused') return answer;
  for (const earlier of unanswered.toReversed()) {
    const again = await send(earlier);
    if (again.ok || again.refusal.code !== 'idempotency_key_reused') return again;
  }
  return answer;
}

/** After these nobody knows yet whether a note came of it. */
const openRefusals: readonly string[] = ['service_unreachable', 'internal_error'];
