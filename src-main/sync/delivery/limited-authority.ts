import { makeSemaphore } from '../../queue/semaphore.ts';
import type { Authority } from '../authority.ts';

/**
 * The authority, asked no more than so many questions at once in each environment. There may be more slots for sending
 * than that: while some of them read and write, the line is in use.
 */
export function limitedAuthority({ receive, decision }: Authority, atOnce: number): Authority {
  const questions = makeSemaphore(atOnce);
  return {
    receive: (submission) => questions.run(submission.environment, () => receive(submission)),
    decision: (question) => questions.run(question.environment, () => decision(question)),
  };
}
