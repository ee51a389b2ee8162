import { setTimeout as sleep } from 'node:timers/promises';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { type HttpAnswer, httpCall } from '../../support/api/http-call.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { Victim } from '../victim.ts';

export interface RequestCounts {
  requests: number;
  retries: number;
}

/** A program of the shop: it calls the service with its key and does not give up because the service died. */
export interface InsistentClient {
  /** The same call again and again until there is an answer that is not «later»; undefined when there never was one. */
  insist(call: ClientCall): Promise<HttpAnswer | undefined>;
}

export interface ClientCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

export interface InsistentClientParts {
  readonly victim: Victim;
  readonly token: string;
  readonly random: SeededRandom;
  readonly counts: RequestCounts;
}

const PATIENCE_MS = 10_000;
/** Longer than any row of kills keeps the service down. */
const GIVE_UP_MS = 60_000;
const LONGEST_PAUSE_MS = 300;

export function makeInsistentClient({
  victim,
  token,
  random,
  counts,
}: InsistentClientParts): InsistentClient {
  async function attempt({
    method,
    path,
    body,
    idempotencyKey,
  }: ClientCall): Promise<HttpAnswer | undefined> {
    const url = victim.url();
    if (url === undefined) return undefined;
    counts.requests += 1;
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const answer = await httpCall({ method, url: `${url}${path}`, token, headers, body, signal });
      return isLater(answer) ? undefined : answer;
    } catch {
      // Refused, cut, killed: whether it was done nobody knows.
      return undefined;
    }
  }

  return {
    async insist(call) {
      const giveUpAt = performance.now() + GIVE_UP_MS;
      for (let tries = 0; performance.now() < giveUpAt; tries += 1) {
        if (tries > 0 && victim.url() !== undefined) counts.retries += 1;
        const answer = await attempt(call);
        if (answer) return answer;
        await sleep(random.between(10, LONGEST_PAUSE_MS));
      }
      return undefined;
    },
  };
}

/** What passes by itself, as a service that starts or ends; a fault of its own is an answer, and one to be heard of. */
const passing: ReadonlySet<string> = new Set(['starting', 'maintenance']);

function isLater({ status, text }: HttpAnswer): boolean {
  if (status < 400) return false;
  const problem = problemBody.safeParse(JSON.parse(text));
  return problem.success && passing.has(problem.data.code);
}
