import type { z } from 'zod';
import { isProblemCode, type Problem, problemBody } from '../contract/problems/problems.ts';
import type { HeadAnswer } from './head-client.ts';
import { notAHead } from './why-unreachable.ts';

/** What an answer of the head office says is wrong; undefined when something else answers at its address. */
export function problemIn(body: Buffer) {
  try {
    return problemBody.parse(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}

/** The same, for showing to a person: the codes of a head office are those of this program, or it is a newer one. */
export function knownProblemIn(body: Buffer): Problem | undefined {
  const problem = problemIn(body);
  return problem && knownProblem(problem);
}

/** Undefined for one of a newer version. */
export function knownProblem({ code, detail }: z.output<typeof problemBody>): Problem | undefined {
  return isProblemCode(code) ? { code, detail } : undefined;
}

/** The head office is not up to it now. */
export interface NotNow {
  readonly kind: 'refused';
  readonly problem: string;
  readonly retryAfterSeconds?: number;
}

export function notNow({ body, retryAfterSeconds }: HeadAnswer): NotNow {
  return {
    kind: 'refused',
    problem: problemIn(body)?.detail ?? notAHead,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
