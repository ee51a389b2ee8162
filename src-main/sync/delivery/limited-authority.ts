import { makeSemaphore } from '../../queue/semaphore.ts';
import type { Authority } from '../ports/authority.ts';

/**
 * Limits the concurrent requests to the authority in each environment. There may be more slots for sending than
 * requests: while some of them use the database, others use the line.
 */
export function limitedAuthority({ receive, decision }: Authority, atOnce: number): Authority {
  const questions = makeSemaphore(atOnce);
  return {
    receive: (submission) => questions.run(submission.environment, () => receive(submission)),
    decision: (question) => questions.run(question.environment, () => decision(question)),
  };
}
