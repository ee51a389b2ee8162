import {
  type DocumentResource,
  documentResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { Answer } from '../../../../lib/http/answer.ts';
import type { Http } from '../../../../lib/http/http.ts';
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
  /** What was sent for it before without hearing what became of it; what is sent now is added. */
  readonly unanswered: ReadyBody[];
}

export interface IssuedBody {
  readonly document: DocumentResource;
  /** An earlier try had issued it, and what was changed since is not in it. */
  readonly isEarlier: boolean;
}

/**
 * Issues a draft. When an answer was lost and the draft was changed since, the service refuses another body under the
 * same key: then one of those sent before is the document.
 */
export async function issueBody(
  documents: Http,
  { type, body, previewId, draftId, unanswered }: Issuing,
): Promise<Answer<IssuedBody>> {
  const send = (sent: ReadyBody, query: { readonly preview_id?: string }) =>
    documents.send(documentResource, operations[type].issue, { body: sent, query, idempotencyKey: draftId });
  const answer = await send(body, previewId === undefined ? {} : { preview_id: previewId });
  if (answer.ok) return { ok: true, value: { document: answer.value, isEarlier: false } };
  if (openRefusals.includes(answer.refusal.code)) unanswered.push(body);
  if (answer.refusal.code !== 'idempotency_key_reused') return answer;
  for (const earlier of unanswered.toReversed()) {
    const again = await send(earlier, {});
    if (again.ok) return { ok: true, value: { document: again.value, isEarlier: true } };
    if (again.refusal.code !== 'idempotency_key_reused') return again;
  }
  return answer;
}

/** After these nobody knows yet whether a document came of it. */
const openRefusals: readonly string[] = ['service_unreachable', 'internal_error'];
