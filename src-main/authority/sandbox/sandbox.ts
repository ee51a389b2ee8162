import { setTimeout as elapse } from 'node:timers/promises';
import type { Simulation } from '../../documents/kinds.ts';
import type { Answered, Authority, Exchange, Question } from '../../sync/ports/authority.ts';
import { readDecision } from '../answers/authorization-answer.ts';
import { readReception } from '../answers/reception-answer.ts';
import type { HttpReply } from '../soap/soap-exchange.ts';
import { sandboxDecisionAnswer, sandboxReceptionAnswer } from './sandbox-answers.ts';
import { conditionReply, keepsOut } from './sandbox-condition-reply.ts';
import type { SandboxConditions } from './sandbox-conditions.ts';

export interface SandboxOptions {
  readonly now: () => Date;
  readonly conditions: SandboxConditions;
}

export interface Sandbox extends Authority {
  /** Ends all delays: pending requests are answered at once. */
  close(): void;
}

/** The time limit of the real line, milliseconds. */
const PATIENCE_MS = 30_000;

/** How many documents it remembers not to have received; beyond, the oldest are taken for received. */
const REMEMBERED = 100_000;

/**
 * The simulator of the sandbox. It uses no network, and remembers only which documents a rehearsed outage lost: the
 * outcome is the one the document names, put into an answer of the authority's own shape and read by the same reader,
 * so that what an integrator finds in the journey is what the authority would have written.
 */
export function makeSandbox({ now, conditions }: SandboxOptions): Sandbox {
  const withheld = new Set<string>();
  const closing = new AbortController();

  /** What comes back, after the time it takes. */
  async function reply(
    operation: Exchange['operation'],
    { accessKey, simulate = 'authorized' }: Question,
    write: (simulation: Simulation, accessKey: string, at: Date) => string,
  ): Promise<HttpReply> {
    const { condition, latencyMs } = conditions.take(operation);
    if (latencyMs > 0) await wait(Math.min(latencyMs, PATIENCE_MS), closing.signal);
    if (operation === 'reception') note(accessKey, condition !== null && keepsOut(condition));
    if (latencyMs >= PATIENCE_MS) return conditionReply('timeout', accessKey, now());
    if (condition !== null) return conditionReply(condition, accessKey, now());
    if (operation === 'authorization' && withheld.has(accessKey)) {
      return conditionReply('unknown_key', accessKey, now());
    }
    const at = now();
    return {
      kind: 'answered',
      status: simulate === 'unavailable' ? 503 : 200,
      date: at,
      body: new TextEncoder().encode(write(simulate, accessKey, at)),
    };
  }

  function note(accessKey: string, stayedOut: boolean): void {
    withheld.delete(accessKey);
    if (!stayedOut) return;
    withheld.add(accessKey);
    const [oldest] = withheld;
    if (withheld.size > REMEMBERED && oldest !== undefined) withheld.delete(oldest);
  }

  async function answer<Outcome>(
    operation: Exchange['operation'],
    question: Question,
    write: (simulation: Simulation, accessKey: string, at: Date) => string,
    read: (reply: HttpReply, accessKey: string) => Outcome,
  ): Promise<Answered<Outcome>> {
    if (question.environment !== 'sandbox') {
      throw new Error(`The sandbox cannot answer for a ${question.environment} document`);
    }
    const startedAt = now();
    const start = performance.now();
    const came = await reply(operation, question, write);
    return {
      outcome: read(came, question.accessKey),
      exchange: {
        operation,
        endpoint: 'sandbox:',
        startedAt,
        durationMs: Math.round(performance.now() - start),
        httpStatus: came.status,
        authorityDate: came.date,
        answer: came.body,
      },
    };
  }

  return {
    receive: (submission) => answer('reception', submission, sandboxReceptionAnswer, readReception),
    decision: (question) => answer('authorization', question, sandboxDecisionAnswer, readDecision),
    close: () => closing.abort(),
  };
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await elapse(milliseconds, undefined, { signal });
  } catch {
    // Closing: the answer comes at once.
  }
}
