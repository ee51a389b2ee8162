import { problems } from '../../../src-main/contract/problems/problems.ts';
import type { Answer, Refusal } from './answer.ts';

interface Sending<Body, Value> {
  readonly body: Body;
  /** Bodies sent before under the same idempotency key whose answers were lost, the oldest first. */
  readonly earlier: readonly Body[];
  /** Sends a body under that key. */
  readonly send: (body: Body) => Promise<Answer<Value>>;
}

/** A value of the service, and the body it was made of: the one sent now or one whose answer was lost. */
export interface Written<Body, Value> {
  readonly value: Value;
  readonly body: Body;
}

/**
 * Sends a body under an idempotency key. When the key has another body already, that is one of those whose answers were
 * lost: its answer is the answer.
 */
export async function sendOnce<Body, Value>({
  body,
  earlier,
  send,
}: Sending<Body, Value>): Promise<Answer<Written<Body, Value>>> {
  const first = await send(body);
  if (first.ok) return { ok: true, value: { value: first.value, body } };
  if (first.refusal.code !== 'idempotency_key_reused') return first;
  for (const sent of earlier.toReversed()) {
    const answer = await send(sent);
    if (answer.ok) return { ok: true, value: { value: answer.value, body: sent } };
    if (answer.refusal.code !== 'idempotency_key_reused') return answer;
  }
  return first;
}

/** Whether a request may have been carried out though it was refused: no answer, a failure of the service, or an unknown code. */
export function mayBeWritten({ code }: Refusal): boolean {
  const problem = Object.entries(problems).find(([known]) => known === code)?.[1];
  return problem === undefined || problem.status >= 500;
}
