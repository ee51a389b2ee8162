import type { Answer } from '../../lib/http/answer.ts';
import { mayBeWritten, sendOnce } from '../../lib/http/send-once.ts';

interface Attempt<Body, Value> {
  /** What it is about, such as the account of one customer: of each, one thing is written at a time. */
  readonly subject: string;
  readonly body: Body;
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer<Value>>;
}

/** What was written, and whether an earlier try about the same went without an answer. */
export interface Attempted<Value> {
  readonly value: Value;
  readonly isRetry: boolean;
}

export type Attempts<Body, Value> = ReturnType<typeof makeAttempts<Body, Value>>;

/** Writes each thing once, however often its answer is lost and its dialog is closed and opened again. */
export function makeAttempts<Body, Value>(newKey: () => string) {
  const unanswered = new Map<string, { readonly idempotencyKey: string; readonly bodies: readonly Body[] }>();
  return {
    /**
     * Sends a body under the key of its subject, which stays the same until an answer decides what became of all that
     * was sent under it. Where the service has the key for another body, one of those sent before was written: that is
     * the answer.
     */
    async send({ subject, body, send }: Attempt<Body, Value>): Promise<Answer<Attempted<Value>>> {
      const { idempotencyKey, bodies } = unanswered.get(subject) ?? { idempotencyKey: newKey(), bodies: [] };
      const isRetry = bodies.length > 0;
      // Whatever comes instead of an answer, also what is thrown, leaves it open.
      unanswered.set(subject, { idempotencyKey, bodies: [...bodies, body] });
      const answer = await sendOnce({ body, earlier: bodies, send: (sent) => send(sent, idempotencyKey) });
      const isDecided = answer.ok || !mayBeWritten(answer.refusal);
      if (answer.ok || (isDecided && !isRetry)) unanswered.delete(subject);
      else if (isDecided) unanswered.set(subject, { idempotencyKey, bodies });
      return answer.ok ? { ok: true, value: { value: answer.value.value, isRetry } } : answer;
    },
  };
}
