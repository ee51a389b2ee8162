import type { Simulation } from '../documents/kinds.ts';
import type { Answered, Authority, Exchange, Question } from '../sync/authority.ts';
import { readDecision } from './answers/authorization-answer.ts';
import { readReception } from './answers/reception-answer.ts';
import { sandboxDecisionAnswer, sandboxReceptionAnswer } from './sandbox-answers.ts';
import type { HttpReply } from './soap-exchange.ts';

export interface SandboxOptions {
  readonly now: () => Date;
}

/**
 * The simulator of the sandbox. It asks nobody and remembers nothing: the outcome is the one the document
 * names, put into an answer of the authority's own shape and read by the same reader, so that what an
 * integrator finds in the journey is what the authority would have written.
 */
export function makeSandbox({ now }: SandboxOptions): Authority {
  function answer<Outcome>(
    operation: Exchange['operation'],
    question: Question,
    write: (simulation: Simulation, accessKey: string, at: Date) => string,
    read: (reply: HttpReply, accessKey: string) => Outcome,
  ): Answered<Outcome> {
    if (question.environment !== 'sandbox') {
      throw new Error(`The sandbox cannot answer for a ${question.environment} document`);
    }
    const simulation = question.simulate ?? 'authorized';
    const at = now();
    const status = simulation === 'unavailable' ? 503 : 200;
    const body = new TextEncoder().encode(write(simulation, question.accessKey, at));
    return {
      outcome: read({ kind: 'answered', status, date: at, body }, question.accessKey),
      exchange: {
        operation,
        endpoint: 'sandbox:',
        startedAt: at,
        durationMs: 0,
        httpStatus: status,
        authorityDate: at,
        answer: body,
      },
    };
  }

  return {
    receive: async (submission) => answer('reception', submission, sandboxReceptionAnswer, readReception),
    decision: async (question) => answer('authorization', question, sandboxDecisionAnswer, readDecision),
  };
}
