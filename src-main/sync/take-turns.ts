import { type Environment, environments } from '../documents/kinds.ts';
import type { Authority } from './authority.ts';

/**
 * The authority, asked no more than so many questions at once in each environment. There may be more hands than that:
 * while some of them read and write, the line is in use.
 */
export function takeTurns({ receive, decision }: Authority, atOnce: number): Authority {
  const turns = new Map<Environment, Turns>(environments.map((name) => [name, makeTurns(atOnce)]));

  async function inTurn<Answer>(environment: Environment, ask: () => Promise<Answer>): Promise<Answer> {
    const { mine, over } = turns.get(environment) ?? missing(environment);
    await mine();
    try {
      return await ask();
    } finally {
      over();
    }
  }

  return {
    receive: (submission) => inTurn(submission.environment, () => receive(submission)),
    decision: (question) => inTurn(question.environment, () => decision(question)),
  };
}

interface Turns {
  mine(): Promise<void>;
  over(): void;
}

function makeTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return {
    mine() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve();
    },
    over() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

function missing(environment: Environment): never {
  throw new Error(`there are no turns in ${environment}`);
}
