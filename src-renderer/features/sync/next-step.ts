import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import type { WaitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';

/** What will happen next with a document that waits, without anybody's doing or with it. */
export type NextStep =
  | { readonly kind: 'resumed' | 'signed' | 'now' }
  | { readonly kind: 'later'; readonly at: string };

/** @param now in milliseconds */
export function nextStepOf(
  { step, next_attempt_at: at }: Pick<WaitingDocument, 'step' | 'next_attempt_at'>,
  { paused, signing }: Pick<SyncResource, 'paused' | 'signing'>,
  now: number,
): NextStep {
  if (step === 'sign' && signing.state === 'waiting') return { kind: 'signed' };
  if (paused) return { kind: 'resumed' };
  return at !== undefined && Date.parse(at) > now ? { kind: 'later', at } : { kind: 'now' };
}
