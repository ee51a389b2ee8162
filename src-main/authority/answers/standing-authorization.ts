import type { StandingAuthorization } from '../../issuing/ports/authorization-evidence.ts';
import { readDecision } from './authorization-answer.ts';

/** What an answer that was kept says was authorized under a key; undefined when it says nothing of the kind. */
export function standingAuthorization(
  answer: Uint8Array,
  accessKey: string,
): StandingAuthorization | undefined {
  const decision = readDecision({ kind: 'answered', status: 200, date: null, body: answer }, accessKey);
  return decision.kind === 'authorized' ? decision : undefined;
}
